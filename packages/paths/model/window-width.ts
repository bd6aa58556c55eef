/** Minimum and maximum width of the browser window in a replay, in CSS pixels. */
export const NARROWEST = 200
export const WIDEST = 4_000
