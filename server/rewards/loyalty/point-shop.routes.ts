import { randomUUID } from 'node:crypto'
import { isPhoneNumber } from '#domain/auth/phone-number.ts'
import { pointWorth } from '#domain/money/point-worth.ts'
import { cursorAfter, readCursor } from '#server/database/cursor.ts'
import type { Database } from '#server/database/database.ts'
import { publishAll, publishBalanceChanges } from '#server/database/publish.ts'
import { pointBalance } from '#server/ledger/accounts.ts'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { lockClaims } from '#server/rewards/claims.ts'
import { pointsSetting } from '#server/rewards/rewards.settings.ts'
import { readSetting } from '#server/settings/settings.ts'
import { convert } from './convert.ts'
import {
  findItem,
  type ItemRow,
  listRedemptions,
  listShopItemDtos,
  ownCount,
  toRedemptionDto,
} from './point-shop.ts'
import { redeem } from './redeem.ts'

/** PTS-01, CALL-39 */
export const listShopItems: HandlerOf<'listShopItems'> = async ({ platform, caller, who }) =>
  accept({
    items: await listShopItemDtos(platform.database, { memberId: who.member.id, language: caller.language }),
  })

/**
 * PTS-01, CALL-39. A member's point operations run one after another. If several members order the last unit,
 * only one gets it.
 */
export const redeemPoints: HandlerOf<'redeemPoints'> = async (context) => {
  const { platform, request, caller, now, who } = context
  const { database } = platform
  const memberId = who.member.id
  const { quantity, delivery = null } = request
  await lockClaims(database, memberId)
  const item = await findItem(database, request.itemId)
  const { redemptionOn } = await readSetting(database, pointsSetting)
  if (!redemptionOn) return refuse('points.off', {})
  const points = item.points * quantity
  if (points !== request.points) return refuse('points.priceChanged', { points })
  if (item.delivered && delivery === null) return refuse('points.deliveryMissing', {})
  if (item.delivered && delivery && !isPhoneNumber(delivery.mobileNum))
    return refuse('points.mobileInvalid', {})
  const mayHave = await moreFor(database, memberId, item)
  if (mayHave !== null && quantity > mayHave)
    return refuse('points.memberLimit', { maxPerMember: item.maxPerMember ?? 0, left: mayHave })
  const left = leftOf(item)
  if (left !== null && left < quantity) return refuse('points.soldOut', { left })
  const balance = await pointBalance(database, memberId)
  if (balance < points) return refuse('points.tooFew', { points: balance })
  const order = { memberId, item, quantity, points, delivery: item.delivered ? delivery : null, now }
  const redeemed = await database.transaction((tx) => redeem(tx, order))
  // The item has sold out or been hidden since the check above.
  if (!redeemed) return refuse('points.soldOut', { left: leftOf(await findItem(database, item.id)) ?? 0 })
  await publishAll(database, [{ memberId, type: 'account.changed' }])
  return accept({
    redemption: toRedemptionDto(redeemed.row, item, caller.language),
    points: redeemed.points,
  })
}

const leftOf = ({ left, offered }: ItemRow): number | null => (offered ? left : 0)

/** Returns how many more units of an item a member can order; null for no limit. */
async function moreFor(database: Database, memberId: number, item: ItemRow): Promise<number | null> {
  if (item.maxPerMember === null) return null
  return Math.max(0, item.maxPerMember - (await ownCount(database, memberId, item.id)))
}

/** PTS-01, CALL-39 */
export const listRedeemed: HandlerOf<'listRedeemed'> = async (context) => {
  const { platform, request, caller, who } = context
  const { cursor, limit, state } = request
  const found = await listRedemptions(platform.database, {
    memberId: who.member.id,
    state,
    after: readCursor(cursor, { value: 'moment', id: 'uuid' }),
    limit: limit + 1,
    language: caller.language,
  })
  const redemptions = found.slice(0, limit)
  const last = redemptions.at(-1)
  const hasMore = last !== undefined && found.length > limit
  return accept({ redemptions, next: hasMore ? cursorAfter({ value: last.at, id: last.id }) : null })
}

/** PTS-01, CALL-39 */
export const convertPoints: HandlerOf<'convertPoints'> = async (context) => {
  const { platform, request, now, who } = context
  const { database } = platform
  const memberId = who.member.id
  const { points } = request
  await lockClaims(database, memberId)
  const {
    conversionOn,
    minConversion: min,
    maxConversion: max,
    ratio,
  } = await readSetting(database, pointsSetting)
  if (!conversionOn) return refuse('points.off', {})
  if (points < min || points > max || points % ratio.points !== 0)
    return refuse('points.conversionOffLimits', { min, max, multipleOf: ratio.points })
  const amount = pointWorth(points, ratio)
  if (amount !== request.amount) return refuse('points.ratioChanged', { amount })
  const has = await pointBalance(database, memberId)
  if (has < points) return refuse('points.tooFew', { points: has })
  const converted = await database.transaction((tx) =>
    convert(tx, { id: randomUUID(), memberId, points, amount, now }),
  )
  await publishBalanceChanges(database, memberId)
  return accept({ ...converted, amount })
}
