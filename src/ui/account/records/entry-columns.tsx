import { useLingui } from '@lingui/react/macro'
import type { AccountEntry, EntryOrder } from '#protocol/agents/agent-income.ts'
import type { Column } from '#ui/kit/layout/report-table.tsx'
import { Amount } from '#ui/kit/report/amount.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { entryNames } from './entry-text.ts'

/** An entry in a member's or an agent's account. `balance` is null if no money has moved. */
type Entry = Omit<AccountEntry, 'account' | 'balance'> & { balance: number | null }

type EntryColumn = Column<Entry, EntryOrder>

/**
 * Returns the columns for account entries, by name. Reports for members and agents share them. `symbol` is
 * the currency symbol.
 */
export function useEntryColumns(symbol: string) {
  const { t, i18n } = useLingui()
  return {
    type: {
      name: 'type',
      head: t({ id: 'account.transaction.title', message: 'Transaction' }),
      inCard: 'title',
      cell: ({ type }) => i18n._(entryNames[type]),
    },
    at: {
      name: 'at',
      head: t({ id: 'common.when', message: 'When' }),
      inCard: 'note',
      sort: 'at',
      cell: ({ at }) => <CalendarTime moment={at} show="short" />,
    },
    reference: {
      name: 'reference',
      head: t({ id: 'account.transaction.reference', message: 'Reference' }),
      inCard: 'fact',
      cell: ({ reference }) => reference.slice(0, 8),
    },
    amount: {
      name: 'amount',
      head: t({ id: 'common.amount', message: 'Amount' }),
      isFigure: true,
      inCard: 'aside',
      sort: 'amount',
      cell: ({ amount }) => <Amount amount={amount} symbol={symbol} signed />,
    },
    balance: {
      name: 'balance',
      head: t({ id: 'account.transaction.balanceAfter', message: 'Balance after' }),
      isFigure: true,
      inCard: 'fact',
      cell: ({ balance }) => (balance === null ? '–' : <Amount amount={balance} symbol={symbol} />),
    },
  } satisfies Record<string, EntryColumn>
}

/** Returns the columns for an agent's account. They include each entry's other party. */
export function useAgentEntryColumns(symbol: string): Column<AccountEntry, EntryOrder>[] {
  const { t } = useLingui()
  const { type, at, reference, amount, balance } = useEntryColumns(symbol)
  const account: Column<AccountEntry, EntryOrder> = {
    name: 'account',
    head: t({ id: 'account.records.otherAccount', message: 'From or to' }),
    inCard: 'fact',
    cell: ({ account }) => account ?? '–',
  }
  return [type, at, account, reference, amount, balance]
}
