import type { Exclusion } from '@palpite/paths/model/exclusion.ts'

type Asks = { forced: boolean; asksOld: boolean }

export const exclusions: readonly Exclusion[] = [
  {
    step: /^field\.changed old password/,
    when: (context) => !(context as Asks).asksOld,
    reason: 'The old password is known and not asked for.',
  },
  {
    step: /^change\.signOut/,
    when: (context) => !(context as Asks).forced,
    reason: 'Only a forced change has a way to sign out.',
  },
]
