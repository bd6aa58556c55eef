import type { Exclusion } from '@palpite/paths/model/exclusion.ts'

export const exclusions: readonly Exclusion[] = [
  {
    step: /^slider.retry/,
    state: /^missed/,
    reason: 'After a miss the next puzzle comes by itself; there is nothing to press.',
  },
]
