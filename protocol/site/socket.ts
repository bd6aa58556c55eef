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

/** The ticket is sent as the second subprotocol, after `socketProtocol`. */
export const socketPath = '/wps/socket'
export const socketProtocol = 'palpite'

/** Messages carry no data; the client reloads what changed. */
export const socketMessage = v.variant('type', [
  v.object({ type: v.literal('balance.changed') }),
  v.object({ type: v.literal('session.ended') }),
  v.object({ type: v.literal('status.changed') }),
  v.object({ type: v.literal('notice.published') }),
  /** A contract, or a request about one. */
  v.object({ type: v.literal('contracts.changed') }),
  v.object({ type: v.literal('messages.changed') }),
  /** Any other data of the member: a deposit or withdrawal, a claim, a count. */
  v.object({ type: v.literal('account.changed') }),
  v.object({ type: v.literal('chat.said') }),
])

export type SocketMessage = v.InferOutput<typeof socketMessage>
