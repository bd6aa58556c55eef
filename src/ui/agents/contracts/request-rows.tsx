import { Trans, useLingui } from '@lingui/react/macro'
import type { ContractRequest } from '#protocol/agents/contract-terms.ts'
import { kindNames, requestStateNames, requestTypeNames } from '#ui/agents/contract/contract-text.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { type Column, ReportTable, type Rows } from '#ui/kit/layout/report-table.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './contracts.module.css'

type Props = {
  box: 'incoming' | 'sent' | 'history'
  rows: Rows<ContractRequest>
  onOpen: (id: string) => void
}

export function RequestRows({ box, rows, onOpen }: Props) {
  const { t, i18n } = useLingui()
  const columns: Column<ContractRequest>[] = [
    {
      name: 'kind',
      head: t`Contract`,
      inCard: 'title',
      cell: ({ kind }) => i18n._(kindNames[kind]),
    },
    { name: 'type', head: t`Request`, inCard: 'aside', cell: ({ type }) => i18n._(requestTypeNames[type]) },
    { name: 'from', head: t`From`, cell: ({ from }) => from.account },
    { name: 'to', head: t`To`, cell: ({ to }) => to.account },
    { name: 'asked', head: t`Asked`, cell: ({ askedAt }) => <CalendarTime moment={askedAt} show="short" /> },
    {
      name: 'state',
      head: t`State`,
      cell: ({ state, answeredAt }) => (
        <>
          {i18n._(requestStateNames[state])}{' '}
          {answeredAt === null ? null : <CalendarTime moment={answeredAt} show="short" />}
        </>
      ),
    },
    {
      name: 'acts',
      head: t`What to do`,
      inCard: 'acts',
      cell: ({ id }) =>
        box === 'incoming' ? (
          <span className={styles.answer}>
            <Button onClick={() => onOpen(id)}>
              <Trans>Answer</Trans>
            </Button>
          </span>
        ) : (
          <button type="button" className={styles.open} onClick={() => onOpen(id)}>
            <Trans>See the request</Trans>
          </button>
        ),
    },
  ]
  return (
    <ReportTable
      caption={t`Requests`}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      empty={
        <EmptyState state="empty" title={<Trans>No requests</Trans>}>
          {box === 'incoming' ? (
            <Trans>Nobody waits for your answer.</Trans>
          ) : (
            <Trans>Offers, changes and ends of contracts are listed here.</Trans>
          )}
        </EmptyState>
      }
    />
  )
}
