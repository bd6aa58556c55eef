import { fromPromise } from 'xstate'
import { forgetSlip, placeSlip, saveSlip } from '#api/play/lottery-slip.ts'
import { lotterySlipMachine } from '#machines/play/lottery-slip.machine.ts'

/** Slips whose outcome is unknown are kept in the tab's storage, separately for each member and game. */
export const lotterySlipFlow = lotterySlipMachine.provide({
  actors: {
    placeBets: fromPromise(({ input: { intent }, signal }) => {
      if (!intent) throw new Error('There is no slip to send')
      return placeSlip(intent, signal)
    }),
  },
  actions: {
    saveRequest: ({ context }) => {
      if (context.pending) saveSlip(context, context.pending)
    },
    clearSavedRequest: ({ context }) => forgetSlip(context),
  },
})
