import type { MemberInfo } from '#contract/member.ts'

type Call = { path: string; token: string | null }

/** The little of a platform that a session needs, in place of `fetch`: sessions by token, and what was asked. */
export function createSessionPlatform() {
  const sessions = new Map<string, MemberInfo>()
  const calls: Call[] = []
  let isSilent = false

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
    /** Paths that were asked for, in their order. */
    asked: (path: string): Call[] => calls.filter((call) => call.path === path),
    fallSilent(silent: boolean) {
      isSilent = silent
    },
    async fetch(address: string, init: RequestInit): Promise<Response> {
      const path = new URL(address, 'http://palpite.test').pathname
      const token = new Headers(init.headers).get('token')
      calls.push({ path, token })
      if (isSilent) throw new TypeError('no line')
      return answer(path, token)
    },
  }
}

export type SessionPlatform = ReturnType<typeof createSessionPlatform>

const success = (value: unknown) => Response.json({ success: true, value })
const failure = (status: number, code: string) => Response.json({ success: false, code }, { status })
