/** Limits of a replay's window width, in CSS pixels. */
export const NARROWEST = 200
export const WIDEST = 4_000
