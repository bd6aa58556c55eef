import type { Exclusion } from '@palpite/paths/model/exclusion.ts'

export const exclusions: readonly Exclusion[] = [
  {
    step: /^start with a (confirmed )?Firebase code|^register: Firebase refused/,
    reason: 'What Firebase does is walked with its own emulator (registration-firebase.test.ts).',
  },
]
