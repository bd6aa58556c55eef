/** A field that somebody can fill in. */
export type Field = HTMLInputElement | HTMLSelectElement

/**
 * What was done on a page before the application had taken it over. `server/pages/page-start.ts` keeps it as `window.early`,
 * `src/app/hydration-replay.ts` repeats it and removes that.
 */
export type EarlyInput = {
  /** From here on the application hears presses too, and stops those that it cannot carry out yet: only they are kept. */
  share(): void
  take(): { pressed: HTMLElement[]; typed: [Field, string][]; sent: HTMLFormElement | null }
}
