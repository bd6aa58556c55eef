import { maskedEmailKey } from '#server/identity/masked.ts'
import { defaultChannels } from '#server/payments/default-channels.ts'
import type { depositOrder } from '#server/payments/deposit-order.table.ts'
import type { payoutAccount } from '#server/payments/payout-account.table.ts'
import type { withdrawalOrder } from '#server/payments/withdrawal-order.table.ts'
import { demoAccounts } from './demo-accounts.ts'
import type { MemberRow } from './members.ts'
import type { Movement } from './movements.ts'
import { seededId } from './seeded-id.ts'

const MINUTE = 60_000

type OrderRows = {
  deposits: (typeof depositOrder.$inferInsert)[]
  payoutAccounts: (typeof payoutAccount.$inferInsert)[]
  withdrawals: (typeof withdrawalOrder.$inferInsert)[]
}

/**
 * Builds the orders of the demo accounts. Their payout accounts are removed, as adding one is part of the
 * demo.
 */
export function orderRows(
  members: readonly MemberRow[],
  movements: readonly Movement[],
  now: Date,
): OrderRows {
  const demo = new Set(demoAccounts.map(({ account }) => account))
  const shown = members.filter(({ account }) => demo.has(account))
  const theirs = (kind: Movement['kind']) =>
    movements.filter((one) => one.kind === kind && shown.some(({ id }) => id === one.memberId))
  const out = theirs('withdrawal')
  return {
    deposits: [
      ...theirs('deposit').map(depositOf),
      ...shown.flatMap(({ id }) => unpaid.map((how) => unpaidOf(id, how, now))),
    ],
    payoutAccounts: shown.flatMap((member) => {
      const first = out.find(({ memberId }) => memberId === member.id)
      return first ? [accountOf(member, first)] : []
    }),
    withdrawals: out.map(withdrawalOf),
  }
}

const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE)
const accountIdOf = (memberId: number) => seededId(`payout account of ${memberId}`)

function depositOf({ reference: id, memberId, at, amount }: Movement) {
  const createdAt = after(at, -3)
  const expiresAt = after(createdAt, 30)
  const channelId = defaultChannels[0]?.id ?? ''
  return { id, memberId, channelId, amount, state: 'credited' as const, createdAt, expiresAt, settledAt: at }
}

/** Each account has one cancelled and one expired deposit. They moved no money. */
const unpaid = [
  { state: 'cancelled', daysAgo: 33, amount: 10_000, minutes: 2 },
  { state: 'expired', daysAgo: 12, amount: 5_000, minutes: 30 },
] as const

function unpaidOf(memberId: number, { state, daysAgo, amount, minutes }: (typeof unpaid)[number], now: Date) {
  const createdAt = after(now, -daysAgo * 24 * 60)
  return {
    id: seededId(`${state} deposit of ${memberId}`),
    memberId,
    channelId: defaultChannels[0]?.id ?? '',
    amount,
    state,
    createdAt,
    expiresAt: after(createdAt, 30),
    settledAt: after(createdAt, minutes),
  }
}

/** A Pix key that was removed later. */
function accountOf({ id: memberId, account, userName }: MemberRow, { at }: Movement) {
  return {
    id: accountIdOf(memberId),
    memberId,
    kind: 'pix' as const,
    number: `${account}@example.com`,
    maskedName: `Pix · ${maskedEmailKey(`${account}@example.com`)}`,
    holder: userName,
    addedAt: after(at, -60),
    removedAt: at,
  }
}

function withdrawalOf({ reference: id, memberId, at, amount }: Movement) {
  return {
    id,
    memberId,
    accountId: accountIdOf(memberId),
    amount: -amount,
    fee: 0,
    state: 'received' as const,
    receivedBy: 'member' as const,
    comment: '',
    createdAt: at,
    payingAt: after(at, 1),
    takenAt: after(at, 1),
    paidAt: after(at, 12),
    settledAt: after(at, 40),
  }
}
