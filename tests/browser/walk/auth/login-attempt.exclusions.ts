import type { Exclusion } from '@palpite/paths/model/exclusion.ts'

export const exclusions: readonly Exclusion[] = [
  {
    step: /^start by a (confirmed )?Firebase code|^logIn: Firebase refused/,
    reason: 'Firebase codes are tested with the emulator (firebase.test.ts).',
  },
]
