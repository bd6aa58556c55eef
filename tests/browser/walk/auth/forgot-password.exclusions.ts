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
    step: /^field\.(change (username|email|incomplete email)|leave email)/,
    when: byMobile,
    reason: 'User name and address are in the other tab.',
  },
  {
    step: /^field\.change (mobile number|new password|code)/,
    when: byEmail,
    reason: 'Mobile, code and password are in the other tab.',
  },
  {
    step: /^password\.toggle/,
    when: byEmail,
    reason: 'The button that shows the password is in the other tab.',
  },
  { step: /^country\.choose/, when: byEmail, reason: 'The country is in the other tab.' },
  {
    step: /^smsCode: mobile number missing/,
    when: byEmail,
    reason: 'The button that requests a code is in the other tab.',
  },
  {
    step: /^country\.choose/,
    when: given(({ countries }) => countries.length === 0),
    reason: 'There is no country to choose before the countries have loaded.',
  },
  {
    step: /^smsCode: mobile number missing/,
    when: given((context) => mobileOf(context) !== null),
    reason: 'The mobile in the field is valid.',
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
    step: /^attempt: (email sent|cancelled|unknown)/,
    when: byMobile,
    reason: 'The mail and its slider belong to the other tab.',
  },
  {
    step: /^attempt: (logged in|password changed|wrong code|breaks the password rules|default password|no answer)/,
    when: byEmail,
    reason: 'A new password is set in the other tab.',
  },
  {
    step: /^method\.choose/,
    when: given(({ mobileOffered }) => !mobileOffered),
    reason: 'There are no tabs with a single method.',
  },
  {
    step: /^(smsCode|password\.toggle|field|country|method|form\.submit|forgot\.leave)/,
    state: /form\.(attempting|emailSent)/,
    reason: 'The form is hidden while something else is shown in its place.',
  },
  {
    step: /^(smsCode|password\.toggle|field|country|method|form\.submit)/,
    state: /form\.changed/,
    reason: 'The form is closed once the password has changed.',
  },
]
