/** How wide a replay's window may be, in CSS pixels. */
export const NARROWEST = 200
export const WIDEST = 4_000
