import { fromPromise } from 'xstate'
import { sendContactCode } from '#api/account/contact-code.ts'
import { contactCodeMachine } from '#machines/account/contact-code.machine.ts'

/** Used when a contact is added and when the payment password is changed. */
export const contactCodeFlow = contactCodeMachine.provide({
  actors: { sendContactCode: fromPromise(({ input, signal }) => sendContactCode(input, signal)) },
})
