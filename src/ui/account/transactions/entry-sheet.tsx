import { useLingui } from '@lingui/react/macro'
import type { TransactionDetails } from '#protocol/account/transactions.ts'
import { entryNames } from '#ui/account/records/entry-text.ts'
import type { Part } from '#ui/kit/feedback/part.ts'
import { Amount } from '#ui/kit/report/amount.tsx'
import { type RecordLine, RecordSheet } from '#ui/kit/report/record-sheet.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { EntryStatus } from './entry-status.tsx'

type Props = { entry: Part<TransactionDetails>; onClose: () => void }

/** All details of one account entry (MEM-08). */
export function EntrySheet({ entry, onClose }: Props) {
  const { t, i18n } = useLingui()
  const linesOf = (known: TransactionDetails): RecordLine[] => {
    const { at, status, amount, balance, details, reference, currency } = known
    const symbol = currencySymbol(currency)
    return [
      { name: t({ id: 'common.when', message: 'When' }), value: <CalendarTime moment={at} /> },
      { name: t({ id: 'common.status', message: 'Status' }), value: <EntryStatus status={status} /> },
      {
        name: t({ id: 'common.amount', message: 'Amount' }),
        value: <Amount amount={amount} symbol={symbol} signed />,
      },
      ...(balance === null
        ? []
        : [
            {
              name: t({ id: 'account.transaction.balanceAfter', message: 'Balance after' }),
              value: <Amount amount={balance} symbol={symbol} />,
            },
          ]),
      ...details.map(({ label, text }) => ({ name: label, value: text })),
      { name: t({ id: 'account.transaction.reference', message: 'Reference' }), value: reference },
    ]
  }
  return (
    <RecordSheet
      title={
        entry.state === 'known'
          ? i18n._(entryNames[entry.value.type])
          : t({ id: 'account.transaction.title', message: 'Transaction' })
      }
      record={entry}
      linesOf={linesOf}
      onClose={onClose}
    />
  )
}
