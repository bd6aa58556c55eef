import type { TransferTerms } from '#api/cashier/transfer.ts'
import type { AmountError, ClosedReason, TransferContext } from './types.ts'

/** What is wrong with an amount before it is sent. */
export function amountErrorIn({
  amount,
  terms,
}: Pick<TransferContext, 'amount' | 'terms'>): AmountError | null {
  if (amount === null || amount === 0) return 'missing'
  if (amount > terms.available) return 'notEnough'
  if (amount < terms.min) return 'tooLittle'
  return amount > terms.max ? 'tooMuch' : null
}

/** Why nothing can be sent there, by what the platform said before anything was typed. */
export function closedBy(
  { recipient }: Pick<TransferContext, 'recipient'>,
  { on, upline, recipientOpen, turnoverLeft }: TransferTerms,
): ClosedReason | null {
  if (!on) return 'off'
  if (recipient === null && upline === null) return 'noUpline'
  if (!recipientOpen) return 'recipient'
  return turnoverLeft > 0 ? 'turnover' : null
}

/** Before the platform has said anything. */
export const noTerms: TransferTerms = {
  upline: null,
  on: false,
  recipientOpen: false,
  currency: '',
  available: 0,
  turnoverLeft: 0,
  min: 0,
  max: 0,
  paymentPasswordSet: false,
}
