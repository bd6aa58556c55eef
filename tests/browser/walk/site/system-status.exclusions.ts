import type { Exclusion } from '@palpite/paths/model/exclusion.ts'

export const exclusions: readonly Exclusion[] = [
  {
    step: /^status\.changed/,
    reason: 'The socket or the answer to another call says it, no visitor; system-status.test.ts does both.',
  },
  {
    step: /^status\.retry/,
    state: /^closed/,
    reason: 'A closed site asks by itself every 15 s; its page offers nothing to press for that.',
  },
]
