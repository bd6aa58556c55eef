import type { Exclusion } from '@palpite/paths/model/exclusion.ts'

export const exclusions: readonly Exclusion[] = [
  {
    step: /^start with Firebase codes/,
    reason: 'Firebase codes are tested with the emulator (firebase.test.ts).',
  },
  {
    step: /^mobile\.changed/,
    state: /^sliding/,
    reason: 'The form is hidden during the slider.',
  },
  { step: /^mobile\.changed/, state: /^refused/, reason: 'The warning covers the form.' },
]
