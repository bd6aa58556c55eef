import { failedStates } from '#machines/kit/failed-states.ts'

/**
 * What the form says while it is filled in, by what came of the last attempt. All of them take the same events; what
 * was typed stays in all of them.
 */
export const editingStates = {
  fresh: { description: 'No message is shown; the form is being filled in.' },
  invalid: {
    description: 'Something is missing or breaks a rule, which is said at its field; nothing was sent.',
  },
  fieldsRefused: {
    tags: 'refused',
    description: 'The platform did not accept some of the fields, and each of them says why.',
  },
  captchaWrong: { tags: 'refused', description: 'The captcha was read wrong; a new one is shown.' },
  codeWrong: { tags: 'refused', description: 'The code was wrong, used or too old.' },
  codeRefused: { tags: 'refused', description: 'Firebase did not take the code, and the field says why.' },
  firebaseRefused: {
    tags: 'refused',
    description: 'The platform did not accept Firebase’s confirmation; another code is needed.',
  },
  sliderFailed: { tags: 'refused', description: 'The slider has to be solved anew.' },
  affiliateInvalid: {
    description: 'A dialog says that the invitation code is nobody’s; the form beneath is as it was.',
    on: { 'form.submit': undefined, 'warning.dismiss': 'fresh' },
  },
  off: { tags: 'refused', description: 'Registering this way is switched off.' },
  ...failedStates,
  timeout: {
    tags: 'failed',
    description: 'The platform did not answer in time: somebody may be registered by now, or not.',
  },
} as const
