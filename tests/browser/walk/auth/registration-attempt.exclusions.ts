import type { Exclusion } from '@palpite/paths/model/exclusion.ts'

export const exclusions: readonly Exclusion[] = [
  {
    step: /^start with a (confirmed )?Firebase code|^register: Firebase refused/,
    reason: 'Firebase codes are tested with the emulator (registration-firebase.test.ts).',
  },
]
