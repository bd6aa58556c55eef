import { bannerPalette } from '@palpite/game-art/banner.ts'
import { bannerRequest, promotionAddress } from '@palpite/game-art/banner-request.ts'
import type { Language } from '#domain/text/language.ts'
import type { Promotion, PromotionDetails } from '#protocol/rewards/promotions.ts'
import type { Database } from '#server/database/database.ts'
import { readChannels } from '#server/payments/channels.ts'
import { askedAt } from '#server/rewards/promotions/apply.ts'
import type { OwnFacts } from '#server/rewards/promotions/own-facts.ts'
import { isDeposit, isRaffle, isSignUp, type PromotionRow } from '#server/rewards/promotions/promotions.ts'
import { prizesOf } from '#server/rewards/promotions/raffles.ts'
import { refusalReasons } from '#server/rewards/refusal-reasons.ts'
import { currency } from '#server/texts/currency.ts'
import { localize } from '#server/texts/localized-text.ts'
import type { MemberPromotion } from './member-promotions.ts'

export function toPromotionDto(
  { promotion, participation, obstacle }: MemberPromotion,
  language: Language,
): Promotion {
  const { id, title, summary, category, terms, startsAt, endsAt } = promotion
  return {
    id,
    title: localize(title, language),
    summary: localize(summary, language),
    image: promotionAddress(promotion),
    ...bannerPalette(bannerRequest(promotion)),
    category,
    kind: terms.kind,
    status: participation.status,
    obstacle: obstacle ? localize(obstacle, language) : '',
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  }
}

export async function toDetailsDto(
  database: Database,
  found: MemberPromotion,
  language: Language,
): Promise<PromotionDetails> {
  const { promotion, participation, facts } = found
  return {
    ...toPromotionDto(found, language),
    content: localize(promotion.content, language),
    terms: localize(promotion.conditions, language),
    currency: currency.code,
    step: participation.step,
    ...(await toRewardDto(database, found)),
    reason: facts ? reasonText(facts, language) : '',
    claimBy: participation.status === 'issued' ? (facts?.request?.expiresAt?.toISOString() ?? null) : null,
    raffle: await toRaffleDto(database, found, language),
    deposit: await toDepositDto(database, promotion, language),
  }
}

async function toDepositDto(
  database: Database,
  promotion: PromotionRow,
  language: Language,
): Promise<PromotionDetails['deposit']> {
  if (!isDeposit(promotion)) return null
  const { min, use, lasts, channels } = promotion.terms
  const named = channels && (await readChannels(database)).filter(({ id }) => channels.includes(id))
  return { min, use, lasts, channels: named?.map(({ name }) => localize(name, language)) ?? null }
}

async function toRewardDto(database: Database, { promotion, participation, facts }: MemberPromotion) {
  const asks = { comment: 'no', images: 'no' } as const
  if (isSignUp(promotion)) {
    const { goal, reward } = promotion.terms
    const { step } = participation
    const isAsked = facts?.request && facts.request.state !== 'rejected'
    return {
      reward: reward.amount,
      share: reward.share ?? null,
      turnoverFactor: reward.turnoverFactor,
      goal: isAsked ? null : goal && { ...goal, done: facts?.done ?? 0 },
      asks: step === 'join' || step === 'request' ? askedAt(promotion.terms, step) : asks,
    }
  }
  if (isDeposit(promotion)) {
    const { cap, share, turnoverFactor } = promotion.terms
    return { reward: cap, share, turnoverFactor, goal: null, asks }
  }
  const prizes = isRaffle(promotion) ? await prizesOf(database, promotion.id) : []
  return {
    reward: isRaffle(promotion) ? Math.max(0, ...prizes.map(({ amount }) => amount)) : null,
    share: null,
    turnoverFactor: isRaffle(promotion) ? promotion.terms.turnoverFactor : 0,
    goal: null,
    asks,
  }
}

function reasonText({ join, request }: OwnFacts, language: Language): string {
  const refusedFor = request ? request.refusedFor : join?.reason ? refusalReasons[join.reason] : null
  return refusedFor ? localize(refusedFor, language) : ''
}

async function toRaffleDto(
  database: Database,
  { promotion, facts }: MemberPromotion,
  language: Language,
): Promise<PromotionDetails['raffle']> {
  if (!isRaffle(promotion)) return null
  const prizes = await prizesOf(database, promotion.id)
  return {
    per: promotion.terms.per,
    most: promotion.terms.most,
    chances: facts?.chances ?? null,
    prizes: prizes.map(({ name, amount, left, stock }) => ({
      name: localize(name, language),
      amount,
      left,
      of: stock,
    })),
  }
}
