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
      head: t({ id: 'common.contract', message: 'Contract' }),
      inCard: 'title',
      cell: ({ kind }) => i18n._(kindNames[kind]),
    },
    {
      name: 'type',
      head: t({ id: 'agents.contracts.requestType', message: 'Subject' }),
      inCard: 'aside',
      cell: ({ type }) => i18n._(requestTypeNames[type]),
    },
    { name: 'from', head: t({ id: 'common.from', message: 'From' }), cell: ({ from }) => from.account },
    { name: 'to', head: t({ id: 'common.to', message: 'To' }), cell: ({ to }) => to.account },
    {
      name: 'asked',
      head: t({ id: 'agents.contracts.askedAt', message: 'Sent on' }),
      cell: ({ askedAt }) => <CalendarTime moment={askedAt} show="short" />,
    },
    {
      name: 'state',
      head: t({ id: 'common.status', message: 'Status' }),
      cell: ({ state, answeredAt }) => (
        <>
          {i18n._(requestStateNames[state])}{' '}
          {answeredAt === null ? null : <CalendarTime moment={answeredAt} show="short" />}
        </>
      ),
    },
    {
      name: 'acts',
      head: t({ id: 'agents.contracts.actions', message: 'Actions' }),
      inCard: 'acts',
      cell: ({ id }) =>
        box === 'incoming' ? (
          <span className={styles.answer}>
            <Button onClick={() => onOpen(id)}>
              <Trans id="common.answer">Answer</Trans>
            </Button>
          </span>
        ) : (
          <button type="button" className={styles.open} onClick={() => onOpen(id)}>
            <Trans id="agents.contract.seeRequest">See details</Trans>
          </button>
        ),
    },
  ]
  return (
    <ReportTable
      caption={t({ id: 'agents.contracts.requestsCaption', message: 'Offers and requests' })}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      empty={
        <EmptyState
          state="empty"
          title={<Trans id="agents.contracts.noRequests">No offers or requests</Trans>}
        >
          {box === 'incoming' ? (
            <Trans id="agents.contracts.noneToAnswer">Nothing is waiting for your answer.</Trans>
          ) : (
            <Trans id="agents.contracts.noRequestsBody">
              Offers, term changes and requests to end contracts appear here.
            </Trans>
          )}
        </EmptyState>
      }
    />
  )
}
