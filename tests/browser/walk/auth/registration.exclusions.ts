import type { Exclusion } from '@palpite/paths/model/exclusion.ts'
import type { RegistrationContext } from '#machines/auth/registration.types.ts'

type Field = RegistrationContext['asked'][number]['field']

const isNotAsked = (field: Field) => (context: unknown) =>
  (context as RegistrationContext).asked.every((one) => one.field !== field)

/** States in which the form is hidden or covered by a dialog. */
export const outOfSight =
  /form\.(reading|awaitingInvitation|loadFailed|notOffered|attempting)|affiliateInvalid/

const stepsIn = {
  mobileNum: /^(field\.\w+ mobile number|country\.choose)/,
  affiliateCode: /^field\.change invitation code/,
  captcha: /^field\.change captcha/,
  verificationCode: /^field\.change another code/,
} as const

export const exclusions: readonly Exclusion[] = [
  {
    step: /^start by mobile, with a Firebase code|^attempt: (Firebase refused|code refused)/,
    reason: 'Firebase codes are tested with the emulator (registration-firebase.test.ts).',
  },
  {
    step: /^start from a link|^invitation:/,
    reason: 'invitation.test.ts tests the invitation and how long the form waits for it.',
  },
  {
    step: /^(field|form|terms|country|method|password|registration)\./,
    state: outOfSight,
    reason: 'The form is hidden or covered by a dialog.',
  },
  { step: /^smsCode/, reason: 'The form has no code field, so no code is requested without a mobile.' },
  {
    step: /^attempt: (unknown invitation$|(too many attempts|failed) before sending)/,
    when: (context) => (context as RegistrationContext).fields.affiliateCode === '',
    reason: 'There is no invitation code to check.',
  },
  ...(['mobileNum', 'affiliateCode', 'captcha', 'verificationCode'] as const).map((field) => ({
    step: stepsIn[field],
    when: isNotAsked(field),
    reason: `The form has no field ${field}.`,
  })),
  { step: /^password\.toggle/, when: isNotAsked('password'), reason: 'The form has no password field.' },
  {
    step: /^method\.choose/,
    when: (context) => (context as RegistrationContext).offer.methods.length < 2,
    reason: 'There is only one method.',
  },
  {
    step: /^country\.choose/,
    when: (context) => (context as RegistrationContext).countries.length === 0,
    reason: 'There is no country to choose before the countries have loaded.',
  },
]
