import type { AddAnswer, PayoutAccounts, RemovalAnswer } from '#api/cashier/payout-accounts.ts'
import { RETRY_AFTER } from '#machines/kit/retry-wait.ts'

export const noAccounts: PayoutAccounts = {
  accounts: [],
  holder: null,
  paymentPasswordSet: false,
  maxAccounts: 0,
  banks: [],
}

/** The first account decides the holder of all later ones. */
export const withAccounts = (
  known: PayoutAccounts,
  accounts: PayoutAccounts['accounts'],
): PayoutAccounts => ({ ...known, accounts, holder: known.holder ?? accounts[0]?.holder ?? null })

/** Guesses left for a wrong payment password; null if it was not wrong. */
export function guessesAfter(answer: AddAnswer | RemovalAnswer): number | null {
  if (answer.ok || answer.refusal.code !== 'paymentPassword.wrong') return null
  return answer.refusal.value.guessesLeft
}

/** Ms until the next allowed attempt; null if allowed at once. */
export function waitAfter(answer: AddAnswer | RemovalAnswer): number | null {
  if (answer.ok || answer.refusal.code !== 'paymentPassword.throttled') return null
  return answer.refusal.value.retryAfter || RETRY_AFTER
}
