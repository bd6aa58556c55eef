import { askOtherTabs } from '#api/browser/other-tabs.ts'
import { saveToken, sessionToken } from '#api/browser/session-storage.ts'
import type { MemberReading } from '#api/http/first-calls.ts'

export async function readMember(signal: AbortSignal): Promise<MemberReading> {
  const token = sessionToken()
  return token === null ? { outcome: 'none' } : memberOf(token, signal)
}

/** Adopts another tab's session token. Returns false if no other tab provides one. */
export async function followOtherTab(signal: AbortSignal): Promise<boolean> {
  const token = await askOtherTabs(signal)
  if (token !== null) saveToken(token)
  return token !== null
}

export const endSession = async (signal: AbortSignal): Promise<object> =>
  (await import('#api/http/first-calls.ts')).endSession(signal)

/** Loads the API client on demand, since visitors, who have no token, do not need the client. */
const memberOf = async (token: string, signal: AbortSignal): Promise<MemberReading> =>
  (await import('#api/http/first-calls.ts')).memberOf(token, signal)
