import type { StoredWithdrawalRequest } from '#api/cashier/pending-withdrawals.ts'
import type { WithdrawalStart, WithdrawalTerms } from '#api/cashier/withdrawals.ts'
import { withdrawalFee } from '#domain/money/withdrawal-fee.ts'
import type { PayoutAccount } from '#protocol/cashier/payout-accounts.ts'
import type {
  ClosedReason,
  WithdrawalAmountError,
  WithdrawalContext,
  WithdrawalRefusal,
} from './withdrawal.types.ts'

type Choice = Pick<WithdrawalContext, 'terms' | 'amount'>

export const noTerms: WithdrawalTerms = {
  on: false,
  currency: '',
  available: 0,
  min: 0,
  max: 0,
  leftToday: { times: 0, amount: 0 },
  fee: { fixed: 0, rate: 0 },
  turnoverLeft: { total: 0, reasons: [] },
  paymentPasswordSet: false,
  openWithdrawalId: null,
  waitingWithdrawalId: null,
}

export function amountErrorIn({ terms, amount }: Choice): WithdrawalAmountError | null {
  if (amount === null || amount === 0) return 'missing'
  if (amount > terms.available) return 'notEnough'
  if (amount < terms.min) return 'tooLittle'
  if (amount > terms.max) return 'tooMuch'
  return amount > terms.leftToday.amount ? 'dayLimit' : null
}

/** Returns the fee in minor units, which is deducted from the amount. */
const feeIn = ({ terms, amount }: Choice): number => withdrawalFee(amount ?? 0, terms.fee)

export const requestIn = (context: WithdrawalContext): StoredWithdrawalRequest =>
  context.pending?.request ?? {
    accountId: context.accountId ?? '',
    amount: context.amount ?? 0,
    fee: feeIn(context),
  }

const isUsable = ({ usableAt }: PayoutAccount): boolean => usableAt === null

function closedBy({ on, turnoverLeft, leftToday }: WithdrawalTerms): ClosedReason | null {
  if (!on) return 'off'
  if (turnoverLeft.total > 0) return 'turnover'
  return leftToday.times === 0 ? 'day' : null
}

/**
 * Returns the context after loading. The chosen account stays if it can be used; otherwise the first usable
 * one is chosen.
 */
export function withStart(
  { accountId, wantsAnother }: Pick<WithdrawalContext, 'accountId' | 'wantsAnother'>,
  start: WithdrawalStart,
) {
  const { openWithdrawalId, waitingWithdrawalId } = start.terms
  const usable = start.accounts.filter(isUsable)
  const chosen = usable.find(({ id }) => id === accountId) ?? usable[0]
  return {
    ...start,
    closed: closedBy(start.terms),
    accountId: chosen?.id ?? null,
    orderId: openWithdrawalId ?? (wantsAnother ? null : waitingWithdrawalId),
    failure: null,
  }
}

/**
 * The member's next step after a refusal: change the amount, set a payment password, or look at the open
 * order.
 */
export type NextStep = 'amount' | 'setUp' | 'open'

/** Steps per refusal. After a refusal that is not listed, the terms are loaded again. */
const nextAfter: Partial<Record<WithdrawalRefusal['code'], NextStep>> = {
  'withdrawal.notEnough': 'amount',
  'withdrawal.offLimits': 'amount',
  'withdrawal.dailyLimit': 'amount',
  'withdrawal.openOrder': 'open',
  'paymentPassword.unset': 'setUp',
}

export const stepAfter = ({ code }: WithdrawalRefusal): NextStep | undefined => nextAfter[code]

export function afterRefusal(
  { amount, terms }: Pick<WithdrawalContext, 'amount' | 'terms'>,
  refusal: WithdrawalRefusal,
): Partial<WithdrawalContext> {
  switch (refusal.code) {
    case 'withdrawal.notEnough':
      return { amountError: 'notEnough', terms: { ...terms, available: refusal.value.balance } }
    case 'withdrawal.offLimits': {
      const amountError = (amount ?? 0) < refusal.value.min ? 'tooLittle' : 'tooMuch'
      return { amountError, terms: { ...terms, ...refusal.value } }
    }
    case 'withdrawal.dailyLimit':
      return { amountError: 'dayLimit', terms: { ...terms, leftToday: refusal.value } }
    case 'withdrawal.openOrder':
      return { orderId: refusal.value.withdrawalId }
    default:
      return {}
  }
}
