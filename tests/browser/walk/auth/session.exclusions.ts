import type { Exclusion } from '@palpite/paths/model/exclusion.ts'
import type { SessionContext } from '#machines/auth/session.types.ts'

/** Whether a forced password change covers the page in the state `unsure`. Only then is the member known. */
const isCovered = (context: unknown) => (context as SessionContext).member !== null

export const exclusions: readonly Exclusion[] = [
  {
    step: /^start a page opened by a link$/,
    reason: 'Each link works once; tests/browser/auth/login-link.test.ts tests them.',
  },
  {
    step: /^sessionRestore: no session/,
    reason: 'Only a page opened without a session finds none; other tests open such pages.',
  },
  {
    step: /^session\.adopt/,
    state: /^(restoring|unsure|held|leaving)/,
    reason: 'The login popup is for visitors.',
  },
  {
    step: /^session\.adopt/,
    state: /^ended/,
    reason: 'Dismissing the message leads to the login popup.',
  },
  {
    step: /^session\.leave/,
    state: /^unsure/,
    when: (context) => !isCovered(context),
    reason: 'The page offers no logout in this state.',
  },
  { step: /^session\.retry/, when: isCovered, reason: 'The forced change covers the button.' },
  {
    step: /^(socket\.sessionEnded|member\.reload)/,
    state: /mustChange/,
    reason: 'The page has no socket and makes no other calls before the password has changed.',
  },
]
