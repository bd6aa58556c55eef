import * as v from 'valibot'
import { moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { throttled } from '#protocol/kit/throttled.ts'
import { addressToken } from './address-token.ts'
import { loggedIn } from './session.ts'

/** A secret that can be exchanged once for a session. It is not a session token and grants nothing else. */
const ticket = v.pipe(v.string(), v.regex(new RegExp(`^${addressToken.prefix}[\\w-]{43}$`)))

const unusable = {
  /**
   * The ticket was used, has expired, belongs to another merchant, or never existed. The reply does not say
   * which.
   */
  'login.ticketUnusable': v.object({}),
  /** The account was closed after the ticket was issued. */
  'login.closed': v.object({}),
}

export const createLoginTicket = call({
  method: 'POST',
  path: '/wps/session/ticket',
  access: 'account',
  summary:
    'Issues a login ticket for a URL. It creates one more session of the member, once, within a minute.',
  request: v.object({}),
  reply: v.object({ ticket, expiresAt: moment }),
  refusals: { 'ticket.throttled': throttled },
})

export const openLoginTicket = call({
  method: 'POST',
  path: '/wps/session/ticket/open',
  summary:
    'Returns the account of a login ticket and exchanges the ticket for one that is valid for ten minutes.',
  request: v.object({ ticket }),
  reply: v.object({
    ticket,
    member: v.object({ id: v.string(), account: v.string() }),
    expiresAt: moment,
  }),
  refusals: unusable,
})

export const redeemLoginTicket = call({
  method: 'POST',
  path: '/wps/session/login/ticket',
  summary: 'Creates a session from a login ticket, which is then used up.',
  request: v.object({ ticket }),
  reply: loggedIn,
  refusals: unusable,
})
