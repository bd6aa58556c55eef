import type { FreePlayAnswer } from '#api/auth/free-play.ts'
import type { DeviceOwner } from '#api/auth/remembered-device.ts'
import { mobileOf } from '#machines/auth/mobile/mobile-of.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'
import type { LoginContext, LoginMethod } from './login-context.ts'

/**
 * How the popup ended: somebody is logged in, or went on to another popup. The password goes along after a login by
 * name, for a forced change that asks for it.
 */
export type LoginOutcome =
  | { loggedIn: LoggedIn; method: LoginMethod | 'freeplay'; password?: string }
  | { left: 'register' | 'forgot' }

export function loginOutcome({ method, fields }: LoginContext, loggedIn: LoggedIn): LoginOutcome {
  return method === 'username' ? { loggedIn, method, password: fields.password.trim() } : { loggedIn, method }
}

export function freePlayOutcome(answer: FreePlayAnswer): LoginOutcome | null {
  return answer.ok ? { loggedIn: answer.value, method: 'freeplay' } : null
}

/** The names that somebody who has just logged in does so by, on this device. */
export function ownersOf(context: LoginContext, { member }: LoggedIn): DeviceOwner[] {
  const account = { username: member.account }
  if (context.method === 'username') return [account, { username: context.fields.username }]
  const mobile = mobileOf(context)
  return mobile ? [account, mobile] : [account]
}

/** The end of the popup. Asking before there is one is a mistake of the program. */
export function outcomeOf({ outcome }: LoginContext): LoginOutcome {
  if (!outcome) throw new Error('The login has not ended.')
  return outcome
}
