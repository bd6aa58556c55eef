import type { Exclusion } from '@palpite/paths/model/exclusion.ts'
import type { ApplicationContext } from '#machines/agents/agent-application.logic.ts'

export const exclusions: readonly Exclusion[] = [
  {
    step: /^(field\.change|country\.choose|channel\.choose|form\.submit)/,
    state: /countries\.idle/,
    reason: 'Entering the form comes first, and that requests the countries.',
  },
  {
    step: /^country\.choose/,
    when: (context) => (context as ApplicationContext).countries.length === 0,
    reason: 'There is no country to choose before the countries have loaded.',
  },
]
