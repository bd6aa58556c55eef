import type { SnapshotFrom } from 'xstate'
import type { gameLaunchMachine } from '#machines/play/game-launch.machine.ts'

export const isLaunching = (snapshot: SnapshotFrom<typeof gameLaunchMachine>): boolean =>
  !snapshot.matches('idle') && !snapshot.matches('playing')
