import { type Answer, callApi } from '#api/http/call-api.ts'
import type { Mobile } from '#domain/auth/mobile-number.ts'
import {
  bindEmail,
  bindMobile,
  sendBindEmailCode,
  sendBindMobileCode,
  sendPaymentPasswordCode,
} from '#protocol/account/bound-contacts.ts'

/** Where a code goes: to what is to be bound or, for a new payment password, to the mobile that is bound. */
export type CodeTarget =
  | { kind: 'mobile'; mobile: Mobile }
  | { kind: 'email'; email: string }
  /** The address that the account has, which is shown in part. */
  | { kind: 'knownEmail' }
  | { kind: 'boundMobile' }

export type ContactCodeAnswer =
  | Answer<typeof sendBindMobileCode>
  | Answer<typeof sendBindEmailCode>
  | Answer<typeof sendPaymentPasswordCode>

/** Has a code sent. Throws `CallFailed`; after a lost answer one may be on its way. */
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

/** What is to be bound, with what shows that it is the member's and that the member asks. */
export type Binding = {
  target: Exclude<CodeTarget, { kind: 'boundMobile' }>
  verificationCode: string
  password: string
}

export type BindAnswer = Answer<typeof bindMobile> | Answer<typeof bindEmail>

/** Binds a mobile or an address. Throws `CallFailed`; after a lost answer it may be bound, and the code used up. */
export const bindContact = (
  { target, verificationCode, password }: Binding,
  signal: AbortSignal,
): Promise<BindAnswer> => {
  if (target.kind === 'mobile')
    return callApi(bindMobile, { ...target.mobile, verificationCode, password }, { signal })
  const written = target.kind === 'email' ? { email: target.email } : {}
  return callApi(bindEmail, { ...written, verificationCode, password }, { signal })
}
