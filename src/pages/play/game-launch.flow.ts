import { fromPromise } from 'xstate'
import { openWindow, releaseWindow, reserveWindow } from '#api/browser/popup-window.ts'
import { gameLaunchMachine } from '#machines/play/game-launch.machine.ts'

/** The API call's code is loaded on first use, to keep it out of Home's first script. */
export const gameLaunchFlow = gameLaunchMachine.provide({
  actors: {
    requestLaunch: fromPromise(async ({ input, signal }) =>
      (await import('#api/play/game-launch.ts')).requestLaunch(input, signal),
    ),
    openWindow: fromPromise(async ({ input }) => openWindow(input.address)),
  },
  actions: { reserveWindow, releaseWindow },
})
