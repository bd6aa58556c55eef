import { failedStates } from '#machines/kit/failed-states.ts'

/**
 * What the form says while it is filled in, by what came of the last attempt. All of them take the same events; what
 * was typed stays in all of them (FORGOT-04).
 */
export const editingStates = {
  fresh: { description: 'No message is shown; the form is being filled in.' },
  invalid: {
    description: 'A field is missing or cannot be right, which is said under it; nothing was sent.',
  },
  unknown: { tags: 'refused', description: 'No account has this user name and this e-mail address.' },
  sliderFailed: { tags: 'refused', description: 'The slider has to be solved anew.' },
  codeWrong: { tags: 'refused', description: 'The code was wrong, used or too old.' },
  passwordRefused: {
    tags: 'refused',
    description: 'The platform did not take the new password; its field says why.',
  },
  notAgent: { tags: 'refused', description: 'Only agents log in here.' },
  notMember: { tags: 'refused', description: 'The account is not a player’s and does not log in here.' },
  closed: { tags: 'refused', description: 'The account is closed.' },
  unsure: {
    description:
      'The new password was sent and no answer came, so it may hold: logging in with it shows whether it does.',
  },
  ...failedStates,
} as const
