import { fromPromise } from 'xstate'
import { saveCountdowns } from '#api/auth/code-countdown.ts'
import { sendFirebaseCode } from '#api/auth/firebase-phone.ts'
import { requestCode } from '#api/auth/sms-code.ts'
import { smsCodeMachine } from '#machines/auth/sms-code.machine.ts'
import { sliderFlow } from './slider.flow.ts'

/**
 * The countdowns until a new code may be requested are kept in the tab's storage. They continue while the
 * popup is closed.
 */
export const smsCodeFlow = smsCodeMachine.provide({
  actors: {
    slider: sliderFlow,
    requestCode: fromPromise(({ input, signal }) => requestCode(input, signal)),
    sendFirebaseCode: fromPromise(({ input, signal }) => sendFirebaseCode(input, signal)),
  },
  actions: { saveCountdowns: ({ context }) => saveCountdowns(context.use, context.countdowns) },
})
