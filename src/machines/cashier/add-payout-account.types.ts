import type { PayoutAccounts } from '#api/cashier/payout-accounts.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { PixKeyKind } from '#protocol/cashier/payout-numbers.ts'
import type { PayoutErrors, PayoutField, PayoutForm } from './add-payout-account.logic.ts'

/**
 * Why an attempt added no account.
 *
 * - `fields`: some fields have errors
 * - `notAdded`: no response arrived, and the reloaded list has no new account
 */
export type AddRefusal = 'fields' | 'notAdded'

/**
 * How the dialog ended.
 *
 * - `added`: the platform confirmed the account
 * - `reconciled`: no response arrived, but the reloaded list has the new account
 * - `full`: the member has as many accounts as allowed
 * - `left`: the member left, and nothing was added
 * - `unknown`: the member left after an attempt with an unknown outcome
 */
export type AddResult = 'added' | 'reconciled' | 'full' | 'left' | 'unknown'

export type AddOutcome = {
  result: AddResult
  known: PayoutAccounts
  /** Why the last attempt got no response; null if it got one. */
  failure: CallFailure | null
}

/** Sent to the parent, which shows the list behind the form. */
export type AccountsReloaded = { type: 'accounts.reloaded'; known: PayoutAccounts }

export type AddContext = {
  known: PayoutAccounts
  form: PayoutForm
  errors: PayoutErrors
  /** Guesses left for the payment password; null until a guess has been wrong. */
  guessesLeft: number | null
  refusal: AddRefusal | null
  /** Epoch ms. */
  retryAt: number
  failure: CallFailure | null
}

export type AddEvent =
  | { type: 'kind.choose'; kind: PayoutForm['kind'] }
  | { type: 'keyKind.choose'; keyKind: PixKeyKind }
  | { type: 'field.change'; field: PayoutField; value: string }
  | { type: 'field.leave'; field: PayoutField }
  | { type: 'account.save' }
  | { type: 'account.leave' }
  | { type: 'paymentPassword.chosen' }
