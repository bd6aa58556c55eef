import type { AddAnswer, NewPayoutAccount } from '#api/cashier/payout-accounts.ts'
import { type PixKeyKind, readAccount, readBranch, readPixKey } from '#protocol/cashier/payout-numbers.ts'

export type PayoutField = 'key' | 'bankCode' | 'branch' | 'account' | 'holder' | 'paymentPassword'

/** The form for a new account. Switching between Pix and bank keeps the values of the hidden fields. */
export type PayoutForm = Readonly<Record<PayoutField, string>> & {
  readonly kind: 'pix' | 'bank'
  readonly keyKind: PixKeyKind
}

/**
 * Why a field is invalid.
 *
 * - `missing`: nothing was typed
 * - `invalid`: not a possible key, bank or account
 * - `differs`: the account holder is not the member
 * - `exists`: the member already has this account
 * - `wrong`: not the payment password
 */
export type PayoutFieldError = 'missing' | 'invalid' | 'differs' | 'exists' | 'wrong'

export type PayoutErrors = Readonly<Partial<Record<PayoutField, PayoutFieldError>>>

export const emptyForm: PayoutForm = {
  kind: 'pix',
  keyKind: 'cpf',
  key: '',
  bankCode: '',
  branch: '',
  account: '',
  holder: '',
  paymentPassword: '',
}

const asked = {
  pix: ['key', 'holder', 'paymentPassword'],
  bank: ['bankCode', 'branch', 'account', 'holder', 'paymentPassword'],
} as const satisfies Record<PayoutForm['kind'], readonly PayoutField[]>

/**
 * Validates the form before it is sent, so that a typo does not cost one of the guesses for the payment
 * password.
 */
export function validatePayout(form: PayoutForm): PayoutErrors {
  const checked = asked[form.kind].map((field) => [field, validatePayoutField(form, field)] as const)
  return Object.fromEntries(checked.filter(([, error]) => error !== null))
}

export function validatePayoutField(form: PayoutForm, field: PayoutField): PayoutFieldError | null {
  const typed = form[field]
  if (typed.trim() === '') return 'missing'
  switch (field) {
    case 'key':
      return readPixKey(form.keyKind, typed) === null ? 'invalid' : null
    case 'branch':
      return readBranch(typed) === null ? 'invalid' : null
    case 'account':
      return readAccount(typed) === null ? 'invalid' : null
    default:
      return null
  }
}

export function accountIn(form: PayoutForm): NewPayoutAccount {
  const { kind, keyKind, key, bankCode, branch, account, holder, paymentPassword } = form
  return {
    details: kind === 'pix' ? { kind, keyKind, key, holder } : { kind, bankCode, branch, account, holder },
    paymentPassword,
  }
}

/** Returns the field errors in a refusal, or null if the refusal concerns no field. */
export function errorsAfter({ kind }: PayoutForm, answer: AddAnswer): PayoutErrors | null {
  if (answer.ok) return null
  const { refusal } = answer
  switch (refusal.code) {
    case 'payoutAccount.invalid':
      return { [refusal.value.field]: 'invalid' }
    case 'payoutAccount.holderDiffers':
      return { holder: 'differs' }
    case 'payoutAccount.exists':
      return { [kind === 'pix' ? 'key' : 'account']: 'exists' }
    case 'paymentPassword.wrong':
      return { paymentPassword: 'wrong' }
    default:
      return null
  }
}
