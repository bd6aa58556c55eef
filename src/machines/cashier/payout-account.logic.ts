import type { AddAnswer, PayoutAccounts, RemovalAnswer } from '#api/cashier/payout-accounts.ts'
import { RETRY_AFTER } from '#machines/kit/retry-wait.ts'

export const noAccounts: PayoutAccounts = {
  accounts: [],
  holder: null,
  paymentPasswordSet: false,
  maxAccounts: 0,
  banks: [],
}

/**
 * Replaces the list of accounts. If the holder is unknown, uses the first account's, because all accounts
 * belong to one person.
 */
export const withAccounts = (
  known: PayoutAccounts,
  accounts: PayoutAccounts['accounts'],
): PayoutAccounts => ({ ...known, accounts, holder: known.holder ?? accounts[0]?.holder ?? null })

/** Returns the guesses left after a wrong payment password, or null if the password was not wrong. */
export function guessesAfter(answer: AddAnswer | RemovalAnswer): number | null {
  if (answer.ok || answer.refusal.code !== 'paymentPassword.wrong') return null
  return answer.refusal.value.guessesLeft
}

/** Returns the time until the next attempt is allowed, in ms, or null if attempts are not throttled. */
export function waitAfter(answer: AddAnswer | RemovalAnswer): number | null {
  if (answer.ok || answer.refusal.code !== 'paymentPassword.throttled') return null
  return answer.refusal.value.retryAfter || RETRY_AFTER
}
