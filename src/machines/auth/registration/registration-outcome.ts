import type { RegistrationAnswer } from '#api/auth/registration.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'
import type { RegistrationContext, RegistrationMethod } from './registration-context.ts'

/** How the popup ended: somebody is registered and logged in, or went on to log in. */
export type RegistrationOutcome = { loggedIn: LoggedIn; method: RegistrationMethod } | { left: 'login' }

export const registered = (
  { method }: RegistrationContext,
  answer: RegistrationAnswer,
): RegistrationOutcome | null => (answer.ok ? { loggedIn: answer.value, method } : null)

/** The end of the popup. Asking before there is one is a mistake of the program. */
export function outcomeOf({ outcome }: RegistrationContext): RegistrationOutcome {
  if (!outcome) throw new Error('The registration has not ended.')
  return outcome
}
