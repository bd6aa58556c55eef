import type { BindAnswer, Binding } from '#api/account/contact-code.ts'
import { unconfirmedEmail } from '#domain/account/unconfirmed-email.ts'
import { cleanEmail } from '#domain/text/email-address.ts'
import { codeIn } from '#domain/text/typed-code.ts'
import { codeError, mobileError, mobileOf } from '#machines/auth/mobile.logic.ts'
import { RETRY_AFTER } from '#machines/kit/retry-wait.ts'
import type { Country } from '#protocol/auth/countries.ts'

export type ContactKind = 'mobile' | 'email'

export type ContactField = 'mobile' | 'email' | 'code' | 'password'

export type ContactForm = {
  kind: ContactKind
  fields: Readonly<Record<ContactField, string>>
  /** Digits only; empty while no country is known. */
  dialingCode: string
  countries: readonly Country[]
  /** The current contact, masked by the platform; null if there is none. */
  before: string | null
  /** Whether the platform has verified this contact. An unverified email address is known but not bound. */
  isBound: boolean
}

/**
 * Why a field is invalid.
 *
 * - `required`: nothing was typed
 * - `invalid`: not a possible value
 * - `taken`: another member has verified this contact
 * - `wrong`: the platform rejected the code or password
 */
export type ContactError = 'required' | 'invalid' | 'taken' | 'wrong'

/**
 * The outcome of an attempt that was not confirmed as successful.
 *
 * - `fields`: some fields have errors
 * - `notBound`: no response arrived, and the contact is not bound; the code may be used up
 * - `outcomeUnknown`: no response arrived, and the contact may be bound
 * - `failed`: the request failed
 */
export type BindRefusal = 'fields' | 'notBound' | 'outcomeUnknown' | 'failed'

export type ContactErrors = Readonly<Partial<Record<ContactField, ContactError>>>

/**
 * Matches text, an at sign and a domain with a dot. Excludes bullets, because only masked addresses contain
 * them. The platform's rule is stricter.
 */
const ADDRESS = /^[^\s@•]+@[^\s@]+\.[^\s@]+$/

export function targetOf(form: ContactForm): Binding['target'] | null {
  if (form.kind === 'mobile') {
    const mobile = mobileOf(form)
    return mobile && { kind: 'mobile', mobile }
  }
  const email = cleanEmail(form.fields.email)
  if (email !== '' && email === unconfirmedEmail(form)) return { kind: 'knownEmail' }
  return ADDRESS.test(email) ? { kind: 'email', email } : null
}

/** Whether the new contact would look like `masked` once the platform masks it. */
export function looksLike(target: Binding['target'] | null, masked: string): boolean {
  if (!target || target.kind === 'knownEmail') return false
  if (target.kind === 'mobile') return masked.endsWith(target.mobile.mobileNum.slice(-4))
  const { email } = target
  return masked.startsWith(email.slice(0, 1)) && masked.endsWith(email.slice(email.lastIndexOf('@')))
}

export function contactErrors(form: ContactForm): ContactErrors {
  if (form.kind === 'mobile') return mobileError(form)
  if (cleanEmail(form.fields.email) === '') return { email: 'required' }
  return targetOf(form) ? {} : { email: 'invalid' }
}

export const validateFields = (form: ContactForm): ContactErrors => ({
  ...contactErrors(form),
  ...codeError(form),
  ...(form.fields.password === '' ? { password: 'required' as const } : {}),
})

export function bindingOf(form: ContactForm): Binding {
  const target = targetOf(form)
  if (!target) throw new Error('There is no contact to verify.')
  return { target, verificationCode: codeIn(form.fields.code), password: form.fields.password }
}

export function afterRefusal(kind: ContactKind, answer: BindAnswer) {
  if (answer.ok) return {}
  const { refusal } = answer
  switch (refusal.code) {
    case 'contact.codeWrong':
      return { errors: { code: 'wrong' } as const, guessesLeft: refusal.value.guessesLeft }
    case 'password.wrong':
      return { errors: { password: 'wrong' } as const, guessesLeft: refusal.value.guessesLeft }
    case 'contact.taken':
      return { errors: { [kind]: 'taken' } as const }
    case 'contact.throttled':
    case 'password.throttled':
      return {}
  }
}

/** Returns the time until the next attempt is allowed, in ms, or null if it is allowed now. */
export function waitAfter(answer: BindAnswer): number | null {
  if (answer.ok) return null
  const { refusal } = answer
  const isHeldBack = refusal.code === 'contact.throttled' || refusal.code === 'password.throttled'
  return isHeldBack ? refusal.value.retryAfter || RETRY_AFTER : null
}
