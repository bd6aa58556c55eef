import { fromPromise } from 'xstate'
import { hiddenPopups, savePopupClosed, snoozePopup } from '#api/site/closed-popups.ts'
import { readPopups } from '#api/site/popups.ts'
import { publicPopupMachine } from '#machines/site/public-popup.machine.ts'

const interactions = ['pointerdown', 'keydown', 'scroll', 'wheel'] as const

function firstInteraction(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    for (const name of interactions)
      addEventListener(name, () => resolve(), { once: true, passive: true, signal })
  })
}

/** The tab's storage keeps the ids of closed popups. The browser's storage keeps those of snoozed popups. */
export const publicPopupFlow = publicPopupMachine.provide({
  actors: {
    firstInteraction: fromPromise(({ signal }) => firstInteraction(signal)),
    readPopups: fromPromise(async ({ input: { owner, executions }, signal }) => {
      const popups = await readPopups(executions, signal)
      const hidden = hiddenPopups(owner)
      return popups.filter(({ id }) => !hidden.has(id))
    }),
  },
  actions: {
    saveClosed: ({ context: { owner, waiting } }) => {
      if (waiting[0]) savePopupClosed(owner, waiting[0].id)
    },
    saveSnoozed: ({ context: { owner, waiting } }) => {
      if (waiting[0]) snoozePopup(owner, waiting[0].id)
    },
  },
})
