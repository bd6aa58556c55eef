import type { MemberInfo } from '#protocol/account/member.ts'
import { addressToken } from '#protocol/auth/address-token.ts'
import { openLoginTicket, redeemLoginTicket } from '#protocol/auth/login-ticket.ts'

type Call = { path: string; token: string | null }

/** Creates a fake platform that keeps sessions by token. Its `fetch` answers and records all calls. */
export function createSessionPlatform() {
  const sessions = new Map<string, MemberInfo>()
  const tickets = new Map<string, { token: string; member: MemberInfo }>()
  const calls: Call[] = []
  let isSilent = false
  let held = Promise.resolve()

  /** LOGIN-11: a ticket is accepted only once. Opening a ticket returns a new one. */
  const answerTicket = (path: string, ticket: string): Response => {
    const found = tickets.get(ticket)
    tickets.delete(ticket)
    if (!found) return Response.json({ success: false, code: 'login.ticketUnusable', value: {} })
    const { token, member } = found
    if (path === openLoginTicket.path) {
      const next = ticketOf(`opened-${token}`)
      tickets.set(next, found)
      const expiresAt = new Date(Date.now() + 600_000).toISOString()
      return success({ ticket: next, member: { id: member.id, account: member.account }, expiresAt })
    }
    const linked = { ...member, byLink: true }
    sessions.set(token, linked)
    return success({ token, firstTimeLogin: false, passwordExpired: false, member: linked })
  }

  const answer = (path: string, token: string | null): Response => {
    const member = token === null ? undefined : sessions.get(token)
    if (!member) return failure(401, 'session.ended')
    if (path === '/wps/member/info') return success(member)
    if (path === '/wps/session/logout') {
      sessions.delete(token ?? '')
      return success({})
    }
    if (member.passwordDefault || member.passwordExpired) return failure(403, 'password.changeNeeded')
    if (path === '/wps/v2/wallets/balance')
      return success({ balance: 100, currency: 'BRL', currencySymbol: 'R$' })
    return failure(404, 'call.unknown')
  }

  return {
    sessions,
    issueTicket(token: string, member: MemberInfo): string {
      const ticket = ticketOf(token)
      tickets.set(ticket, { token, member })
      return ticket
    },
    asked: (path: string): Call[] => calls.filter((call) => call.path === path),
    /** Holds back replies to tickets until the returned function is called. */
    holdTickets(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    fallSilent(silent: boolean) {
      isSilent = silent
    },
    async fetch(address: string, init: RequestInit): Promise<Response> {
      const path = new URL(address, 'http://palpite.test').pathname
      const token = new Headers(init.headers).get('token')
      calls.push({ path, token })
      if (isSilent) throw new TypeError('no line')
      if (path === openLoginTicket.path || path === redeemLoginTicket.path) {
        await held
        return answerTicket(path, JSON.parse(String(init.body)).ticket)
      }
      return answer(path, token)
    },
  }
}

const ticketOf = (name: string): string => addressToken.prefix + name.padEnd(43, '_')

export type SessionPlatform = ReturnType<typeof createSessionPlatform>

const success = (value: unknown) => Response.json({ success: true, value })
const failure = (status: number, code: string) => Response.json({ success: false, code }, { status })
