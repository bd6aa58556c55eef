import type { Calls } from '#protocol/calls.ts'
import { publishAll } from '#server/database/publish.ts'
import { accept, type HandlerContext, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { lockClaims } from '#server/rewards/claims.ts'
import { apply, askedAt, missingFrom, waitToApply } from '#server/rewards/promotions/apply.ts'
import {
  findPromotion,
  isSignUp,
  listAll,
  promotionCategories,
} from '#server/rewards/promotions/promotions.ts'
import { localize } from '#server/texts/localized-text.ts'
import { memberPromotion, memberPromotions } from './member-promotions.ts'
import { toDetailsDto, toPromotionDto } from './promotion-dto.ts'

type PromotionContext = HandlerContext<Calls['listPromotions'] | Calls['readPromotion']>

/** Returns the member's id; null for visitors. Trial players count as visitors. */
const viewerOf = ({ who, platform }: PromotionContext): number | null =>
  who && !platform.operator.trialTypes.includes(who.member.type) ? who.member.id : null

/** PROMO-01 */
export const listPromotions: HandlerOf<'listPromotions'> = async (context) => {
  const { platform, request, caller, now } = context
  const { database } = platform
  const language = request.language ?? caller.language
  const all = await listAll(database)
  const wanted = request.category
  const promotions = wanted === undefined ? all : all.filter(({ category }) => category === wanted)
  const found = await memberPromotions(database, { memberId: viewerOf(context), promotions, now })
  const used = new Set(all.map(({ category }) => category))
  return accept({
    promotions: found.map((one) => toPromotionDto(one, language)),
    categories: promotionCategories
      .filter(({ code }) => used.has(code))
      .map(({ code, name }) => ({ code, name: localize(name, language) })),
  })
}

/** PROMO-01 */
export const readPromotion: HandlerOf<'readPromotion'> = async (context) => {
  const { platform, request, caller, now } = context
  const { database } = platform
  const language = request.language ?? caller.language
  const promotions = [await findPromotion(database, request.id)]
  const [found] = await memberPromotions(database, { memberId: viewerOf(context), promotions, now })
  if (!found) throw new Error(`Promotion ${request.id} has no status for this member`)
  return accept(await toDetailsDto(database, found, language))
}

type Applying = HandlerContext<Calls['joinPromotion'] | Calls['requestPromotionReward']>

/**
 * Submits an application to join a promotion or to get its reward (PROMO-02). A member's applications run one
 * after another.
 */
async function applyFor(step: 'join' | 'request', { platform, request, caller, now, who }: Applying) {
  const { database } = platform
  const memberId = who.member.id
  await lockClaims(database, memberId)
  const promotion = await findPromotion(database, request.promotionId)
  const { participation, facts, obstacle } = await memberPromotion(database, { memberId, promotion, now })
  if (!isSignUp(promotion) || participation.step !== step)
    return refuse('promotion.notOpen', { status: participation.status })
  if (obstacle) return refuse('promotion.notEligible', { reason: localize(obstacle, caller.language) })
  const missing = missingFrom(request, askedAt(promotion.terms, step))
  if (missing) return refuse('promotion.incomplete', { missing })
  const retryAfter = await waitToApply(database, memberId, now)
  if (retryAfter > 0) return refuse('promotion.throttled', { retryAfter })
  const proof = { comment: request.comment, images: request.images }
  const { done } = facts
  const ids = await database.transaction((tx) => apply(tx, { promotion, memberId, step, proof, done, now }))
  if (ids.length > 0) return refuse('promotion.imagesGone', { ids })
  await publishAll(database, [{ memberId, type: 'account.changed' }])
  const { participation: reached } = await memberPromotion(database, { memberId, promotion, now })
  return accept({ status: reached.status })
}

export const joinPromotion: HandlerOf<'joinPromotion'> = (context) => applyFor('join', context)

export const requestPromotionReward: HandlerOf<'requestPromotionReward'> = (context) =>
  applyFor('request', context)
