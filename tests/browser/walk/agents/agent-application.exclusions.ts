import type { Exclusion } from '@palpite/paths/model/exclusion.ts'
import type { ApplicationContext } from '#machines/agents/agent-application.logic.ts'

export const exclusions: readonly Exclusion[] = [
  {
    step: /^(field\.change|country\.choose|channel\.choose|form\.submit)/,
    state: /countries\.idle/,
    reason: 'Whoever does anything in the form has turned to it first, and so had the countries asked for.',
  },
  {
    step: /^country\.choose/,
    when: (context) => (context as ApplicationContext).countries.length === 0,
    reason: 'Until the countries are known there is none to choose.',
  },
]
