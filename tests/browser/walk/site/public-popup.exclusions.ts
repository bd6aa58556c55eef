import type { Exclusion } from '@palpite/paths/model/exclusion.ts'

export const exclusions: readonly Exclusion[] = [
  { step: /^popup\.dismiss/, reason: 'Dismissing a popup closes it with the same press.' },
  {
    step: /^overlay\.closed another window/,
    reason: 'A popup covers everything else that could be closed.',
  },
]
