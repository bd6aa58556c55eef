/** A field that somebody can fill in. */
export type Field = HTMLInputElement | HTMLSelectElement

/**
 * What was done on a page before the application had taken it over, handed out once. `server/page-start.ts` keeps it,
 * `src/early-presses.ts` repeats it.
 */
export type EarlyInput = {
  take(): { pressed: HTMLElement[]; typed: [Field, string][]; sent: HTMLFormElement | null }
}
