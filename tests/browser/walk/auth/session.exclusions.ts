import type { Exclusion } from '@palpite/paths/model/exclusion.ts'
import type { SessionContext } from '#machines/auth/session.types.ts'

/** A forced password change makes the rest of the page unreachable. */
const isCovered = (context: unknown) => (context as SessionContext).member !== null

export const exclusions: readonly Exclusion[] = [
  {
    step: /./,
    when: (context) => (context as SessionContext | undefined)?.hasTicket === true,
    reason: 'Each link works once; tests/browser/auth/login-link.test.ts walks them.',
  },
  {
    step: /^sessionRestore: none/,
    reason: 'A page opened without a session, which all others begin with; nothing else finds none.',
  },
  {
    step: /^session\.adopt/,
    state: /^(restoring|unsure|held|leaving)/,
    reason: 'The login popup is for visitors.',
  },
  {
    step: /^session\.adopt/,
    state: /^ended/,
    reason: 'The message leads to the login popup by being dismissed.',
  },
  {
    step: /^session\.leave/,
    state: /^unsure/,
    when: (context) => !isCovered(context),
    reason: 'Not offered.',
  },
  { step: /^session\.retry/, when: isCovered, reason: 'The forced change lies over it.' },
  {
    step: /^(socket\.sessionEnded|member\.reload)/,
    state: /mustChange/,
    reason: 'There is no line, and nothing else is asked, before the password is changed.',
  },
]
