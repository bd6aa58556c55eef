export type Field = HTMLInputElement | HTMLSelectElement

/**
 * Collects input before the page is hydrated. `server/pages/page-start.ts` stores it in `window.early`;
 * `src/pages/kit/loading/hydration-replay.ts` replays the input and removes the property.
 */
export type EarlyInput = {
  /**
   * Call it when the application starts to handle presses itself. It already handles any press that bubbles
   * up to the window, so these are not replayed.
   */
  share(): void
  take(): { pressed: HTMLElement[]; typed: [Field, string][]; sent: HTMLFormElement | null }
}
