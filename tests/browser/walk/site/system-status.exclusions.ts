import type { Exclusion } from '@palpite/paths/model/exclusion.ts'

export const exclusions: readonly Exclusion[] = [
  {
    step: /^status\.changed/,
    reason: 'The socket or the reply to another call sends it, no visitor; system-status.test.ts tests both.',
  },
  {
    step: /^status\.retry/,
    state: /^closed/,
    reason: 'A closed page asks by itself every 15 s and has no button for it.',
  },
]
