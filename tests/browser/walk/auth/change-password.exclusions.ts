import type { Exclusion } from '@palpite/paths/model/exclusion.ts'

type Asks = { forced: boolean; asksOld: boolean }

export const exclusions: readonly Exclusion[] = [
  {
    step: /^field\.changed current password/,
    when: (context) => !(context as Asks).asksOld,
    reason: 'The old password is known, so the form has no field for it.',
  },
  {
    step: /^change\.signOut/,
    when: (context) => !(context as Asks).forced,
    reason: 'Only a forced change offers to sign out.',
  },
]
