import type { Language } from '#domain/text/language.ts'
import type { Withdrawal, WithdrawalDetails, WithdrawalState } from '#protocol/cashier/withdrawal-order.ts'
import { returnReasons } from '#server/notifications/return-reasons.ts'
import { currency } from '#server/texts/currency.ts'
import { localize } from '#server/texts/localized-text.ts'
import type {
  WithdrawalRow,
  WithdrawalTerms,
  WithdrawalWithAccount,
  WithdrawalWithProof,
} from './withdrawals.ts'

export const toWithdrawalDto = (
  { order, accountName }: WithdrawalWithAccount,
  language: Language,
): Withdrawal => ({
  id: order.id,
  amount: order.amount,
  fee: order.fee,
  currency: currency.code,
  accountId: order.accountId,
  accountName,
  state: order.state,
  createdAt: order.createdAt.toISOString(),
  reason: order.reason ? localize(returnReasons[order.reason], language) : '',
})

type Showing = { language: Language; terms: WithdrawalTerms; now: Date }
type Stage = WithdrawalDetails['timeline'][number]

/** Who handles an order in each state, or who caused a final state. */
const holders: Record<WithdrawalState, Stage['holder']> = {
  submitted: 'operator',
  reviewing: 'operator',
  paying: 'provider',
  paid: 'member',
  disputed: 'operator',
  received: 'member',
  rejected: 'operator',
  cancelled: 'member',
  failed: 'provider',
}

export const withdrawalDetails = (
  found: WithdrawalWithProof,
  { language, terms, now }: Showing,
): WithdrawalDetails => ({
  ...toWithdrawalDto(found, language),
  timeline: stagesOf(found.order, terms),
  mayCancel: isCancellable(found.order),
  now: now.toISOString(),
  mayConfirm: found.order.state === 'paid',
  receivedAt: (found.order.state === 'paid' && found.order.receiveBy?.toISOString()) || null,
  receivedBy: found.order.receivedBy,
  proof: found.proof,
  comment: found.order.comment,
})

export const cancellableStates = ['submitted', 'reviewing'] as const satisfies WithdrawalState[]
const isCancellable = ({ state }: WithdrawalRow): boolean =>
  cancellableStates.some((cancellable) => cancellable === state)

function stagesOf(order: WithdrawalRow, { beginAfter }: WithdrawalTerms): Stage[] {
  const moments: Partial<Record<WithdrawalState, Date | null>> = {
    submitted: order.createdAt,
    reviewing: order.reviewingAt,
    paying: order.payingAt,
    paid: order.paidAt,
    disputed: order.disputedAt,
    [order.state]: enteredAt(order),
  }
  const ends: Partial<Record<WithdrawalState, Date | null>> = {
    submitted: new Date(order.createdAt.getTime() + beginAfter),
    paid: order.receiveBy,
  }
  return [...pastOf(order), ...expectedAfter(order.state)].map((state) => ({
    state,
    at: moments[state]?.toISOString() ?? null,
    holder: holders[state],
    until: ends[state]?.toISOString() ?? null,
  }))
}

const enteredAt = (order: WithdrawalRow): Date | null =>
  order.settledAt ??
  order.disputedAt ??
  order.paidAt ??
  order.payingAt ??
  order.reviewingAt ??
  order.createdAt

function pastOf({ state, reviewingAt, payingAt, paidAt, disputedAt }: WithdrawalRow): WithdrawalState[] {
  const through: [WithdrawalState, boolean][] = [
    ['submitted', true],
    ['reviewing', reviewingAt !== null],
    ['paying', payingAt !== null],
    ['paid', paidAt !== null],
    ['disputed', disputedAt !== null],
  ]
  const past = through.filter(([, was]) => was).map(([stage]) => stage)
  return past.includes(state) ? past : [...past, state]
}

/** Returns the states that are expected to follow. Leaves out `reviewing`, as a review is not announced. */
function expectedAfter(state: WithdrawalState): WithdrawalState[] {
  switch (state) {
    case 'submitted':
    case 'reviewing':
      return ['paying', 'paid', 'received']
    case 'paying':
      return ['paid', 'received']
    case 'paid':
    case 'disputed':
      return ['received']
    default:
      return []
  }
}
