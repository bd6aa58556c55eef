import type { LiveMessage } from '#visualiser/inspection/live-message.ts'

/** Where messages come from: pages of this origin, or the runner that replays paths on this machine. */
export const sourceNames = ['tabs', 'runner'] as const
export type SourceName = (typeof sourceNames)[number]

/** Messages of pages as they arrive. */
export type LiveSource = {
  /** Calls `hear` with every message, and `fail` once there will be no more; returns how to ask and how to stop. */
  listen(hear: (message: LiveMessage) => void, fail: () => void): { ask(): void; stop(): void }
}
