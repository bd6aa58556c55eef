import { callApi } from '#api/http/call-api.ts'
import { savePlayed } from '#api/lobby/continue-playing-placeholder.ts'
import { openLoginTicket, redeemLoginTicket } from '#protocol/auth/login-ticket.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'
import { arrivedTicket, forgetTicket, saveTicket } from './address-token.ts'
import { clearSession, saveToken, sessionToken } from './session-storage.ts'

type Refused = { outcome: 'unusable' | 'closed' }

/** Whose account a ticket is for, or why nobody can log in with it. */
export type TicketReading = { outcome: 'member'; member: { id: string; account: string } } | Refused

/** The session that a ticket started, or why it started none. */
export type TicketExchange = { outcome: 'loggedIn'; loggedIn: LoggedIn } | Refused

/** Asks whose account the link is for. The ticket that waits for an answer takes the place of the one in the address. */
export async function readTicket(signal: AbortSignal): Promise<TicketReading> {
  const ticket = arrivedTicket()
  if (!ticket) return refused('login.ticketUnusable')
  const answer = await callApi(openLoginTicket, { ticket }, { signal })
  if (!answer.ok) return refused(answer.refusal.code)
  saveTicket(answer.value.ticket)
  return { outcome: 'member', member: answer.value.member }
}

/** Exchanges the ticket for a session, which this tab then holds. Of the one it held before nothing is left here. */
export async function exchangeTicket(signal: AbortSignal): Promise<TicketExchange> {
  const ticket = arrivedTicket()
  if (!ticket) return refused('login.ticketUnusable')
  const answer = await callApi(redeemLoginTicket, { ticket }, { signal })
  if (!answer.ok) return refused(answer.refusal.code)
  const loggedIn = answer.value
  forgetTicket()
  if (sessionToken() !== null) clearSession()
  saveToken(loggedIn.token)
  savePlayed(loggedIn.member.hasPlayed ?? false)
  return { outcome: 'loggedIn', loggedIn }
}

/** What is wrong with it will not change, so that it is not tried again. */
function refused(code: 'login.ticketUnusable' | 'login.closed'): Refused {
  forgetTicket()
  if (sessionToken() === null) savePlayed(false)
  return { outcome: code === 'login.closed' ? 'closed' : 'unusable' }
}
