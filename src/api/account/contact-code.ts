import { type Answer, callApi } from '#api/http/call-api.ts'
import type { Mobile } from '#domain/auth/mobile-number.ts'
import {
  bindEmail,
  bindMobile,
  sendBindEmailCode,
  sendBindMobileCode,
  sendPaymentPasswordCode,
} from '#protocol/account/bound-contacts.ts'

/**
 * The recipient of a code: a new contact, the account's known email address, or its bound mobile number (to
 * reset the payment password).
 */
export type CodeTarget =
  | { kind: 'mobile'; mobile: Mobile }
  | { kind: 'email'; email: string }
  /** The account's current email address. The client knows only its masked form. */
  | { kind: 'knownEmail' }
  | { kind: 'boundMobile' }

export type ContactCodeAnswer =
  | Answer<typeof sendBindMobileCode>
  | Answer<typeof sendBindEmailCode>
  | Answer<typeof sendPaymentPasswordCode>

/** Throws `CallFailed`. If the response is lost, the code may still have been sent. */
export function sendContactCode(target: CodeTarget, signal: AbortSignal): Promise<ContactCodeAnswer> {
  switch (target.kind) {
    case 'mobile':
      return callApi(sendBindMobileCode, target.mobile, { signal })
    case 'email':
      return callApi(sendBindEmailCode, { email: target.email }, { signal })
    case 'knownEmail':
      return callApi(sendBindEmailCode, {}, { signal })
    case 'boundMobile':
      return callApi(sendPaymentPasswordCode, {}, { signal })
  }
}

export type Binding = {
  target: Exclude<CodeTarget, { kind: 'boundMobile' }>
  verificationCode: string
  password: string
}

export type BindAnswer = Answer<typeof bindMobile> | Answer<typeof bindEmail>

/** Throws `CallFailed`. If the response is lost, the contact may be bound anyway, and the code used up. */
export const bindContact = (
  { target, verificationCode, password }: Binding,
  signal: AbortSignal,
): Promise<BindAnswer> => {
  if (target.kind === 'mobile')
    return callApi(bindMobile, { ...target.mobile, verificationCode, password }, { signal })
  const written = target.kind === 'email' ? { email: target.email } : {}
  return callApi(bindEmail, { ...written, verificationCode, password }, { signal })
}
