"""Reports, and what moderators do about them."""
