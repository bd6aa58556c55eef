import { fromPromise } from 'xstate'
import { clearTicket } from '#api/auth/address-token.ts'
import { exchangeTicket, readTicket } from '#api/auth/login-ticket.ts'
import { loginLinkMachine } from '#machines/auth/login-link.machine.ts'

export const loginLinkFlow = loginLinkMachine.provide({
  actors: {
    readTicket: fromPromise(({ signal }) => readTicket(signal)),
    exchangeTicket: fromPromise(({ signal }) => exchangeTicket(signal)),
  },
  actions: { clearTicket },
})
