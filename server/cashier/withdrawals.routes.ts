import { eq } from 'drizzle-orm'
import { withdrawalFee } from '#domain/money/withdrawal-fee.ts'
import type { Calls } from '#protocol/calls.ts'
import { cursorAfter, readCursor } from '#server/database/cursor.ts'
import { publishAll, publishBalanceChanges } from '#server/database/publish.ts'
import { member } from '#server/identity/member.table.ts'
import { walletBalance } from '#server/ledger/accounts.ts'
import { withdrawalsSetting } from '#server/payments/payments.settings.ts'
import { accept, type HandlerContext, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { readSetting } from '#server/settings/settings.ts'
import { currency } from '#server/texts/currency.ts'
import { leaveStaked, remainingWagering } from '#server/wagering/wagering-requirement.ts'
import { payoutAccountsSetting } from './cashier.settings.ts'
import { disputeWithdrawal } from './dispute-withdrawal.ts'
import { bookReceived, giveBack } from './end-withdrawal.ts'
import { orderWithdrawal } from './order-withdrawal.ts'
import { requirePaymentPassword } from './payment-password/require-payment-password.ts'
import { findPayoutAccount, type PayoutAccountRow, usableAt } from './payout-accounts.ts'
import { cancellableStates, toWithdrawalDto, withdrawalDetails } from './withdrawal-dto.ts'
import {
  findWithdrawal,
  leftToday,
  listOwnWithdrawals,
  openWithdrawalOf,
  type WithdrawalTerms,
  waitingWithdrawalOf,
} from './withdrawals.ts'

/** MEM-05 */
export const readWithdrawalTerms: HandlerOf<'readWithdrawalTerms'> = async (context) => {
  const { platform, caller, now, who } = context
  const { database } = platform
  const memberId = who.member.id
  const terms = await readSetting(database, withdrawalsSetting)
  return accept({
    on: isOn(context, terms),
    currency: currency.code,
    available: await walletBalance(database, memberId),
    min: terms.min,
    max: terms.max,
    leftToday: await leftToday(database, { memberId, now, terms }),
    fee: terms.fee,
    turnoverLeft: await remainingWagering(database, memberId, caller.language),
    paymentPasswordSet: who.member.paymentPasswordHash !== null,
    openWithdrawalId: await openWithdrawalOf(database, memberId),
    waitingWithdrawalId: await waitingWithdrawalOf(database, memberId),
  })
}

const isOn = (
  { platform }: Pick<HandlerContext<Calls['createWithdrawal']>, 'platform'>,
  terms: WithdrawalTerms,
) => terms.on && platform.payments !== null

/**
 * MEM-05. A member's orders are serialized, so that daily limits hold. Validates the order before the payment
 * password, so that an invalid order does not use up an attempt.
 */
export const createWithdrawal: HandlerOf<'createWithdrawal'> = async (context) => {
  const { platform, request, caller, now, who } = context
  const { database } = platform
  const memberId = who.member.id
  await database.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update')
  const terms = await readSetting(database, withdrawalsSetting)
  const account = await findPayoutAccount(database, memberId, request.accountId)
  const refusal =
    (await refuseAccount(context, account)) ??
    refuseAmount(context, terms) ??
    (await refuseToday(context, terms)) ??
    (await requirePaymentPassword(context))
  if (refusal) return refusal
  const { amount, fee } = request
  const { beginAfter } = terms
  const { language } = caller
  const ordered = await leaveStaked(database, { memberId, language }, (tx) =>
    orderWithdrawal(tx, { memberId, account, amount, fee, now, beginAfter }),
  )
  if ('turnover' in ordered) return refuse('withdrawal.turnoverLeft', ordered.turnover)
  const { done } = ordered
  const { balance } = done
  if (done.outcome === 'short') return refuse('withdrawal.notEnough', { balance })
  await publishBalanceChanges(platform.database, memberId)
  const found = { order: done.order, accountName: account.maskedName, proof: [] }
  return accept({ withdrawal: withdrawalDetails(found, { language: caller.language, terms, now }), balance })
}

type Creating = HandlerContext<Calls['createWithdrawal']>

async function refuseAccount({ platform, now }: Creating, account: PayoutAccountRow) {
  const { coolFor } = await readSetting(platform.database, payoutAccountsSetting)
  const usable = usableAt(account, { now, coolFor })
  return usable
    ? refuse('withdrawal.accountUnusable', { accountId: account.id, usableAt: usable.toISOString() })
    : null
}

function refuseAmount(context: Creating, terms: WithdrawalTerms) {
  const { amount, fee: shown } = context.request
  const { min, max } = terms
  if (!isOn(context, terms)) return refuse('withdrawal.off', {})
  if (amount < min || amount > max) return refuse('withdrawal.offLimits', { min, max })
  const fee = withdrawalFee(amount, terms.fee)
  return fee === shown ? null : refuse('withdrawal.feeChanged', { fee })
}

async function refuseToday({ platform, request, caller, now, who }: Creating, terms: WithdrawalTerms) {
  const { database } = platform
  const memberId = who.member.id
  const withdrawalId = await openWithdrawalOf(database, memberId)
  if (withdrawalId !== null) return refuse('withdrawal.openOrder', { withdrawalId })
  const turnover = await remainingWagering(database, memberId, caller.language)
  if (turnover.total > 0) return refuse('withdrawal.turnoverLeft', turnover)
  const left = await leftToday(database, { memberId, now, terms })
  if (left.times === 0 || left.amount < request.amount) return refuse('withdrawal.dailyLimit', left)
  const balance = await walletBalance(database, memberId)
  return balance < request.amount ? refuse('withdrawal.notEnough', { balance }) : null
}

/** MEM-05 */
export const readWithdrawal: HandlerOf<'readWithdrawal'> = async (context) =>
  accept(await currentWithdrawal(context))

/** MEM-05. Cancels an order whose payout has not started, and releases the reserved amount. */
export const cancelWithdrawal: HandlerOf<'cancelWithdrawal'> = async (context) => {
  const { platform, request, now, who } = context
  const { order } = await findWithdrawal(platform.database, who.member.id, request.id)
  const back = { id: order.id, from: cancellableStates, at: now, to: 'cancelled' } as const
  const given = await platform.database.transaction((tx) => giveBack(tx, back))
  const withdrawal = await currentWithdrawal(context)
  if (!given) return refuse('withdrawal.notCancellable', { withdrawal })
  await publishBalanceChanges(platform.database, who.member.id)
  return accept({ withdrawal, balance: given.balance })
}

const confirmable = { received: 'paid', forcedReceived: 'disputed' } as const

/** MEM-06. A dispute needs images as evidence, and the operator reviews it. */
export const confirmWithdrawal: HandlerOf<'confirmWithdrawal'> = async (context) => {
  const { platform, request, now, who } = context
  const { order } = await findWithdrawal(platform.database, who.member.id, request.id)
  if (request.outcome === 'notReceived') return dispute(context, order.id, request)
  const from = [confirmable[request.outcome]]
  const by = request.outcome === 'received' ? 'member' : 'forced'
  const received = await platform.database.transaction((tx) =>
    bookReceived(tx, { id: order.id, from, at: now, by }),
  )
  return respond(context, received !== null)
}

type Confirming = HandlerContext<Calls['confirmWithdrawal']>
type Denied = Extract<Confirming['request'], { outcome: 'notReceived' }>

async function dispute(context: Confirming, id: string, { proof, comment = '' }: Denied) {
  const { platform, now, who } = context
  const given = { id, memberId: who.member.id, proof, comment, now }
  const disputed = await platform.database.transaction((tx) => disputeWithdrawal(tx, given))
  if (disputed.outcome === 'gone') return refuse('withdrawal.proofGone', { ids: disputed.ids })
  return respond(context, disputed.outcome === 'disputed')
}

async function respond(context: Confirming, isDone: boolean) {
  const { platform, who } = context
  const withdrawal = await currentWithdrawal(context)
  if (!isDone) return refuse('withdrawal.notConfirmable', { withdrawal })
  await publishAll(platform.database, [{ memberId: who.member.id, type: 'account.changed' }])
  return accept({ withdrawal })
}

type OfOne = Pick<HandlerContext<Calls['readWithdrawal']>, 'platform' | 'caller' | 'now' | 'who'> & {
  request: { id: string }
}

async function currentWithdrawal({ platform, request, caller, now, who }: OfOne) {
  const { database } = platform
  const found = await findWithdrawal(database, who.member.id, request.id)
  const terms = await readSetting(database, withdrawalsSetting)
  return withdrawalDetails(found, { language: caller.language, terms, now })
}

/** MEM-05 */
export const listWithdrawals: HandlerOf<'listWithdrawals'> = async (context) => {
  const { platform, request, caller, who } = context
  const { limit, cursor, state } = request
  const found = await listOwnWithdrawals(platform.database, {
    memberId: who.member.id,
    from: new Date(request.from),
    to: new Date(request.to),
    state,
    after: readCursor(cursor, { value: 'moment', id: 'uuid' }),
    limit: limit + 1,
  })
  const rows = found.slice(0, limit)
  const last = rows.at(-1)?.order
  return accept({
    withdrawals: rows.map((row) => toWithdrawalDto(row, caller.language)),
    next:
      last && found.length > limit ? cursorAfter({ value: last.createdAt.toISOString(), id: last.id }) : null,
  })
}
