import { statusCode } from '#domain/site/status-code.ts'
import { readMemberInfo } from '#protocol/account/member.ts'
import { changePassword } from '#protocol/auth/change-password.ts'
import { logout } from '#protocol/auth/session.ts'
import type { Call } from '#protocol/kit/call.ts'
import { readPublicKey } from '#protocol/kit/sealed.ts'
import { readSiteConfiguration } from '#protocol/site/site-configuration.ts'
import { status } from '#protocol/site/system-status.ts'
import { passwordState } from '#server/identity/password-state.ts'
import { findSession } from '#server/identity/sessions.ts'
import type { Who } from '#server/identity/who.ts'
import type { RequestOrigin } from '#server/platform/handler.ts'
import { onReserved, type Platform } from '#server/platform/platform.ts'
import { systemStatusFor } from '#server/settings/system-status.ts'

export type Denial = { authorized: false; status: 401 | 403 | 503; code: string; value?: unknown }

export type Authorization = { authorized: true; who: Who | null } | Denial

const answeredWhileClosed = new Set<Call>([status, readSiteConfiguration, readPublicKey, logout])
/** Calls that are allowed while a password change is required. */
const answeredBeforeChange = new Set<Call>([readMemberInfo, changePassword, logout])

/** Checks a call against site status, session, password state and role, and returns the caller. */
export async function authorize(invocation: {
  call: Call
  platform: Platform
  caller: RequestOrigin
  now: Date
  token: string
}): Promise<Authorization> {
  const { call, platform, caller, now, token } = invocation
  if (!answeredWhileClosed.has(call)) {
    const state = await systemStatusFor(onReserved(platform), caller.ip)
    if (state.status !== statusCode.normal)
      return { authorized: false, status: 503, code: 'system.closed', value: state }
  }
  if (call.access === 'none' || (call.access === 'optional' && !token)) return { authorized: true, who: null }
  const who = token ? await findSession(platform.reserved, token, now) : null
  if (!who) return { authorized: false, status: 401, code: 'session.ended' }
  const { mustChange } = await passwordState(platform.reserved, who, now)
  if (mustChange && !answeredBeforeChange.has(call)) {
    return { authorized: false, status: 403, code: 'password.changeNeeded' }
  }
  const isAgent = platform.operator.agentTypes.includes(who.member.type)
  if (call.access === 'agent' && !isAgent) return { authorized: false, status: 403, code: 'role.notAgent' }
  const isTrial = platform.operator.trialTypes.includes(who.member.type)
  if (call.access === 'account' && isTrial) return { authorized: false, status: 403, code: 'role.trial' }
  return { authorized: true, who }
}
