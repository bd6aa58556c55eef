import type { Exclusion } from '@palpite/paths/model/exclusion.ts'
import type { LoginContext, LoginMethod } from '#machines/auth/login.types.ts'
import { mobileOf } from '#machines/auth/mobile.logic.ts'

const uses = (method: LoginMethod) => (context: unknown) => (context as LoginContext).method === method
const byName = uses('username')
const byCode = uses('sms')

export const exclusions: readonly Exclusion[] = [
  { step: /^start an agent/, reason: 'The agents’ login page is not built yet.' },
  {
    step: /^start a player with Firebase codes/,
    reason: 'What Firebase does is walked with its own emulator (firebase.test.ts).',
  },
  {
    step: /^attempt: (code refused|failed before sending)/,
    reason: 'What comes of a code of Firebase’s is walked with its own emulator (firebase.test.ts).',
  },
  { step: /^attempt: slider cancelled/, when: byCode, reason: 'A login by code has no slider.' },
  { step: /^field\.change the password/, when: byCode, reason: 'The password stands in the other tab.' },
  { step: /^password\.toggle/, when: byCode, reason: 'What shows the password stands in the other tab.' },
  { step: /^field\.change the captcha/, when: byCode, reason: 'The captcha stands in the other tab.' },
  {
    step: /^field\.change the captcha/,
    state: /captcha\.absent/,
    reason: 'There is no captcha to fill in before it is asked for.',
  },
  { step: /^field\.change the code/, when: byName, reason: 'The code stands in the other tab.' },
  { step: /^country\.choose/, when: byName, reason: 'The country stands in the other tab.' },
  {
    step: /^country\.choose/,
    when: (context) => (context as LoginContext).countries.length === 0,
    reason: 'Until the countries are known there is none to choose.',
  },
  { step: /^smsCode: mobile missing/, when: byName, reason: 'A code is asked for in the other tab.' },
  {
    step: /^smsCode: mobile missing/,
    when: (context) => mobileOf(context as LoginContext) !== null,
    reason: 'The mobile that is filled in is fit.',
  },
  {
    step: /^(smsCode|password\.toggle|field\.change|country\.choose|login\.leave)/,
    state: /form\.attempting/,
    reason: 'The form is out of sight while the slider or the second step is there.',
  },
]
