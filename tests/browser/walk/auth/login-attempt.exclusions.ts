import type { Exclusion } from '@palpite/paths/model/exclusion.ts'

export const exclusions: readonly Exclusion[] = [
  {
    step: /^start by a code (of Firebase’s|that Firebase)|^logIn: Firebase refused/,
    reason: 'What Firebase does is walked with its own emulator (firebase.test.ts).',
  },
]
