import { publishBalanceChanges } from '#server/database/publish.ts'
import { walletBalance } from '#server/ledger/accounts.ts'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { lockClaims } from '#server/rewards/claims.ts'
import { draw } from '#server/rewards/promotions/draw-raffle.ts'
import { phaseAt } from '#server/rewards/promotions/participation.ts'
import { findPromotion, isRaffle } from '#server/rewards/promotions/promotions.ts'
import { localize } from '#server/texts/localized-text.ts'
import { memberPromotion } from './member-promotions.ts'

/** PROMO-03 */
export const claimRaffle: HandlerOf<'claimRaffle'> = async (context) => {
  const { platform, request, caller, now, who } = context
  const { database } = platform
  const memberId = who.member.id
  await lockClaims(database, memberId)
  const promotion = await findPromotion(database, request.promotionId)
  const { participation, facts } = await memberPromotion(database, { memberId, promotion, now })
  if (!isRaffle(promotion) || phaseAt(promotion, now) !== 'open')
    return refuse('promotion.notOpen', { status: participation.status })
  const { left, missing } = facts.chances
  // `closed` means that no prize is left. Even a member without chances then gets `raffle.exhausted`.
  if (left === 0 && participation.status !== 'closed') return refuse('raffle.noChances', { missing })
  const drawn = await database.transaction((tx) => draw(tx, { promotion, memberId, now }))
  if (!drawn) return refuse('raffle.exhausted', {})
  await publishBalanceChanges(database, memberId)
  const { prize, turnover, balance } = drawn
  return accept({
    prize: { name: localize(prize.name, caller.language), amount: prize.amount },
    turnover,
    chances: left - 1,
    balance: balance ?? (await walletBalance(database, memberId)),
  })
}
