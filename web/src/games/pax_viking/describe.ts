// What a tile or a post is, in one text for tooltip and screen reader.
import { say } from "../../lib/speech.svelte";
import type { Fleet } from "./geometry";
import type { PostFace } from "./types";
import type { Tile, Wording } from "./words";

const ZONES = ["west", "north", "east", "south"];

export const areaName = (area: string): string => say(`pax-${ZONES.includes(area) ? "zone" : "region"}-${area}`);

/** A saga tile: kind, area, follower, what it says, and where it comes from. */
export function describeTile(wording: Wording, tile: Tile): string {
  const facts = [say(`pax-tilekind-${tile.kind}`), areaName(tile.area), tile.follower ? say(`pax-follower-${tile.follower}`) : ""];
  return `${say(`pax-tile-${tile.id}`)}: ${facts.filter(Boolean).join(", ")}. ${wording.tile(tile)} ${wording.source(tile)}`;
}

/** A post: kind, what lies there, whose it is, and what else is to be said of the place. */
export function describePost(wording: Wording, post: PostFace, tile: Tile | null, owner: string, ships: string[]): string {
  const facts = [
    say(`pax-postkind-${post.kind}`),
    post.port ? say("pax-word-port-to", { sea: say(`pax-region-${post.port}`) }) : "",
    post.cost ? say("pax-word-cost", { cost: post.cost }) : "",
    ...(post.followers ?? []).map((follower) => say(`pax-follower-${follower}`)),
    owner ? say("pax-word-held-by", { player: owner }) : "",
  ];
  const says = post.trigger && post.effects ? wording.ability({ ...post, trigger: post.trigger, effects: post.effects }) : "";
  const lies = tile ? describeTile(wording, tile) : "";
  return [`${say(`pax-post-${post.id}`)}: ${facts.filter(Boolean).join(", ")}.`, says, lies, ships.length ? `${ships.join("; ")}.` : ""]
    .filter(Boolean)
    .join(" ");
}

/** Longships that lie together: whose they are, how many, and whether they can still be used. */
export function describeFleet({ colour, commander, count, renewed }: Fleet, players: string[]): string {
  const whose =
    typeof colour === "number" ? (players[colour] ?? "") : say("pax-word-ally-longship", { colour: say(`pax-colour-${colour}`) });
  const commanded = typeof colour !== "number" && commander !== null ? say("pax-word-commanded", { player: players[commander] ?? "" }) : "";
  return [whose, say("pax-word-longships-here", { count }), say(renewed ? "pax-word-renewed" : "pax-word-exhausted"), commanded]
    .filter(Boolean)
    .join(", ");
}

/** A name on the map goes without what stands in brackets. */
export const shortName = (name: string): string => name.replace(/ \(.*\)$/, "");
