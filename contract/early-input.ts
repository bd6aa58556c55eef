/** A field that somebody can fill in. */
export type Field = HTMLInputElement | HTMLSelectElement

/**
 * What was done on a page before the application had taken it over. `server/page-start.ts` keeps it as `window.early`,
 * `src/early-presses.ts` repeats it and removes that.
 */
export type EarlyInput = {
  /** From here on the application hears presses too, and stops those that it cannot carry out yet: only they are kept. */
  share(): void
  take(): { pressed: HTMLElement[]; typed: [Field, string][]; sent: HTMLFormElement | null }
}
