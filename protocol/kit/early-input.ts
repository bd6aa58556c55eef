export type Field = HTMLInputElement | HTMLSelectElement

/**
 * Input on a page before hydration. `server/pages/page-start.ts` stores it in `window.early`;
 * `src/pages/kit/loading/hydration-replay.ts` replays it and removes the property.
 */
export type EarlyInput = {
  /**
   * From this call on, the application handles presses too. A press that bubbles up to the window was already
   * handled and is not replayed.
   */
  share(): void
  take(): { pressed: HTMLElement[]; typed: [Field, string][]; sent: HTMLFormElement | null }
}
