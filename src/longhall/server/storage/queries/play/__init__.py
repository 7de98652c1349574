"""Tables: seats, logs, chat, plans, notes, and what is found out about finished games."""
