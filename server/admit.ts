import type { Call } from '#contract/call.ts'
import { changePassword, readMemberInfo } from '#contract/member.ts'
import { readPublicKey } from '#contract/sealed.ts'
import { logout } from '#contract/session.ts'
import { statusCode } from '#contract/status-code.ts'
import { status } from '#contract/system.ts'
import { readSiteConfiguration } from '#contract/whitelabel.ts'
import type { Caller, Who } from './handler.ts'
import { passwordState } from './member/password-state.ts'
import { onReserved, type Platform } from './platform.ts'
import { systemStatusFor } from './routes/system.ts'
import { findSession } from './session/sessions.ts'

export type NotAdmitted = { admitted: false; status: 401 | 403 | 503; code: string; value?: unknown }

export type Admission = { admitted: true; who: Who | null } | NotAdmitted

/** Answered whatever the site's status. */
const answeredWhileClosed = new Set<Call>([status, readSiteConfiguration, readPublicKey, logout])
/** Answered before a necessary change of the password. */
const answeredBeforeChange = new Set<Call>([readMemberInfo, changePassword, logout])

/** Whether a call may be made at all, and by whom: the site's status, the session, the password, the role. */
export async function admit(asked: {
  call: Call
  platform: Platform
  caller: Caller
  now: Date
  token: string
}): Promise<Admission> {
  const { call, platform, caller, now, token } = asked
  if (!answeredWhileClosed.has(call)) {
    const state = await systemStatusFor(onReserved(platform), caller.ip)
    if (state.status !== statusCode.normal)
      return { admitted: false, status: 503, code: 'system.closed', value: state }
  }
  if (call.access === 'none' || (call.access === 'optional' && !token)) return { admitted: true, who: null }
  const who = token ? await findSession(platform.reserved, token, now) : null
  if (!who) return { admitted: false, status: 401, code: 'session.ended' }
  const { mustChange } = await passwordState(platform.reserved, who, now)
  if (mustChange && !answeredBeforeChange.has(call)) {
    return { admitted: false, status: 403, code: 'password.changeNeeded' }
  }
  const isAgent = platform.operator.agentTypes.includes(who.member.type)
  if (call.access === 'agent' && !isAgent) return { admitted: false, status: 403, code: 'role.notAgent' }
  const isTrial = platform.operator.trialTypes.includes(who.member.type)
  if (call.access === 'account' && isTrial) return { admitted: false, status: 403, code: 'role.trial' }
  return { admitted: true, who }
}
