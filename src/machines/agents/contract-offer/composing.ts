import * as draft from './draft.ts'

/** What whoever composes terms does, wherever they compose them. */
export type ComposingEvent =
  | ({ type: 'tier.change' } & draft.TierChange)
  | { type: 'tier.add' }
  | { type: 'tier.remove'; id: number }
  | { type: 'tier.move'; id: number; by: -1 | 1 }

const compose = {
  type: 'compose',
  params: ({ event }: { event: ComposingEvent }) => event,
} as const

const composingBy = <const Actions>(actions: Actions) =>
  ({
    'tier.change': { actions },
    'tier.add': { guard: 'mayAddTier', actions },
    'tier.remove': { guard: 'mayRemoveTier', actions },
    'tier.move': { actions },
  }) as const

/** Spread into the states in which terms are composed; their setups have `compose` and the guards. */
export const composing = composingBy(compose)

/** The same where what was composed is noted each time; the setup has `noteDraft` besides. */
export const composingNoted = composingBy([compose, 'noteDraft'])

type Composed = { draft: draft.Draft | null; errors: draft.TierErrors }

/** What was composed once more was done to it. What is wrong with tiers stands until one of them changes. */
export function composedAfter({ draft: before, errors }: Composed, event: ComposingEvent): Composed {
  if (!before) return { draft: null, errors }
  switch (event.type) {
    case 'tier.change':
      return { draft: draft.withFigure(before, event), errors: {} }
    case 'tier.add':
      return { draft: draft.withTier(before), errors: {} }
    case 'tier.remove':
      return { draft: draft.withoutTier(before, event.id), errors: {} }
    case 'tier.move':
      return { draft: draft.withTierMoved(before, event), errors: {} }
  }
}
