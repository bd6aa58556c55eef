import type { Exclusion } from '@palpite/paths/model/exclusion.ts'

export const exclusions: readonly Exclusion[] = [
  { step: /^popup\.dismiss/, reason: 'Whoever dismisses a popup closes it with the same press.' },
  {
    step: /^overlay\.closed something else/,
    reason: 'Under a popup there is nothing else that could be closed.',
  },
]
