import { fromCallback, fromPromise } from 'xstate'
import { watchNetwork } from '#api/http/network.ts'
import { openSocket } from '#api/http/socket.ts'
import { socketMachine } from '#machines/site/socket.machine.ts'

export const socketFlow = socketMachine.provide({
  actors: {
    network: fromCallback(({ sendBack }) => watchNetwork(sendBack)),
    readTicket: fromPromise(async ({ signal }) =>
      (await import('#api/http/first-calls.ts')).readTicket(signal),
    ),
    line: fromCallback(({ input, sendBack }) => openSocket(input.ticket, sendBack)),
  },
})
