// For how long somebody is muted or banned.
const HOUR = 3600;
/** Message ids and seconds; null: for ever. */
export const DURATIONS: [string, number | null][] = [
  ["web-for-hour", HOUR],
  ["web-for-day", 24 * HOUR],
  ["web-for-week", 7 * 24 * HOUR],
  ["web-for-month", 30 * 24 * HOUR],
  ["web-for-ever", null],
];
