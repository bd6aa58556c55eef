import type { Exclusion } from '@palpite/paths/model/exclusion.ts'
import { anyPassword } from '#domain/auth/password-rules.ts'
import type { ForgotPasswordContext } from '#machines/auth/forgot-password.types.ts'
import { mobileOf } from '#machines/auth/mobile.logic.ts'

const given = (is: (context: ForgotPasswordContext) => boolean) => (context: unknown) =>
  is(context as ForgotPasswordContext)
const byMobile = given(({ method }) => method === 'mobile')
const byEmail = given(({ method }) => method === 'email')

export const exclusions: readonly Exclusion[] = [
  {
    step: /^field\.(change the (user name|address)|leave the address)/,
    when: byMobile,
    reason: 'User name and address stand in the other tab.',
  },
  {
    step: /^field\.change the (mobile|new password|code)/,
    when: byEmail,
    reason: 'Mobile, code and password stand in the other tab.',
  },
  { step: /^password\.toggle/, when: byEmail, reason: 'What shows the password stands in the other tab.' },
  { step: /^country\.choose/, when: byEmail, reason: 'The country stands in the other tab.' },
  {
    step: /^smsCode: has no mobile/,
    when: byEmail,
    reason: 'What asks for a code stands in the other tab.',
  },
  {
    step: /^country\.choose/,
    when: given(({ countries }) => countries.length === 0),
    reason: 'Until the countries are known there is none to choose.',
  },
  {
    step: /^smsCode: has no mobile/,
    when: given((context) => mobileOf(context) !== null),
    reason: 'The mobile that is filled in is fit.',
  },
  {
    step: /^(countries|readPasswordRules)/,
    when: given(({ mayHaveChanged }) => mayHaveChanged),
    reason: 'The page gave up these calls while the attempt had no answer.',
  },
  {
    step: /untilRetry$/,
    when: given(({ countries, rules }) => countries.length === 0 || rules === anyPassword),
    reason: 'The page would give up the pending calls during the wait.',
  },
  {
    step: /^readPasswordRules/,
    when: given(({ rules }) => rules !== anyPassword),
    reason: 'The page may have given up the call while it waited.',
  },
  {
    step: /^attempt: (mailed|given up|unknown)/,
    when: byMobile,
    reason: 'A mail, with its slider, is sent in the other tab.',
  },
  {
    step: /^attempt: (in|changed alone|code wrong|off the rules|the default|no answer)/,
    when: byEmail,
    reason: 'A new password is chosen in the other tab.',
  },
  {
    step: /^method\.choose/,
    when: given(({ mobileOffered }) => !mobileOffered),
    reason: 'Where there is one way, there are no tabs.',
  },
  {
    step: /^(smsCode|password\.toggle|field|country|method|form\.submit|forgot\.leave)/,
    state: /form\.(attempting|emailSent)/,
    reason: 'The form is out of sight while something else is in its place.',
  },
  {
    step: /^(smsCode|password\.toggle|field|country|method|form\.submit)/,
    state: /form\.changed/,
    reason: 'The form is gone once the password is changed.',
  },
]
