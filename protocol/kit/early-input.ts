export type Field = HTMLInputElement | HTMLSelectElement

/**
 * Input on a page before hydration. `server/pages/page-start.ts` stores it as `window.early`;
 * `src/pages/kit/loading/hydration-replay.ts` replays and removes it.
 */
export type EarlyInput = {
  /**
   * After this the application also receives presses; only those it stops because it cannot handle them yet
   * are kept.
   */
  share(): void
  take(): { pressed: HTMLElement[]; typed: [Field, string][]; sent: HTMLFormElement | null }
}
