import { randomUUID } from 'node:crypto'
import { and, inArray } from 'drizzle-orm'
import type {
  cancelDeposit,
  confirmDepositPaid,
  createDeposit,
  listDepositChannels,
  listDeposits,
  readDeposit,
} from '#contract/deposits.ts'
import { channelSeen, isClosed, readChannels } from '../cashier/channels.ts'
import {
  type DepositRow,
  depositSeen,
  findDeposit,
  isOwnDeposit,
  listOwnDeposits,
  openDepositOf,
  payableSeen,
} from '../cashier/deposits.ts'
import { depositOrder } from '../database/schema/cashier.ts'
import { accept, type Handler, type HandlerContext, refuse } from '../handler.ts'
import { currency } from '../ledger/currency.ts'
import { cursorAfter, readCursor } from '../report/cursor.ts'
import { readSetting } from '../settings.ts'
import { announce } from '../socket/announce.ts'
import { UnknownThing } from '../unknown-thing.ts'

/** MEM-04: how money may be paid in now. A platform without a payment provider has no channels. */
export const depositChannelsHandler: Handler<typeof listDepositChannels> = async (context) => {
  const { platform, caller, now, who } = context
  const { database } = platform
  const channels = platform.payments ? await readChannels(database) : []
  return accept({
    currency: currency.code,
    channels: channels.map((channel) => channelSeen(channel, { language: caller.language, now })),
    openDepositId: await openDepositOf(database, who.member.id),
  })
}

/**
 * MEM-04: orders a payment. The provider is asked for what it is paid by when the order stands: a line that breaks between the
 * two leaves nothing that nobody knows of.
 */
export const createDepositHandler: Handler<typeof createDeposit> = async (context) => {
  const { platform, request, caller, now, who } = context
  const { database } = platform
  const terms = await readSetting(database, 'deposits')
  const channel = platform.payments ? terms.channels.find(({ id }) => id === request.channelId) : undefined
  if (!channel) throw new UnknownThing()
  if (isClosed(channel, now)) return refuse('deposit.channelClosed', { until: channel.closedUntil })
  const { min, max } = channel
  if (request.amount < min || request.amount > max) return refuse('deposit.offLimits', { min, max })
  if (request.promotionId !== undefined) return refuse('deposit.promotionNotOpen', {})
  const [order] = await database
    .insert(depositOrder)
    .values({
      id: randomUUID(),
      memberId: who.member.id,
      channelId: channel.id,
      amount: request.amount,
      state: 'created',
      createdAt: now,
      expiresAt: new Date(now.getTime() + terms.expireAfter),
      dueAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (order) return accept(payableSeen(order, { channels: terms.channels, language: caller.language, now }))
  const depositId = await openDepositOf(database, who.member.id)
  if (depositId === null) throw new Error('A deposit was neither made nor found')
  return refuse('deposit.openOrder', { depositId })
}

/** MEM-04: how an order stands, with what it is paid by. */
export const depositHandler: Handler<typeof readDeposit> = async (context) => {
  const { platform, request, caller, now, who } = context
  const order = await findDeposit(platform.database, who.member.id, request.id)
  const channels = await readChannels(platform.database)
  return accept(payableSeen(order, { channels, language: caller.language, now }))
}

/** MEM-04: the member says that they have paid, which the provider is asked about at once. */
export const depositPaidHandler: Handler<typeof confirmDepositPaid> = (context) =>
  changeOwn(context, { from: ['created', 'reconciling'], to: { state: 'reconciling', dueAt: context.now } })

/**
 * MEM-04: gives an order up, also one that was said to be paid by mistake. If it was paid all the same, the money is credited.
 */
export const cancelDepositHandler: Handler<typeof cancelDeposit> = (context) =>
  changeOwn(context, {
    from: ['created', 'reconciling'],
    to: { state: 'cancelled', settledAt: context.now, dueAt: context.now },
  })

type Change = { from: DepositRow['state'][]; to: Partial<DepositRow> }

async function changeOwn(
  context: HandlerContext<typeof confirmDepositPaid | typeof cancelDeposit>,
  { from, to }: Change,
) {
  const { platform, request, caller, who } = context
  const { database } = platform
  const isChangeable = and(isOwnDeposit(who.member.id, request.id), inArray(depositOrder.state, from))
  const [order] = await database.update(depositOrder).set(to).where(isChangeable).returning()
  const channels = await readChannels(database)
  if (order) {
    // Its member's other pages list it too.
    await announce(database, { memberId: who.member.id, type: 'account.changed' })
    return accept(depositSeen(order, { channels, language: caller.language }))
  }
  const { state } = await findDeposit(database, who.member.id, request.id)
  return refuse('deposit.notOpen', { state })
}

/** MEM-04: the member's orders, a page by key. */
export const depositsHandler: Handler<typeof listDeposits> = async (context) => {
  const { platform, request, caller, who } = context
  const { limit, cursor, state } = request
  const found = await listOwnDeposits(platform.database, {
    memberId: who.member.id,
    from: new Date(request.from),
    to: new Date(request.to),
    state,
    after: readCursor(cursor, { value: 'moment', id: 'uuid' }),
    limit: limit + 1,
  })
  const channels = await readChannels(platform.database)
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return accept({
    deposits: rows.map((row) => depositSeen(row, { channels, language: caller.language })),
    next:
      last && found.length > limit ? cursorAfter({ value: last.createdAt.toISOString(), id: last.id }) : null,
  })
}
