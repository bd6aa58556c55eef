import { fetchValue } from '#api/http/call-api.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
  type MemberSession,
} from '#protocol/account/member-sessions.ts'
import { forgetRememberedDevice, listRememberedDevices } from '#protocol/auth/remembered-devices.ts'
import type { ReplyOf } from '#protocol/kit/call.ts'

export type RememberedDevice = ReplyOf<typeof listRememberedDevices>['devices'][number]

export const readSessions = async (signal: AbortSignal): Promise<MemberSession[]> =>
  (await fetchValue(listSessions, {}, { signal })).sessions

export const readDevices = async (signal: AbortSignal): Promise<RememberedDevice[]> =>
  (await fetchValue(listRememberedDevices, {}, { signal })).devices

export type Access =
  | { kind: 'session'; id: string }
  | { kind: 'otherSessions' }
  | { kind: 'device'; id: string }

/**
 * Throws `CallFailed`. If the session or device no longer exists, this counts as success, so a retry is safe.
 */
export async function endAccess(access: Access, signal: AbortSignal): Promise<void> {
  try {
    if (access.kind === 'otherSessions') await fetchValue(endOtherSessions, {}, { signal })
    else if (access.kind === 'device') await fetchValue(forgetRememberedDevice, { id: access.id }, { signal })
    else await fetchValue(endSession, { id: access.id }, { signal })
  } catch (error) {
    if (!(error instanceof CallFailed && error.reason === 'missing')) throw error
  }
}
