import type { AddAnswer, NewPayoutAccount } from '#api/payout-accounts.ts'

export type PayoutField = 'key' | 'bankCode' | 'branch' | 'account' | 'holder' | 'paymentPassword'

/** Kinds of Pix key. */
export type KeyKind = 'cpf' | 'cnpj' | 'mobile' | 'email' | 'random'

/** What is typed of a new account; what belongs to the other kind is kept while one looks there. */
export type PayoutForm = Readonly<Record<PayoutField, string>> & {
  readonly kind: 'pix' | 'bank'
  readonly keyKind: KeyKind
}

/**
 * What is wrong with a field.
 *
 * - `missing`: nothing was typed
 * - `invalid`: the platform says that there is no such key, bank or account
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

/** What is missing before anything is sent. */
export function errorsIn(form: PayoutForm): PayoutErrors {
  const missing = asked[form.kind].filter((field) => form[field].trim() === '')
  return Object.fromEntries(missing.map((field) => [field, 'missing' as const]))
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
