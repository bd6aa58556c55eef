import type { Exclusion } from '@palpite/paths/model/exclusion.ts'

export const exclusions: readonly Exclusion[] = [
  {
    step: /^start by a (confirmed )?Firebase code|^logIn: Firebase refused/,
    reason: 'What Firebase does is walked with its own emulator (firebase.test.ts).',
  },
]
