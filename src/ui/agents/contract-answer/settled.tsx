import { Trans } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import type { contractAnswerMachine } from '#machines/agents/contract-answer.machine.ts'
import { EndsList } from '#ui/agents/contract/ends-list.tsx'
import { readerOf } from '#ui/agents/contract/reader-of.ts'
import { RequestSlip } from '#ui/agents/contract/request-slip.tsx'
import { SettledText } from '#ui/agents/contract/settled-text.tsx'
import styles from './contract-answer.module.css'

type Props = { snapshot: SnapshotFrom<typeof contractAnswerMachine>; symbol: string }

export function Settled({ snapshot, symbol }: Props) {
  const { request, ends } = snapshot.context
  if (!request) return null
  return (
    <>
      <p className={styles.outcome} role="status">
        <SettledText request={request} isBefore={snapshot.matches('alreadySettled')} />
      </p>
      {snapshot.matches('accepted') && ends.length > 0 ? (
        <>
          <h3 className={styles.heading}>
            <Trans id="agents.contract.endedListTitle">These contracts have ended</Trans>
          </h3>
          <p>
            <Trans id="agents.contractAnswer.endedListBody">
              Both parties to each contract have been notified. Earnings up to that moment are paid.
            </Trans>
          </p>
          <EndsList ends={ends} readerId={readerOf(request).memberId} isDone />
        </>
      ) : null}
      {snapshot.matches('alreadySettled') ? <RequestSlip request={request} symbol={symbol} /> : null}
    </>
  )
}
