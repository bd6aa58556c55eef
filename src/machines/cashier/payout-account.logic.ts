import type { AddAnswer, NewPayoutAccount } from '#api/cashier/payout-accounts.ts'
import { type PixKeyKind, readAccount, readBranch, readPixKey } from '#protocol/cashier/payout-numbers.ts'

export type PayoutField = 'key' | 'bankCode' | 'branch' | 'account' | 'holder' | 'paymentPassword'

/** What is typed of a new account; what belongs to the other kind is kept while one looks there. */
export type PayoutForm = Readonly<Record<PayoutField, string>> & {
  readonly kind: 'pix' | 'bank'
  readonly keyKind: PixKeyKind
}

/**
 * What is wrong with a field.
 *
 * - `missing`: nothing was typed
 * - `invalid`: there can be no such key, bank or account
 * - `differs`: the account is in another name than the member's
 * - `exists`: the member has it already
 * - `wrong`: this is not the payment password
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

/** What is wrong before anything is sent, so that a slip in a number costs no payment password. */
export function validatePayout(form: PayoutForm): PayoutErrors {
  const checked = asked[form.kind].map((field) => [field, validatePayoutField(form, field)] as const)
  return Object.fromEntries(checked.filter(([, error]) => error !== null))
}

/** What is wrong with one field; null where nothing is. */
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

/** The account as the platform is told of it. */
export function accountIn(form: PayoutForm): NewPayoutAccount {
  const { kind, keyKind, key, bankCode, branch, account, holder, paymentPassword } = form
  return {
    details: kind === 'pix' ? { kind, keyKind, key, holder } : { kind, bankCode, branch, account, holder },
    paymentPassword,
  }
}

type Refusal = Extract<AddAnswer, { ok: false }>['refusal']

/** The field that a refusal is about; null where it is about none. */
export function errorsAfter({ kind }: PayoutForm, refusal: Refusal): PayoutErrors | null {
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
