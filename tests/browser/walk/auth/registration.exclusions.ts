import type { Exclusion } from '@palpite/paths/model/exclusion.ts'
import type { RegistrationContext } from '#machines/auth/registration.types.ts'

type Field = RegistrationContext['asked'][number]['field']

const isNotAsked = (field: Field) => (context: unknown) =>
  (context as RegistrationContext).asked.every((one) => one.field !== field)

/** States that do not show the form. */
export const outOfSight =
  /form\.(reading|awaitingInvitation|loadFailed|notOffered|attempting)|affiliateInvalid/

const stepsIn = {
  mobileNum: /^(field\.\w+ the mobile|country\.choose)/,
  affiliateCode: /^field\.change an invitation code/,
  captcha: /^field\.change the captcha/,
  verificationCode: /^field\.change another code/,
} as const

export const exclusions: readonly Exclusion[] = [
  {
    step: /^start by mobile, with a Firebase code|^attempt: (Firebase refused|code refused)/,
    reason: 'What Firebase does is walked with its own emulator (registration-firebase.test.ts).',
  },
  {
    step: /^start by a link|^invitation:/,
    reason: 'What an invitation brings, and how long the form waits for it, is tried in invitation.test.ts.',
  },
  {
    step: /^(field|form|terms|country|method|password|registration)\./,
    state: outOfSight,
    reason: 'The form is out of sight, or beneath a dialog.',
  },
  { step: /^smsCode/, reason: 'No code is asked for, so that none is asked for without a mobile.' },
  {
    step: /^attempt: (unknown invitation$|(throttled|failed) before sending)/,
    when: (context) => (context as RegistrationContext).fields.affiliateCode === '',
    reason: 'There is no invitation to ask the platform about.',
  },
  ...(['mobileNum', 'affiliateCode', 'captcha', 'verificationCode'] as const).map((field) => ({
    step: stepsIn[field],
    when: isNotAsked(field),
    reason: `There is no field for it: ${field}.`,
  })),
  { step: /^password\.toggle/, when: isNotAsked('password'), reason: 'No password is asked for.' },
  {
    step: /^method\.choose/,
    when: (context) => (context as RegistrationContext).offer.methods.length < 2,
    reason: 'There is nothing to choose from.',
  },
  {
    step: /^country\.choose/,
    when: (context) => (context as RegistrationContext).countries.length === 0,
    reason: 'Until the countries are known there is none to choose.',
  },
]
