import * as v from 'valibot'
import { call } from '#protocol/kit/call.ts'

export const createSocketTicket = call({
  method: 'POST',
  path: '/wps/socket/ticket',
  access: 'token',
  summary: 'Issues a ticket that opens the socket once, within thirty seconds.',
  request: v.object({}),
  reply: v.object({ ticket: v.string() }),
})

/** The path of the socket. Clients send the ticket as the second subprotocol, after `socketProtocol`. */
export const socketPath = '/wps/socket'
export const socketProtocol = 'palpite'

/** Messages carry no data. They tell clients which data to reload. */
export const socketMessage = v.variant('type', [
  v.object({ type: v.literal('balance.changed') }),
  v.object({ type: v.literal('session.ended') }),
  v.object({ type: v.literal('status.changed') }),
  v.object({ type: v.literal('notice.published') }),
  /** A contract or a request about one has changed. */
  v.object({ type: v.literal('contracts.changed') }),
  v.object({ type: v.literal('messages.changed') }),
  /** Other data of the member has changed, such as a deposit, a withdrawal, a claim or a count. */
  v.object({ type: v.literal('account.changed') }),
  v.object({ type: v.literal('chat.said') }),
])

export type SocketMessage = v.InferOutput<typeof socketMessage>
