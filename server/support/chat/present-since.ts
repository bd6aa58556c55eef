/** Milliseconds after the last poll until a member counts as gone. */
const PRESENT_FOR = 60_000

export const presentSince = (now: Date): Date => new Date(now.getTime() - PRESENT_FOR)
