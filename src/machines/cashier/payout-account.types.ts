import type { PayoutAccounts } from '#api/cashier/payout-accounts.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { AccountsReloaded } from './add-payout-account.types.ts'

/** The result of a change that got no response, according to the reloaded list. */
export type Reconciled = 'added' | 'removed' | 'preferred' | 'notPreferred'

export type PayoutContext = {
  known: PayoutAccounts
  chosenId: string | null
  /** Typed to confirm a removal. */
  paymentPassword: string
  passwordError: 'missing' | 'wrong' | null
  /** Guesses left for the payment password; null until a guess has been wrong. */
  guessesLeft: number | null
  reconciled: Reconciled | null
  /** Epoch ms. */
  retryAt: number
  failure: CallFailure | null
}

export type PayoutEvent =
  | { type: 'account.add' }
  | { type: 'account.leave' }
  | { type: 'account.remove'; id: string }
  | { type: 'password.change'; password: string }
  | { type: 'removal.confirm' }
  | { type: 'account.prefer'; id: string }
  | { type: 'accounts.retry' }
  | { type: 'paymentPassword.chosen' }
  | AccountsReloaded
