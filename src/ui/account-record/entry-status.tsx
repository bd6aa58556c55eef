import { useLingui } from '@lingui/react/macro'
import type { TransactionStatus } from '#contract/transactions.ts'
import { StateTag } from '../kit/state-tag.tsx'
import { statusNames } from '../report/entry-words.ts'

const looks = { pending: 'warn', failed: 'loss', returned: 'warn' } as const

/** How an entry stands; what is done, as most are, in plain words. */
export function EntryStatus({ status }: { status: TransactionStatus }) {
  const { i18n } = useLingui()
  const name = i18n._(statusNames[status])
  return status === 'done' ? name : <StateTag look={looks[status]}>{name}</StateTag>
}
