# Pax Viking: what can be wrong in a content pack. Words of the files (ids, keys, effects) are not translated.

error-content-ally-longships = Only a powerful ally has ally longships, written as a table with colour, n and start.
error-content-amount = { $what } must have from { $fewest } to { $most } entries, not { $found }.
error-content-argument = { $verb } knows no { $given }; it takes: { $known }.
error-content-argument-missing = The effect { $verb } needs { $key }.
error-content-beside = An event has the entry beside exactly if one of its effects is beside.
error-content-beside-solo = An event that stays beside a jarl board is ignored in the solo mode; write solo = false.
error-content-border = A border must join two different regions; this one names: { $given }.
error-content-discount = A discount needs either by or to, not both.
error-content-empty-post = An empty post has no { $given }.
error-content-event-follower = Events have no follower.
error-content-followers = { $expected ->
        [one] This post takes 1 follower.
       *[other] A key trade centre takes { $expected } followers of the same type.
    }
error-content-id = { $given } cannot be an id; use small letters, digits and underscores, beginning with a letter.
error-content-level = The level { $level } needs at least { $fewest } victory cards; there are { $found }.
error-content-many-allies = There can be at most { $colours } colours and { $longships } ally longships in all.
error-content-mix = The mix of kinds must add up to the { $tiles } tiles per player, not to { $found }.
error-content-moment = The effect { $verb } stands only in a permanent ability, not inside another effect, at one of these moments: { $known }.
error-content-no-moment = Only a permanent ability has a moment (when); this one is { $given }.
error-content-no-posts = The region { $given } has no post.
error-content-no-room = No venture can lie in { $given }, because all its posts are printed.
error-content-nowhere = { $given } needs a post; a god, an advocate or a jarl has none.
error-content-open-border = { $given } cannot have an open border, because no longship enters it.
error-content-place = { $given } cannot be read; write for instance within:2, zone:east or own_posts:biarmia.
error-content-port = A post of a harbour region needs a port, one of a river region has none; this one lies in { $given }.
error-content-price = pay needs either n silfr or tiles, not both.
error-content-river = The river region { $given } needs at least one open border.
error-content-start-ventures = The ventures outside the starter deck must belong to at least { $expected } regions, not { $found }.
error-content-starter = The starter deck for { $players } players needs { $expected } tiles of the kind { $kind }; the marks give { $found }.
error-content-still = The effect { $verb } needs a moment at which it happens; without one stand only: { $known }.
error-content-track = The costs of the saga track must not fall.
error-content-trigger = The effect { $verb } goes only with these triggers, not inside another effect: { $known }.
error-content-unconnected = No way leads from one of these places to the other: { $given }.
error-content-waters = There can be at most { $most } seas and river regions.
error-content-zone = A land region needs a zone; a sea has none.
