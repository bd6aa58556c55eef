import { useLingui } from '@lingui/react/macro'
import type { TransactionStatus } from '#protocol/account/transactions.ts'
import { statusNames } from '#ui/account/records/entry-text.ts'
import { StateTag } from '#ui/kit/feedback/state-tag.tsx'

const looks = { pending: 'warn', failed: 'loss', returned: 'warn' } as const

/** An entry's status. Most entries are completed, so `done` is plain text instead of a tag. */
export function EntryStatus({ status }: { status: TransactionStatus }) {
  const { i18n } = useLingui()
  const name = i18n._(statusNames[status])
  return status === 'done' ? name : <StateTag look={looks[status]}>{name}</StateTag>
}
