/** How long after the last poll a member counts as present, in milliseconds. */
const PRESENT_FOR = 60_000

export const presentSince = (now: Date): Date => new Date(now.getTime() - PRESENT_FOR)
