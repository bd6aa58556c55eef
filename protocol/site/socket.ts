import * as v from 'valibot'
import { call } from '#protocol/kit/call.ts'

export const createSocketTicket = call({
  method: 'POST',
  path: '/wps/socket/ticket',
  access: 'token',
  summary: 'A ticket that opens the socket once, within thirty seconds.',
  request: v.object({}),
  reply: v.object({ ticket: v.string() }),
})

/** Where the socket is; the ticket goes along as its second subprotocol, after `socketProtocol`. */
export const socketPath = '/wps/socket'
export const socketProtocol = 'palpite'

/** What the platform says over the socket. It carries no data: whoever hears it reads anew. */
export const socketMessage = v.variant('type', [
  v.object({ type: v.literal('balance.changed') }),
  v.object({ type: v.literal('session.ended') }),
  v.object({ type: v.literal('status.changed') }),
  v.object({ type: v.literal('notice.published') }),
  /** A contract, or a request about one. */
  v.object({ type: v.literal('contracts.changed') }),
  v.object({ type: v.literal('messages.changed') }),
  /** Something of the member's own beside those: a payment in or out, a claim, a count. */
  v.object({ type: v.literal('account.changed') }),
  /** Something in a chat room. */
  v.object({ type: v.literal('chat.said') }),
])

export type SocketMessage = v.InferOutput<typeof socketMessage>
