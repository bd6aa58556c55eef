import { askOtherTabs } from '#api/browser/other-tabs.ts'
import type { MemberInfo } from '#protocol/account/member.ts'
import { saveToken, sessionToken } from './session-storage.ts'

/** What the platform says of a token: whose session it is, or that there is no such session. */
export type MemberReading =
  | { outcome: 'member'; member: MemberInfo }
  | { outcome: 'refused'; wasAgent: boolean }
  | { outcome: 'none' }

/** Whose session this tab holds. */
export async function readMember(signal: AbortSignal): Promise<MemberReading> {
  const token = sessionToken()
  return token === null ? { outcome: 'none' } : memberOf(token, signal)
}

/** Takes over the session that another tab holds; false when there is none. */
export async function followOtherTab(signal: AbortSignal): Promise<boolean> {
  const token = await askOtherTabs(signal)
  if (token !== null) saveToken(token)
  return token !== null
}

/** Ends the session on the platform. */
export const endSession = async (signal: AbortSignal): Promise<object> =>
  (await import('#api/http/first-calls.ts')).endSession(signal)

/** Somebody without a token is known to be a visitor at once, before there is anything to make a call with. */
const memberOf = async (token: string, signal: AbortSignal): Promise<MemberReading> =>
  (await import('#api/http/first-calls.ts')).memberOf(token, signal)
