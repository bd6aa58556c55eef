import type { ContractTerms } from '#contract/contract-terms.ts'
import type { TierChange } from './draft.ts'

/** What whoever composes terms does, wherever they compose them. */
export type ComposingEvent =
  | ({ type: 'tier.change' } & TierChange)
  | { type: 'tier.add' }
  | { type: 'tier.remove'; id: number }
  | { type: 'tier.move'; id: number; by: -1 | 1 }
  | { type: 'period.choose'; period: ContractTerms['period'] }

type Heard<Type extends ComposingEvent['type']> = { event: Extract<ComposingEvent, { type: Type }> }

export const composing = {
  'tier.change': { actions: { type: 'keepFigure', params: ({ event }: Heard<'tier.change'>) => event } },
  'tier.add': { guard: 'mayAddTier', actions: 'addTier' },
  'tier.remove': {
    guard: 'mayRemoveTier',
    actions: { type: 'removeTier', params: ({ event }: Heard<'tier.remove'>) => event },
  },
  'tier.move': { actions: { type: 'moveTier', params: ({ event }: Heard<'tier.move'>) => event } },
  'period.choose': { actions: { type: 'keepPeriod', params: ({ event }: Heard<'period.choose'>) => event } },
} as const
