import type { Exclusion } from '@palpite/paths/model/exclusion.ts'

export const exclusions: readonly Exclusion[] = [
  {
    step: /^slider.retry/,
    state: /^missed/,
    reason: 'After a miss the next puzzle loads by itself, without a button.',
  },
]
