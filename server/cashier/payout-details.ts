import { isPersonName } from '#domain/text/person-name.ts'
import type { PayoutDetails } from '#protocol/cashier/payout-accounts.ts'
import { type PixKeyKind, readAccount, readBranch, readPixKey } from '#protocol/cashier/payout-numbers.ts'
import { maskedEmailKey, maskedMobile } from '#server/identity/masked.ts'
import { banks } from './banks.ts'

type Pix = Extract<PayoutDetails, { kind: 'pix' }>
type Bank = Extract<PayoutDetails, { kind: 'bank' }>

export type CheckedAccount = { number: string; maskedName: string }

type Fault = { fault: 'key' | 'bankCode' | 'branch' | 'account' | 'holder' }

/** Masks for Pix keys. They show just enough for the owner to recognise the key. */
const masks: Readonly<Record<PixKeyKind, (key: string) => string>> = {
  cpf: (digits) => `•••.${digits.slice(3, 6)}.${digits.slice(6, 9)}-••`,
  cnpj: (signs) => `••.${signs.slice(2, 5)}.•••/${signs.slice(8, 12)}-••`,
  mobile: maskedMobile,
  email: maskedEmailKey,
  random: (key) => `•••• ${key.slice(-4)}`,
}

export function checkDetails(details: PayoutDetails): CheckedAccount | Fault {
  if (!isPersonName(details.holder)) return { fault: 'holder' }
  return details.kind === 'pix' ? checkKey(details) : checkBank(details)
}

function checkKey({ keyKind, key }: Pix): CheckedAccount | Fault {
  const number = readPixKey(keyKind, key)
  return number === null ? { fault: 'key' } : { number, maskedName: `Pix · ${masks[keyKind](number)}` }
}

function checkBank({ bankCode, branch, account }: Bank): CheckedAccount | Fault {
  const bank = banks.find((one) => one.bankCode === bankCode)
  if (!bank) return { fault: 'bankCode' }
  const agency = readBranch(branch)
  if (agency === null) return { fault: 'branch' }
  const numbered = readAccount(account)
  if (numbered === null) return { fault: 'account' }
  const shown = `•••${numbered.slice(-3, -1)}-${numbered.slice(-1)}`
  return { number: `${bankCode}/${agency}/${numbered}`, maskedName: `${bank.name} · ${shown}` }
}
