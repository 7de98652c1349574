"""The map in the form the steps use: posts and waters are places, counted together."""

from __future__ import annotations


class Places:
    """Regions, posts, the ways between them, and where ally longships begin."""

    def __init__(self) -> None:
        self.posts: int = 0
        self.regions: int = 0
        self.waters: int = 0
        """Regions that can be entered: seas and river regions are the regions 0 to `waters` - 1."""
        self.places: int = 0
        """Posts and waters together."""
        self.board: int = 0
        """The place number of the jarl board: the one after the last place."""

        self.region_ids: list[str] = []
        self.region_kind: list[int] = []
        self.region_zone: list[int] = []
        """-1 for seas."""
        self.region_posts: list[int] = []
        """By region: the mask of its posts."""
        self.zone_posts: list[int] = []
        """By zone: the mask of its posts."""

        self.post_ids: list[str] = []
        self.post_kind: list[int] = []
        self.post_region: list[int] = []
        self.post_zone: list[int] = []
        self.port: list[int] = []
        """By post: the one place it is entered from and left to: the sea of its port, or its river region."""
        self.post_follower: list[int] = []
        """By post: the type of the followers of a printed post, -1 for an empty one."""
        self.post_need: list[int] = []
        """By post: how many followers it takes: 2 for a key trade centre, else 1."""
        self.post_cost: list[int] = []
        """By post: the printed cost, 0 for an empty one."""
        self.post_rank: list[int] = []
        """By post: 0 for the first by solo priority (southernmost, then easternmost)."""
        self.by_rank: list[int] = []
        """The posts in solo priority."""
        self.of_kind: list[int] = []
        """By post kind: the mask of posts."""

        self.place_ids: list[str] = []
        """By place: the id of the post or region."""
        self.place_zone: list[int] = []
        self.place_region: list[int] = []
        """By place: the region it lies in (a port post: its land region)."""
        self.near: list[list[int]] = []
        """By place: the places one node away, waters first."""
        self.distance: list[list[int]] = []
        """By place and place: the nodes between them (PAX-MOVE-02 to -13); `FAR` if no way joins them."""

        self.colours: list[str] = []
        """Of the ally longships."""
        self.colour_post: list[int] = []
        self.colour_ships: list[int] = []
        self.colour_start: list[int] = []
        """By colour: the sea (place) where they start."""
