import { readMemberInfo } from '#contract/member.ts'
import { logout } from '#contract/session.ts'
import { read } from './ask.ts'
import { CallFailed } from './call-failed.ts'
import type { MemberReading } from './session.ts'
import { wasAgent } from './session-storage.ts'

/** Asks the platform whose session a token is of. */
export async function memberOf(token: string, signal: AbortSignal): Promise<MemberReading> {
  try {
    return { outcome: 'member', member: await read(readMemberInfo, {}, { signal, token }) }
  } catch (error) {
    if (!(error instanceof CallFailed && error.reason === 'unauthorised')) throw error
    return { outcome: 'refused', wasAgent: wasAgent() }
  }
}

/** Ends the session on the platform. */
export const endSession = (signal: AbortSignal): Promise<object> => read(logout, {}, { signal })
