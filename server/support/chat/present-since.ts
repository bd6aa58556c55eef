/** Milliseconds after which somebody who has not looked at a room is taken to have left. */
const PRESENT_FOR = 60_000

/** Whoever has looked at a room since then is in it. */
export const presentSince = (now: Date): Date => new Date(now.getTime() - PRESENT_FOR)
