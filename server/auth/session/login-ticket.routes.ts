import type { LoginSide } from '#domain/auth/login-side.ts'
import { type LoginMethod, type Member, originOf } from '#server/identity/sessions.ts'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { loggedInOf } from './log-in.ts'
import { issueLoginTicket, openLoginTicket as open, redeemLoginTicket as redeem } from './login-tickets.ts'

/** LOGIN-11. Issues a ticket that logs the member in elsewhere. */
export const createLoginTicket: HandlerOf<'createLoginTicket'> = async ({ platform, who, now }) => {
  const { member, session } = who
  const retryAfter = await platform.limits.loginTickets.count(String(member.id))
  if (retryAfter > 0) return refuse('ticket.throttled', { retryAfter })
  const { ticket, expiresAt } = await issueLoginTicket(platform.database, {
    memberId: member.id,
    sessionHash: session.tokenHash,
    merchant: platform.operator.merchant,
    side: session.side as LoginSide,
    method: session.method as LoginMethod,
    now,
  })
  return accept({ ticket, expiresAt: expiresAt.toISOString() })
}

/** LOGIN-11. Returns the account of a ticket, so that a user with another session can confirm the switch. */
export const openLoginTicket: HandlerOf<'openLoginTicket'> = async ({ platform, request, now }) => {
  const { merchant } = platform.operator
  const opened = await open(platform.database, { ...request, merchant, now })
  if (!opened) return refuse('login.ticketUnusable', {})
  const { ticket, member, expiresAt } = opened
  if (member.closed) return refuse('login.closed', {})
  return accept({
    ticket,
    member: { id: String(member.id), account: shownAccount(member) },
    expiresAt: expiresAt.toISOString(),
  })
}

/** LOGIN-11. Uses up the ticket, even if the response is lost. */
export const redeemLoginTicket: HandlerOf<'redeemLoginTicket'> = async ({
  platform,
  request,
  caller,
  now,
}) => {
  const { merchant } = platform.operator
  const redeemed = await platform.database.transaction((tx) =>
    redeem(tx, { ...request, merchant, origin: originOf(caller), now }),
  )
  if (redeemed.refused) return refuse(redeemed.refused, {})
  return accept(await loggedInOf(platform, { ...redeemed, byLink: true, now }))
}

/**
 * Returns the account name, or only the last four digits of a mobile number, so that bystanders do not learn
 * the rest.
 */
const shownAccount = ({ account }: Member): string =>
  /^\d{8,}$/.test(account) ? `•••• ${account.slice(-4)}` : account
