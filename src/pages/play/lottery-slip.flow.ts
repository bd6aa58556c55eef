import { fromPromise } from 'xstate'
import { forgetSlip, placeSlip, saveSlip } from '#api/play/lottery-slip.ts'
import { lotterySlipMachine } from '#machines/play/lottery-slip.machine.ts'

/** A slip whose outcome is unknown is kept in the tab, by member. */
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
