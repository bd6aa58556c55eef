import { useLingui } from '@lingui/react/macro'
import type { AccountEntry, EntryOrder } from '#contract/agent-income.ts'
import { LocalTime } from '../kit/local-time.tsx'
import type { Column } from '../kit/report-table.tsx'
import { Amount } from './amount.tsx'
import { entryNames } from './entry-words.ts'

/** Columns of entries of an account; `symbol` is the currency's. */
export function useEntryColumns(symbol: string): Column<AccountEntry, EntryOrder>[] {
  const { t, i18n } = useLingui()
  return [
    { name: 'type', head: t`Entry`, inCard: 'title', cell: ({ type }) => i18n._(entryNames[type]) },
    { name: 'at', head: t`At`, sort: 'at', cell: ({ at }) => <LocalTime moment={at} show="short" /> },
    { name: 'account', head: t`From or to`, cell: ({ account }) => account ?? '–' },
    { name: 'reference', head: t`Reference`, cell: ({ reference }) => reference.slice(0, 8) },
    {
      name: 'amount',
      head: t`Amount`,
      isFigure: true,
      inCard: 'aside',
      sort: 'amount',
      cell: ({ amount }) => <Amount amount={amount} symbol={symbol} signed />,
    },
    {
      name: 'balance',
      head: t`Balance after`,
      isFigure: true,
      cell: ({ balance }) => <Amount amount={balance} symbol={symbol} />,
    },
  ]
}
