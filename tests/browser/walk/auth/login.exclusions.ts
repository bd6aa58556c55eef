import type { Exclusion } from '@palpite/paths/model/exclusion.ts'
import type { LoginContext, LoginMethod } from '#machines/auth/login.types.ts'
import { mobileOf } from '#machines/auth/mobile.logic.ts'

const uses = (method: LoginMethod) => (context: unknown) => (context as LoginContext).method === method
const byName = uses('username')
const byCode = uses('sms')

export const exclusions: readonly Exclusion[] = [
  {
    step: /^start an agent/,
    reason: 'The login of agents is part of their own page; agent.test.ts tests it.',
  },
  {
    step: /^start a player with Firebase codes/,
    reason: 'Firebase codes are tested with the emulator (firebase.test.ts).',
  },
  {
    step: /^attempt: (code refused|failed before sending)/,
    reason: 'Firebase codes are tested with the emulator (firebase.test.ts).',
  },
  { step: /^attempt: puzzle cancelled/, when: byCode, reason: 'A login by code has no slider.' },
  { step: /^field\.change password/, when: byCode, reason: 'The password is in the other tab.' },
  {
    step: /^password\.toggle/,
    when: byCode,
    reason: 'The button that shows the password is in the other tab.',
  },
  { step: /^field\.change captcha/, when: byCode, reason: 'The captcha is in the other tab.' },
  {
    step: /^field\.change captcha/,
    state: /captcha\.absent/,
    reason: 'There is no captcha field before a captcha is required.',
  },
  { step: /^field\.change code/, when: byName, reason: 'The code is in the other tab.' },
  { step: /^country\.choose/, when: byName, reason: 'The country is in the other tab.' },
  {
    step: /^country\.choose/,
    when: (context) => (context as LoginContext).countries.length === 0,
    reason: 'There is no country to choose before the countries have loaded.',
  },
  {
    step: /^smsCode: mobile number missing/,
    when: byName,
    reason: 'The button that requests a code is in the other tab.',
  },
  {
    step: /^smsCode: mobile number missing/,
    when: (context) => mobileOf(context as LoginContext) !== null,
    reason: 'The mobile in the field is valid.',
  },
  {
    step: /^(smsCode|password\.toggle|field\.change|country\.choose|login\.leave)/,
    state: /form\.attempting/,
    reason: 'The form is hidden during the slider and the two-factor step.',
  },
]
