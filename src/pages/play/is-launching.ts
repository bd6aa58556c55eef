import type { SnapshotFrom } from 'xstate'
import type { gameLaunchMachine } from '#machines/play/game-launch.machine.ts'

/** Whether the start of a game lies over the page. */
export const isLaunching = (snapshot: SnapshotFrom<typeof gameLaunchMachine>): boolean =>
  !snapshot.matches('idle') && !snapshot.matches('playing')
