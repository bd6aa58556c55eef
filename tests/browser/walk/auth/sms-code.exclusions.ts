import type { Exclusion } from '@palpite/paths/model/exclusion.ts'

export const exclusions: readonly Exclusion[] = [
  {
    step: /^start with Firebase codes/,
    reason: 'What Firebase does is walked with its own emulator (firebase.test.ts).',
  },
  {
    step: /^mobile\.changed/,
    state: /^sliding/,
    reason: 'The form is out of sight while the slider is there.',
  },
  { step: /^mobile\.changed/, state: /^refused/, reason: 'The form is out of reach under the warning.' },
]
