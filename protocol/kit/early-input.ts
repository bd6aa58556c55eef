export type Field = HTMLInputElement | HTMLSelectElement

/**
 * Collects input before the page is hydrated. `server/pages/page-start.ts` stores the collector in
 * `window.early`; `src/pages/kit/loading/hydration-replay.ts` replays the input and removes the property.
 */
export type EarlyInput = {
  /**
   * Must be called when the application starts to handle presses itself. Presses that bubble up to the window
   * are then not replayed, because the application has handled them.
   */
  share(): void
  take(): { pressed: HTMLElement[]; typed: [Field, string][]; sent: HTMLFormElement | null }
}
