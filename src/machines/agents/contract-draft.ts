import type { ContractLimits, TermsToSend } from '#api/agents/contracts.ts'
import type { OfferDraft } from '#api/agents/offer-draft.ts'
import { WHOLE } from '#domain/money/rate.ts'
import type { ContractTerms } from '#protocol/agents/contract-terms.ts'
import { firstNotRising, isMetBy, tiersAbove } from '#protocol/agents/tier-rules.ts'

export type Tier = ContractTerms['tiers'][number]
export type TierField = keyof Tier

/** Amounts are minor units, rates hundredths of a percent. Null while nothing is typed, else why what is typed is no figure. */
export type Figure = number | null | 'unreadable' | 'tooLarge'

/** A tier that is being composed. */
export type DraftTier = { id: number } & { readonly [Field in TierField]: Figure }

type Period = ContractTerms['period']

export type Draft = { period: Period; tiers: readonly DraftTier[] }

/**
 * What is wrong with a tier.
 *
 * - `unreadable`: what was typed somewhere is no number
 * - `tooLarge`: what was typed somewhere has more digits than any figure
 * - `rateMissing`: nothing was typed, or nothing is paid
 * - `rateTooHigh`: more than all of it
 * - `notRising`: it asks for no more than the one before, or pays no more
 * - `aboveOwn`: it pays more than the agent is paid at its thresholds
 */
export type TierError =
  | { is: 'unreadable' | 'tooLarge' | 'rateMissing' | 'rateTooHigh' | 'notRising' }
  | { is: 'aboveOwn'; allowed: number }

/** By place, from 0 on. */
export type TierErrors = Readonly<Record<number, TierError>>

export const MOST_TIERS = 10

/** What stands, or waits, before anything is changed; null before a first offer. */
export const termsBefore = ({ request, contract }: ContractLimits): ContractTerms | null =>
  request?.terms ?? contract?.terms ?? null

const blank = { netLoss: null, turnover: null, activeMembers: null, rate: null }

/** Where composing begins: with what there is, or with one tier that is to be filled in; null where nothing may be offered now. */
export const draftOf = (limits: ContractLimits): Draft | null =>
  firstDraft(termsBefore(limits), limits.periods)

/** The same for terms that there are, or are not yet, and the periods in which they may be paid: what was agreed in another is not. */
export function firstDraft(before: ContractTerms | null, periods: readonly Period[]): Draft | null {
  const tiers = before ? before.tiers.map((tier, id) => ({ id, ...tier })) : [{ id: 0, ...blank }]
  return inPeriod({ period: before?.period, tiers }, periods)
}

/** Tiers paid in the period that they were in, or in one that there is; null where there is none. */
export function inPeriod(
  { period: wished, tiers }: Pick<Draft, 'tiers'> & { period: Period | undefined },
  periods: readonly Period[],
): Draft | null {
  const period = periods.find((one) => one === wished) ?? periods[0]
  return period ? { period, tiers } : null
}

/** What is kept of a draft over a reload: what was no number was never a figure. */
export const keptOf = ({ period, tiers }: Draft): OfferDraft => ({
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

/** Whether anything was composed that the downline has not been asked for. */
export function isComposed(composed: Draft, limits: ContractLimits): boolean {
  const first = draftOf(limits)
  return first !== null && !isSame(termsOf(composed), termsOf(first))
}

const idAfter = (tiers: readonly DraftTier[]) => Math.max(-1, ...tiers.map(({ id }) => id)) + 1

/** Another tier at the end; it begins with the thresholds of the one before. */
const withTier = ({ tiers, ...draft }: Draft): Draft => ({
  ...draft,
  tiers: [...tiers, { ...blank, ...tiers.at(-1), id: idAfter(tiers), rate: null }],
})

const withoutTier = ({ tiers, ...draft }: Draft, id: number): Draft => ({
  ...draft,
  tiers: tiers.filter((tier) => tier.id !== id),
})

/** With a tier one place up (-1) or down (1), where there is one. */
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

/** A tier as it would be agreed on: a threshold that nobody filled in asks for nothing. */
const tierOf = ({ netLoss, turnover, activeMembers, rate }: Omit<DraftTier, 'id'>): Tier => ({
  netLoss: numberOf(netLoss),
  turnover: numberOf(turnover),
  activeMembers: numberOf(activeMembers),
  rate: numberOf(rate),
})

export const termsOf = ({ period, tiers }: Draft): ContractTerms => ({ period, tiers: tiers.map(tierOf) })

const has = (tier: DraftTier, figure: Figure): boolean => Object.values(tier).includes(figure)

/** What is no number, and the platform's own rules, before anything is sent. */
export function validateFields(composed: Draft, ceilings: readonly ContractTerms[]): TierErrors {
  const offered = termsOf(composed)
  const { tiers } = offered
  const above = tiersAbove(ceilings, offered).map(({ tier, allowed }) => [tier, { is: 'aboveOwn', allowed }])
  const notRising = firstNotRising(tiers)
  const rates = tiers.flatMap(({ rate }, place) => {
    if (rate === 0) return [[place, { is: 'rateMissing' }]]
    return rate > WHOLE ? [[place, { is: 'rateTooHigh' }]] : []
  })
  // What is said last stands: a missing rate is why a tier does not rise.
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

/** How the platform is sent terms: as a first offer, for the contract that runs, or in place of what waits. */
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

/** What a refusal says of each tier that pays more than the agent is paid. */
export const aboveOwn = (tiers: readonly { tier: number; allowed: number }[]): TierErrors =>
  Object.fromEntries(tiers.map(({ tier, allowed }) => [tier, { is: 'aboveOwn', allowed }]))

/** What whoever composes terms does, wherever they compose them. */
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

/** Spread into the states in which terms are composed; their setups have `compose` and the guards. */
export const composing = composingBy(compose)

/** The same where what was composed is noted each time; the setup has `noteDraft` besides. */
export const composingNoted = composingBy([compose, 'saveDraft'])

type Composed = { draft: Draft | null; errors: TierErrors }

/** What was composed once more was done to it. What is wrong with tiers stands until one of them changes. */
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
