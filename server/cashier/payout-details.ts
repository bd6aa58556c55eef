import * as v from 'valibot'
import type { PayoutDetails } from '#contract/payout-accounts.ts'
import { isUuid } from '../is-uuid.ts'
import { maskedEmailKey, maskedMobile } from '../member/masked.ts'
import { banks } from './banks.ts'
import { isCnpj, isCpf } from './tax-number.ts'

type Pix = Extract<PayoutDetails, { kind: 'pix' }>
type Bank = Extract<PayoutDetails, { kind: 'bank' }>

/** An account as it is kept: what the provider is told, written in one way, and what is shown of it. */
export type CheckedAccount = { number: string; maskedName: string }

type Fault = { fault: 'key' | 'bankCode' | 'branch' | 'account' | 'holder' }

type KeyKind = {
  /** The key written in the one way in which Pix knows it. */
  write(key: string): string
  isRight(written: string): boolean
  /** As little as its owner needs to know it again. */
  mask(written: string): string
}

const isEmail = (text: string): boolean => v.is(v.pipe(v.string(), v.email()), text)
const withoutMarks = (text: string): string => text.replace(/[\s./()-]/g, '')

const keyKinds: Record<Pix['keyKind'], KeyKind> = {
  cpf: {
    write: withoutMarks,
    isRight: isCpf,
    mask: (digits) => `•••.${digits.slice(3, 6)}.${digits.slice(6, 9)}-••`,
  },
  cnpj: {
    write: (key) => withoutMarks(key).toUpperCase(),
    isRight: isCnpj,
    mask: (signs) => `••.${signs.slice(2, 5)}.•••/${signs.slice(8, 12)}-••`,
  },
  mobile: {
    write: withoutMarks,
    // A key of Pix is a number in E.164; in Brazil it is a mobile's, of two digits for the area and nine that begin with 9.
    isRight: (number) =>
      number.startsWith('+55') ? /^\+55[1-9]{2}9\d{8}$/.test(number) : /^\+[1-9]\d{7,14}$/.test(number),
    mask: maskedMobile,
  },
  email: {
    write: (key) => key.toLowerCase(),
    isRight: isEmail,
    mask: maskedEmailKey,
  },
  random: {
    write: (key) => key.toLowerCase(),
    isRight: isUuid,
    mask: (key) => `•••• ${key.slice(-4)}`,
  },
}

/** A name as banks write it: letters, and what stands between them. */
const isName = (text: string): boolean => /^\p{L}[\p{L}\p{M} .'’-]*$/u.test(text)

/** Checks an account as far as can be done without asking anybody. */
export function checkDetails(details: PayoutDetails): CheckedAccount | Fault {
  if (!isName(details.holder)) return { fault: 'holder' }
  return details.kind === 'pix' ? checkKey(details) : checkBank(details)
}

function checkKey({ keyKind, key }: Pix): CheckedAccount | Fault {
  const { write, isRight, mask } = keyKinds[keyKind]
  const number = write(key)
  return isRight(number) ? { number, maskedName: `Pix · ${mask(number)}` } : { fault: 'key' }
}

function checkBank({ bankCode, branch, account }: Bank): CheckedAccount | Fault {
  const bank = banks.find((one) => one.bankCode === bankCode)
  if (!bank) return { fault: 'bankCode' }
  const agency = withoutMarks(branch).toUpperCase()
  if (!/^\d{4}[\dX]?$/.test(agency)) return { fault: 'branch' }
  const numbered = withoutMarks(account).toUpperCase()
  if (!/^\d{3,13}[\dX]$/.test(numbered)) return { fault: 'account' }
  const shown = `•••${numbered.slice(-3, -1)}-${numbered.slice(-1)}`
  return { number: `${bankCode}/${agency}/${numbered}`, maskedName: `${bank.name} · ${shown}` }
}
