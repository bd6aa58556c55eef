import type { StoredTransferRequest } from '#api/cashier/pending-transfers.ts'
import type { TransferTerms } from '#api/cashier/transfer.ts'
import type { AmountError, ClosedReason, TransferContext, TransferRefusal } from './transfer.types.ts'

export function amountErrorIn({
  amount,
  terms,
}: Pick<TransferContext, 'amount' | 'terms'>): AmountError | null {
  if (amount === null || amount === 0) return 'missing'
  if (amount > terms.available) return 'notEnough'
  if (amount < terms.min) return 'tooLittle'
  return amount > terms.max ? 'tooMuch' : null
}

/** Returns the reason why no transfer is possible, whatever the member types, or null if there is none. */
export function closedBy(
  { recipient }: Pick<TransferContext, 'recipient'>,
  { on, upline, recipientOpen, turnoverLeft }: TransferTerms,
): ClosedReason | null {
  if (!on) return 'off'
  if (recipient === null && upline === null) return 'noUpline'
  if (!recipientOpen) return 'recipient'
  return turnoverLeft > 0 ? 'turnover' : null
}

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

export const requestIn = ({ pending, recipient, amount, note }: TransferContext): StoredTransferRequest =>
  pending?.request ?? { memberId: recipient?.memberId ?? null, amount: amount ?? 0, note: note.trim() }

/** The member's next step after a refusal: change the amount, set a payment password, or nothing. */
export type NextStep = 'amount' | 'setUp' | 'nothing'

const nextAfter: Partial<Record<TransferRefusal['code'], NextStep>> = {
  'transfer.notEnough': 'amount',
  'transfer.offLimits': 'amount',
  'paymentPassword.unset': 'setUp',
  'transfer.turnoverLeft': 'nothing',
  'transfer.off': 'nothing',
  'transfer.noUpline': 'nothing',
  'transfer.recipientClosed': 'nothing',
}

export const stepAfter = ({ code }: TransferRefusal): NextStep | undefined => nextAfter[code]

export function afterRefusal(
  { amount, terms }: Pick<TransferContext, 'amount' | 'terms'>,
  refusal: TransferRefusal,
): Partial<TransferContext> {
  switch (refusal.code) {
    case 'transfer.notEnough':
      return { amountError: 'notEnough', terms: { ...terms, available: refusal.value.balance } }
    case 'transfer.offLimits': {
      const amountError: AmountError = (amount ?? 0) < refusal.value.min ? 'tooLittle' : 'tooMuch'
      return { amountError, terms: { ...terms, ...refusal.value } }
    }
    case 'transfer.turnoverLeft':
      return { closed: 'turnover', terms: { ...terms, ...refusal.value } }
    case 'transfer.off':
    case 'transfer.noUpline':
    case 'transfer.recipientClosed':
      return { closed: closedAs[refusal.code] }
    default:
      return {}
  }
}

const closedAs = {
  'transfer.off': 'off',
  'transfer.noUpline': 'noUpline',
  'transfer.recipientClosed': 'recipient',
} as const satisfies Record<string, ClosedReason>
