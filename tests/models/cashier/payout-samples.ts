import type { PayoutAccounts } from '#api/cashier/payout-accounts.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import type { PayoutAccount } from '#protocol/cashier/payout-accounts.ts'

export const pix: PayoutAccount = {
  id: 'a1',
  kind: 'pix',
  name: '***.456.789-**',
  holder: 'Ana Souza',
  preferred: true,
  addedAt: '2030-01-01T00:00:00.000Z',
  usableAt: null,
}

export const bank: PayoutAccount = {
  ...pix,
  id: 'a2',
  kind: 'bank',
  name: 'Banco do Brasil ••••5-6',
  preferred: false,
}

export const knownLike = (changes: Partial<PayoutAccounts> = {}): PayoutAccounts => ({
  accounts: [pix],
  holder: 'Ana Souza',
  paymentPasswordSet: true,
  maxAccounts: 2,
  banks: [{ bankCode: '001', name: 'Banco do Brasil' }],
  ...changes,
})

export const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { ok: false as const, refusal: { code, message: '', value } },
})

/** Responses that reject the payment password. */
export const refusedPasswords = {
  'wrong payment password': refused('paymentPassword.wrong' as const, { guessesLeft: 4 }),
  'no payment password': refused('paymentPassword.unset' as const, {}),
  'too many attempts': refused('paymentPassword.throttled' as const, { retryAfter: 60_000 }),
}

export const noAnswer = { error: new CallFailed('timeout') }
export const unanswered = {
  'too many requests': { error: new CallFailed('throttled', { retryAfter: 30_000 }) },
  'no answer': noAnswer,
}
