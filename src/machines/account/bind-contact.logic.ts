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
  /** Digits alone, empty while no country is known. */
  dialingCode: string
  countries: readonly Country[]
  /** What the account has as the platform shows it, masked; null where it has none. */
  before: string | null
  /** Whether that was shown to be the member's; an address may only have been written down. */
  isBound: boolean
}

/**
 * What is wrong with a field.
 *
 * - `required`: nothing was typed
 * - `invalid`: it cannot be right
 * - `taken`: another member has shown that it is theirs
 * - `wrong`: the platform says that it is not the one
 */
export type ContactError = 'required' | 'invalid' | 'taken' | 'wrong'

export type ContactErrors = Readonly<Partial<Record<ContactField, ContactError>>>

/** Something before and after an at sign, as the platform asks of an address at least, and nothing that stands for what is hidden. */
const ADDRESS = /^[^\s@•]+@[^\s@]+\.[^\s@]+$/

/** What is filled in to be bound; null while it is not fit. */
export function targetOf(form: ContactForm): Binding['target'] | null {
  if (form.kind === 'mobile') {
    const mobile = mobileOf(form)
    return mobile && { kind: 'mobile', mobile }
  }
  const email = cleanEmail(form.fields.email)
  if (email !== '' && email === unconfirmedEmail(form)) return { kind: 'knownEmail' }
  return ADDRESS.test(email) ? { kind: 'email', email } : null
}

/** Whether something would look like this once it is masked, so that nobody could tell the two apart. */
export function looksLike(target: Binding['target'] | null, masked: string): boolean {
  if (!target || target.kind === 'knownEmail') return false
  if (target.kind === 'mobile') return masked.endsWith(target.mobile.mobileNum.slice(-4))
  const { email } = target
  return masked.startsWith(email.slice(0, 1)) && masked.endsWith(email.slice(email.lastIndexOf('@')))
}

/** What is wrong with the mobile or the address alone. */
export function contactErrors(form: ContactForm): ContactErrors {
  if (form.kind === 'mobile') return mobileError(form)
  if (cleanEmail(form.fields.email) === '') return { email: 'required' }
  return targetOf(form) ? {} : { email: 'invalid' }
}

/** What is wrong before anything is sent. */
export const validateFields = (form: ContactForm): ContactErrors => ({
  ...contactErrors(form),
  ...codeError(form),
  ...(form.fields.password === '' ? { password: 'required' as const } : {}),
})

export function bindingOf(form: ContactForm): Binding {
  const target = targetOf(form)
  if (!target) throw new Error('There is nothing to bind.')
  return { target, verificationCode: codeIn(form.fields.code), password: form.fields.password }
}

/** What the platform holds against single fields, and how many more guesses it looks at. */
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

/** Milliseconds until the platform looks at another attempt; null where it does so at once. */
export function waitAfter(answer: BindAnswer): number | null {
  if (answer.ok) return null
  const { refusal } = answer
  const isHeldBack = refusal.code === 'contact.throttled' || refusal.code === 'password.throttled'
  return isHeldBack ? refusal.value.retryAfter || RETRY_AFTER : null
}
