import type { TransferAnswer } from '#api/downline-transfer.ts'
import { RETRY_AFTER } from '../retry-wait.ts'
import type { AmountError, ClosedReason, TransferContext } from './types.ts'

export type TransferRefusal = Extract<TransferAnswer, { ok: false }>['refusal']

/** What a refusal asks for next: another amount, another password, a password at all, a wait, or nothing can be done now. */
export type NextStep = 'amount' | 'password' | 'setUp' | 'wait' | 'nothing'

const nextAfter: Readonly<Record<TransferRefusal['code'], NextStep>> = {
  'transfer.notEnough': 'amount',
  'transfer.offLimits': 'amount',
  'paymentPassword.wrong': 'password',
  'paymentPassword.unset': 'setUp',
  'paymentPassword.throttled': 'wait',
  'transfer.turnoverLeft': 'nothing',
  'transfer.off': 'nothing',
  'transfer.recipientClosed': 'nothing',
}

/** What comes after an answer; null once the money is sent. */
export const nextStep = (answer: TransferAnswer): NextStep | null =>
  answer.ok ? null : nextAfter[answer.refusal.code]

/** What an answer changes of what is known. */
export function afterAnswer(context: TransferContext, answer: TransferAnswer): Partial<TransferContext> {
  if (answer.ok) {
    const { value } = answer
    return { receipt: value, terms: { ...context.terms, available: value.balance } }
  }
  const { refusal } = answer
  switch (refusal.code) {
    case 'transfer.notEnough':
      return { amountError: 'notEnough', terms: { ...context.terms, available: refusal.value.balance } }
    case 'transfer.offLimits':
      return offLimits(context, refusal.value)
    case 'paymentPassword.wrong':
      return { guessesLeft: refusal.value.guessesLeft }
    case 'paymentPassword.throttled':
      return { retryAt: Date.now() + (refusal.value.retryAfter || RETRY_AFTER) }
    case 'transfer.turnoverLeft':
      return { closed: 'turnover', turnoverLeft: refusal.value.turnoverLeft }
    case 'transfer.off':
    case 'transfer.recipientClosed':
      return { closed: closedAs[refusal.code] }
    case 'paymentPassword.unset':
      return {}
  }
}

const closedAs = {
  'transfer.off': 'off',
  'transfer.recipientClosed': 'recipient',
} as const satisfies Record<string, ClosedReason>

function offLimits({ amount, terms }: TransferContext, limits: { min: number; max: number }) {
  const amountError: AmountError = (amount ?? 0) < limits.min ? 'tooLittle' : 'tooMuch'
  return { amountError, terms: { ...terms, ...limits } }
}
