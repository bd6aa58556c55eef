import type { LiveMessage } from '#visualiser/inspection/live-message.ts'

/** Sources of messages: pages of this origin, or the local runner that replays paths. */
export const sourceNames = ['tabs', 'runner'] as const
export type SourceName = (typeof sourceNames)[number]

export type LiveSource = {
  /** Calls `hear` for every message and `fail` when the source ends. Returns how to ask and how to stop. */
  listen(hear: (message: LiveMessage) => void, fail: () => void): { ask(): void; stop(): void }
}
