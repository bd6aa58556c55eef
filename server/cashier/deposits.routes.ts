import { randomUUID } from 'node:crypto'
import { and, inArray } from 'drizzle-orm'
import type { Calls } from '#protocol/calls.ts'
import { bonusFor } from '#protocol/rewards/deposit-bonus.ts'
import { NotFound } from '#server/core/not-found.ts'
import { cursorAfter, readCursor } from '#server/database/cursor.ts'
import { publish } from '#server/database/publish.ts'
import { isClosed, readChannels, toChannelDto } from '#server/payments/channels.ts'
import { depositOrder } from '#server/payments/deposit-order.table.ts'
import { depositsSetting, withdrawalsSetting } from '#server/payments/payments.settings.ts'
import { accept, type HandlerContext, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { lockClaims } from '#server/rewards/claims.ts'
import { bonusesOf } from '#server/rewards/deposit-bonus/deposit-bonus-dto.ts'
import { bonusInUse, offersFor, refusalFor, toRefusalDto } from '#server/rewards/deposit-bonus/eligibility.ts'
import { completeMet, promiseBonus, releaseBonus } from '#server/rewards/deposit-bonus/promise-bonus.ts'
import { isDeposit, listAll } from '#server/rewards/promotions/promotions.ts'
import { readSetting } from '#server/settings/settings.ts'
import { currency } from '#server/texts/currency.ts'
import {
  type DepositRow,
  findDeposit,
  isOwnDeposit,
  listOwnDeposits,
  openDepositOf,
  toDepositDto,
  toPayableDto,
} from './deposits.ts'

/** MEM-04. Without a payment provider, there are no channels. */
export const listDepositChannels: HandlerOf<'listDepositChannels'> = async (context) => {
  const { platform, caller, now, who } = context
  const { database } = platform
  const memberId = who.member.id
  const { language } = caller
  const { depositTurnover } = await readSetting(database, withdrawalsSetting)
  const channels = platform.payments ? await readChannels(database) : []
  return accept({
    currency: currency.code,
    channels: channels.map((channel) => toChannelDto(channel, { language, now })),
    openDepositId: await openDepositOf(database, memberId),
    promotions: await offersFor(database, { memberId, now, language }),
    bonusInUse: await bonusInUse(database, { memberId, language }),
    depositTurnover,
  })
}

/**
 * MEM-04. The order is stored before the provider is called, so that no charge goes unrecorded if the
 * connection is lost.
 */
export const createDeposit: HandlerOf<'createDeposit'> = async (context) => {
  const { platform, request, now, who } = context
  const { database } = platform
  const terms = await readSetting(database, depositsSetting)
  const channel = platform.payments ? terms.channels.find(({ id }) => id === request.channelId) : undefined
  if (!channel) throw new NotFound()
  if (isClosed(channel, now)) return refuse('deposit.channelClosed', { until: channel.closedUntil })
  const { min, max } = channel
  if (request.amount < min || request.amount > max) return refuse('deposit.offLimits', { min, max })
  const memberId = who.member.id
  if (request.promotionId !== undefined) await lockClaims(database, memberId)
  // Check for an open order first. Otherwise, the bonus promised for that order would make the promotion
  // ineligible.
  const openId = await openDepositOf(database, memberId)
  if (openId !== null) return refuse('deposit.openOrder', { depositId: openId })
  const promotion = await wantedPromotion(context)
  if (promotion && 'why' in promotion) return refuse('deposit.promotionRefused', promotion)
  const [order] = await database
    .insert(depositOrder)
    .values({
      id: randomUUID(),
      memberId,
      channelId: channel.id,
      amount: request.amount,
      state: 'created',
      createdAt: now,
      expiresAt: new Date(now.getTime() + terms.expireAfter),
      dueAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (order) {
    if (promotion) await promiseBonus(database, { depositId: order.id, memberId, promotion, now })
    return accept(toPayableDto(order, { ...(await showing(context, [order.id])), now }))
  }
  const depositId = await openDepositOf(database, memberId)
  if (depositId === null) throw new Error('The deposit was neither created nor found')
  return refuse('deposit.openOrder', { depositId })
}

/** MEM-04 */
export const readDeposit: HandlerOf<'readDeposit'> = async (context) => {
  const { platform, request, now, who } = context
  const order = await findDeposit(platform.database, who.member.id, request.id)
  return accept(toPayableDto(order, { ...(await showing(context, [order.id])), now }))
}

const showing = async (
  { platform: { database }, caller }: Pick<HandlerContext<Calls['readDeposit']>, 'platform' | 'caller'>,
  orderIds: readonly string[],
) => ({
  channels: await readChannels(database),
  bonuses: await bonusesOf(database, orderIds),
  language: caller.language,
})

async function wantedPromotion({
  platform,
  request,
  caller,
  now,
  who,
}: HandlerContext<Calls['createDeposit']>) {
  const { promotionId, amount, channelId } = request
  if (promotionId === undefined) return null
  const { database } = platform
  const memberId = who.member.id
  const promotion = (await listAll(database)).find(({ id }) => id === promotionId)
  if (!promotion || !isDeposit(promotion)) return { why: 'ended', reason: '', min: 0 } as const
  const { min, channels } = promotion.terms
  const { language } = caller
  await completeMet(database, memberId)
  const refusal = await refusalFor(database, promotion, { memberId, now })
  if (refusal) return toRefusalDto(refusal, { min, language })
  if (channels && !channels.includes(channelId)) return toRefusalDto({ why: 'channel' }, { min, language })
  const isTooLittle = amount < min || bonusFor(promotion.terms, amount) === 0
  return isTooLittle ? toRefusalDto({ why: 'belowMinimum' }, { min, language }) : promotion
}

/** MEM-04. Makes the order due, so that the provider is polled immediately. */
export const confirmDepositPaid: HandlerOf<'confirmDepositPaid'> = (context) =>
  changeOwn(context, { from: ['created', 'reconciling'], to: { state: 'reconciling', dueAt: context.now } })

/**
 * MEM-04. An order can be cancelled even if it was reported as paid. If a payment still arrives, it is
 * credited.
 */
export const cancelDeposit: HandlerOf<'cancelDeposit'> = (context) =>
  changeOwn(context, {
    from: ['created', 'reconciling'],
    to: { state: 'cancelled', settledAt: context.now, dueAt: context.now },
  })

type Change = { from: DepositRow['state'][]; to: Partial<DepositRow> }

async function changeOwn(
  context: HandlerContext<Calls['confirmDepositPaid'] | Calls['cancelDeposit']>,
  { from, to }: Change,
) {
  const { platform, request, who } = context
  const { database } = platform
  const isChangeable = and(isOwnDeposit(who.member.id, request.id), inArray(depositOrder.state, from))
  const [order] = await database.update(depositOrder).set(to).where(isChangeable).returning()
  if (order) {
    if (order.state === 'cancelled') await releaseBonus(database, order.id)
    // Notify the member's other open pages, which list the order too.
    await publish(database, { memberId: who.member.id, type: 'account.changed' })
    return accept(toDepositDto(order, await showing(context, [order.id])))
  }
  const { state } = await findDeposit(database, who.member.id, request.id)
  return refuse('deposit.notOpen', { state })
}

/** MEM-04 */
export const listDeposits: HandlerOf<'listDeposits'> = async (context) => {
  const { platform, request, who } = context
  const { limit, cursor, state } = request
  const found = await listOwnDeposits(platform.database, {
    memberId: who.member.id,
    from: new Date(request.from),
    to: new Date(request.to),
    state,
    after: readCursor(cursor, { value: 'moment', id: 'uuid' }),
    limit: limit + 1,
  })
  const rows = found.slice(0, limit)
  const shown = await showing(
    context,
    rows.map(({ id }) => id),
  )
  const last = rows.at(-1)
  return accept({
    deposits: rows.map((row) => toDepositDto(row, shown)),
    next:
      last && found.length > limit ? cursorAfter({ value: last.createdAt.toISOString(), id: last.id }) : null,
  })
}
