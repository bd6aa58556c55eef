import { fromPromise } from 'xstate'
import { sendContactCode } from '#api/account/contact-code.ts'
import { contactCodeMachine } from '#machines/account/contact-code.machine.ts'

/** Shared by adding a contact and resetting the payment password. */
export const contactCodeFlow = contactCodeMachine.provide({
  actors: { sendContactCode: fromPromise(({ input, signal }) => sendContactCode(input, signal)) },
})
