import { failedStates } from '#machines/kit/failed-states.ts'

/**
 * What the form says while it is filled in, by what came of the last attempt. All of them take the same events; what
 * was typed stays in all of them.
 */
export const editingStates = {
  fresh: { description: 'No message is shown; the form is being filled in.' },
  invalid: {
    description: 'A field is missing or cannot be right, which is said under it; nothing was sent.',
  },
  wrong: { tags: 'refused', description: 'User name or password was wrong.' },
  captchaNeeded: { tags: 'refused', description: 'The platform wants the captcha as well.' },
  captchaWrong: { tags: 'refused', description: 'The captcha was read wrong; a new one is shown.' },
  sliderFailed: { tags: 'refused', description: 'The slider has to be solved anew.' },
  codeWrong: { tags: 'refused', description: 'The code was wrong, used or too old.' },
  codeRefused: { tags: 'refused', description: 'Firebase did not take the code, and the field says why.' },
  firebaseRefused: {
    tags: 'refused',
    description:
      'The platform did not accept Firebase’s confirmation: it was used or too old, or the mobile is nobody’s.',
  },
  notAgent: { tags: 'refused', description: 'Only agents log in here.' },
  notMember: { tags: 'refused', description: 'The account is not a player’s and does not log in here.' },
  closed: { tags: 'refused', description: 'The account is closed.' },
  secondStepExpired: {
    tags: 'refused',
    description: 'The second step took too long or was used up; the login begins anew with what was typed.',
  },
  off: { tags: 'refused', description: 'This way of logging in is switched off.' },
  freePlayOff: { tags: 'refused', description: 'Free play is switched off.' },
  freePlayRefused: {
    tags: 'refused',
    description: 'Free play could not be started; it may be tried at once.',
  },
  freePlayThrottled: {
    tags: 'refused',
    description: 'Free play was started too often and can be started again when the wait is over.',
    on: { 'freePlay.start': undefined },
    after: { untilFreePlay: 'fresh' },
  },
  ...failedStates,
} as const
