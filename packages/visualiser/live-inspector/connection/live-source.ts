import type { LiveMessage } from '#visualiser/inspection/live-message.ts'

/** Where messages come from: pages of the same origin, or the local runner that replays paths. */
export const sourceNames = ['tabs', 'runner'] as const
export type SourceName = (typeof sourceNames)[number]

export type LiveSource = {
  /**
   * Calls `hear` for every message, and `fail` when the source is lost. Returns `ask`, which asks pages to
   * report, and `stop`, which stops listening.
   */
  listen(hear: (message: LiveMessage) => void, fail: () => void): { ask(): void; stop(): void }
}
