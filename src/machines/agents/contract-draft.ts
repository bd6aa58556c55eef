import type { ContractLimits, TermsToSend } from '#api/agents/contracts.ts'
import type { OfferDraft } from '#api/agents/offer-draft.ts'
import { WHOLE } from '#domain/money/rate.ts'
import type { ContractTerms } from '#protocol/agents/contract-terms.ts'
import { firstNotRising, isMetBy, tiersAbove } from '#protocol/agents/tier-rules.ts'

export type Tier = ContractTerms['tiers'][number]
export type TierField = keyof Tier

/**
 * An amount in minor units, a count, or a rate in hundredths of a percent. Null means that the field is
 * empty. A string says why the text is not a valid number.
 */
export type Figure = number | null | 'unreadable' | 'tooLarge'

export type DraftTier = { id: number } & { readonly [Field in TierField]: Figure }

type Period = ContractTerms['period']

export type Draft = { period: Period; tiers: readonly DraftTier[] }

/**
 * An error of one tier.
 *
 * - `unreadable`: an input is not a number
 * - `tooLarge`: an input has too many digits
 * - `rateMissing`: the rate is empty or zero
 * - `rateTooHigh`: the rate is above 100%
 * - `notRising`: the thresholds or the rate are not above those of the previous tier
 * - `aboveOwn`: the rate is higher than the agent's own at these thresholds
 */
export type TierError =
  | { is: 'unreadable' | 'tooLarge' | 'rateMissing' | 'rateTooHigh' | 'notRising' }
  | { is: 'aboveOwn'; allowed: number }

/** Keyed by the tier's index, from 0. */
export type TierErrors = Readonly<Record<number, TierError>>

export const MOST_TIERS = 10

/** Returns the terms of the open request, or else of the running contract, or null if there is neither. */
export const termsBefore = ({ request, contract }: ContractLimits): ContractTerms | null =>
  request?.terms ?? contract?.terms ?? null

const blank = { netLoss: null, turnover: null, activeMembers: null, rate: null }

/**
 * Returns the initial draft: the existing terms, or one empty tier. Returns null if nothing may be offered
 * now.
 */
export const draftOf = (limits: ContractLimits): Draft | null =>
  firstDraft(termsBefore(limits), limits.periods)

/**
 * Returns a draft with the given terms, or with one empty tier. Replaces a period that is no longer allowed.
 * Returns null if no period is allowed.
 */
export function firstDraft(before: ContractTerms | null, periods: readonly Period[]): Draft | null {
  const tiers = before ? before.tiers.map((tier, id) => ({ id, ...tier })) : [{ id: 0, ...blank }]
  return inPeriod({ period: before?.period, tiers }, periods)
}

/**
 * Keeps the chosen period if it is allowed, or else takes the first allowed one. Returns null if no period is
 * allowed.
 */
export function inPeriod(
  { period: chosen, tiers }: Pick<Draft, 'tiers'> & { period: Period | undefined },
  periods: readonly Period[],
): Draft | null {
  const period = periods.find((one) => one === chosen) ?? periods[0]
  return period ? { period, tiers } : null
}

/** Returns the part of a draft that survives a reload. Invalid figures become null. */
export const savedDraftOf = ({ period, tiers }: Draft): OfferDraft => ({
  period,
  tiers: tiers.map(({ id, netLoss, turnover, activeMembers, rate }) => ({
    id,
    netLoss: readable(netLoss),
    turnover: readable(turnover),
    activeMembers: readable(activeMembers),
    rate: readable(rate),
  })),
})

const readable = (figure: Figure): number | null => (typeof figure === 'number' ? figure : null)

export function isComposed(composed: Draft, limits: ContractLimits): boolean {
  const first = draftOf(limits)
  return first !== null && !isSame(termsOf(composed), termsOf(first))
}

const idAfter = (tiers: readonly DraftTier[]) => Math.max(-1, ...tiers.map(({ id }) => id)) + 1

/** Appends a tier that copies the last tier's thresholds. */
const withTier = ({ tiers, ...draft }: Draft): Draft => ({
  ...draft,
  tiers: [...tiers, { ...blank, ...tiers.at(-1), id: idAfter(tiers), rate: null }],
})

const withoutTier = ({ tiers, ...draft }: Draft, id: number): Draft => ({
  ...draft,
  tiers: tiers.filter((tier) => tier.id !== id),
})

/** Moves a tier up (-1) or down (1) if it can move. */
function withTierMoved({ tiers, ...draft }: Draft, { id, by }: { id: number; by: -1 | 1 }): Draft {
  const from = tiers.findIndex((tier) => tier.id === id)
  const [moved, other] = [tiers[from], tiers[from + by]]
  if (!moved || !other) return { ...draft, tiers }
  return { ...draft, tiers: tiers.with(from, other).with(from + by, moved) }
}

export type TierChange = { id: number; field: TierField; value: Figure }

const withFigure = ({ tiers, ...draft }: Draft, { id, field, value }: TierChange): Draft => ({
  ...draft,
  tiers: tiers.map((tier) => (tier.id === id ? { ...tier, [field]: value } : tier)),
})

const numberOf = (figure: Figure): number => (typeof figure === 'number' ? figure : 0)

const tierOf = ({ netLoss, turnover, activeMembers, rate }: Omit<DraftTier, 'id'>): Tier => ({
  netLoss: numberOf(netLoss),
  turnover: numberOf(turnover),
  activeMembers: numberOf(activeMembers),
  rate: numberOf(rate),
})

export const termsOf = ({ period, tiers }: Draft): ContractTerms => ({ period, tiers: tiers.map(tierOf) })

const has = (tier: DraftTier, figure: Figure): boolean => Object.values(tier).includes(figure)

export function validateFields(composed: Draft, ceilings: readonly ContractTerms[]): TierErrors {
  const offered = termsOf(composed)
  const { tiers } = offered
  const above = tiersAbove(ceilings, offered).map(({ tier, allowed }) => [tier, { is: 'aboveOwn', allowed }])
  const notRising = firstNotRising(tiers)
  const rates = tiers.flatMap(({ rate }, place) => {
    if (rate === 0) return [[place, { is: 'rateMissing' }]]
    return rate > WHOLE ? [[place, { is: 'rateTooHigh' }]] : []
  })
  // Later entries override earlier ones, because they name the cause: a tier without a rate, for example, is
  // also not above the previous one.
  return Object.fromEntries([
    ...above,
    ...(notRising === null ? [] : [[notRising, { is: 'notRising' }]]),
    ...rates,
    ...(['tooLarge', 'unreadable'] as const).flatMap((is) =>
      composed.tiers.flatMap((tier, place) => (has(tier, is) ? [[place, { is }]] : [])),
    ),
  ])
}

export const isSame = (one: ContractTerms, other: ContractTerms): boolean =>
  one.period === other.period &&
  one.tiers.length === other.tiers.length &&
  one.tiers.every((tier, place) => {
    const same = other.tiers[place]
    return same && isMetBy(tier, same) && isMetBy(same, tier) && tier.rate === same.rate
  })

export function toSend({ kind, memberId, limits }: Parties, terms: ContractTerms): TermsToSend {
  const { request, contract } = limits
  if (request) return { as: 'edit', body: { requestId: request.id, version: request.version, terms } }
  if (contract)
    return { as: 'amendment', body: { contractId: contract.id, version: contract.version, terms } }
  return { as: 'offer', body: { kind, memberId, terms } }
}

type Parties = {
  kind: Extract<TermsToSend, { as: 'offer' }>['body']['kind']
  memberId: string
  limits: ContractLimits
}

export const aboveOwn = (tiers: readonly { tier: number; allowed: number }[]): TierErrors =>
  Object.fromEntries(tiers.map(({ tier, allowed }) => [tier, { is: 'aboveOwn', allowed }]))

export type ComposingEvent =
  | ({ type: 'tier.change' } & TierChange)
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
    'tier.add': { guard: 'canAddTier', actions },
    'tier.remove': { guard: 'canRemoveTier', actions },
    'tier.move': { actions },
  }) as const

/**
 * Transitions for states in which terms are edited. The machine must define the action `compose` and the
 * guards `canAddTier` and `canRemoveTier`.
 */
export const composing = composingBy(compose)

/** Like `composing`, but saves the draft after each change. The machine must define `saveDraft` too. */
export const composingNoted = composingBy([compose, 'saveDraft'])

type Composed = { draft: Draft | null; errors: TierErrors }

/** Applies an edit to the draft and clears the tier errors. Without a draft, nothing changes. */
export function composedAfter({ draft, errors }: Composed, event: ComposingEvent): Composed {
  if (!draft) return { draft: null, errors }
  switch (event.type) {
    case 'tier.change':
      return { draft: withFigure(draft, event), errors: {} }
    case 'tier.add':
      return { draft: withTier(draft), errors: {} }
    case 'tier.remove':
      return { draft: withoutTier(draft, event.id), errors: {} }
    case 'tier.move':
      return { draft: withTierMoved(draft, event), errors: {} }
  }
}
