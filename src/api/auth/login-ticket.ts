import { savePlayed } from '#api/browser/continue-playing-placeholder.ts'
import { clearSession, saveToken, sessionToken } from '#api/browser/session-storage.ts'
import { callApi } from '#api/http/call-api.ts'
import { openLoginTicket, redeemLoginTicket } from '#protocol/auth/login-ticket.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'
import { arrivedTicket, clearTicket, saveTicket } from './address-token.ts'

type Refused = { outcome: 'unusable' | 'closed' }

export type TicketReading = { outcome: 'member'; member: { id: string; account: string } } | Refused

export type TicketExchange = { outcome: 'loggedIn'; loggedIn: LoggedIn } | Refused

/**
 * Reads which account the login link is for. The response contains a new ticket, which replaces the current
 * one.
 */
export async function readTicket(signal: AbortSignal): Promise<TicketReading> {
  const ticket = arrivedTicket()
  if (!ticket) return refused('login.ticketUnusable')
  const answer = await callApi(openLoginTicket, { ticket }, { signal })
  if (!answer.ok) return refused(answer.refusal.code)
  saveTicket(answer.value.ticket)
  return { outcome: 'member', member: answer.value.member }
}

/** Exchanges the ticket for a session in this tab. Data from the tab's previous session is cleared. */
export async function exchangeTicket(signal: AbortSignal): Promise<TicketExchange> {
  const ticket = arrivedTicket()
  if (!ticket) return refused('login.ticketUnusable')
  const answer = await callApi(redeemLoginTicket, { ticket }, { signal })
  if (!answer.ok) return refused(answer.refusal.code)
  const loggedIn = answer.value
  clearTicket()
  if (sessionToken() !== null) clearSession()
  saveToken(loggedIn.token)
  savePlayed(loggedIn.member.hasPlayed ?? false)
  return { outcome: 'loggedIn', loggedIn }
}

/** These refusals are final, so the ticket is cleared. */
function refused(code: 'login.ticketUnusable' | 'login.closed'): Refused {
  clearTicket()
  if (sessionToken() === null) savePlayed(false)
  return { outcome: code === 'login.closed' ? 'closed' : 'unusable' }
}
