import { askOtherTabs } from '#api/browser/other-tabs.ts'
import { saveToken, sessionToken } from '#api/browser/session-storage.ts'
import type { MemberReading } from '#api/http/first-calls.ts'

export async function readMember(signal: AbortSignal): Promise<MemberReading> {
  const token = sessionToken()
  return token === null ? { outcome: 'none' } : memberOf(token, signal)
}

/** Adopts the session token of another tab. Returns false if there is none. */
export async function followOtherTab(signal: AbortSignal): Promise<boolean> {
  const token = await askOtherTabs(signal)
  if (token !== null) saveToken(token)
  return token !== null
}

export const endSession = async (signal: AbortSignal): Promise<object> =>
  (await import('#api/http/first-calls.ts')).endSession(signal)

/** Loads the API client on demand. Without a token it is not needed, since the viewer is a visitor. */
const memberOf = async (token: string, signal: AbortSignal): Promise<MemberReading> =>
  (await import('#api/http/first-calls.ts')).memberOf(token, signal)
