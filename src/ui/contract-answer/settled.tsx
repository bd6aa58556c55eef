import { Trans } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import type { ContractRequest } from '#contract/contract-terms.ts'
import type { contractAnswerMachine } from '#machines/contract-answer.machine.ts'
import { RequestSlip } from '../contract/request-slip.tsx'
import styles from './contract-answer.module.css'
import { EndsList } from './ends-list.tsx'

type Props = { snapshot: SnapshotFrom<typeof contractAnswerMachine>; symbol: string }

/** What came of a request, and what ended with it. */
export function Settled({ snapshot, symbol }: Props) {
  const { request, ends } = snapshot.context
  if (!request) return null
  return (
    <>
      <p className={styles.outcome} role="status">
        <SettledWords request={request} isBefore={snapshot.matches('settledBefore')} />
      </p>
      {snapshot.matches('accepted') && ends.length > 0 ? (
        <>
          <h3 className={styles.heading}>
            <Trans>These contracts have ended</Trans>
          </h3>
          <EndsList ends={ends} />
        </>
      ) : null}
      {snapshot.matches('settledBefore') ? <RequestSlip request={request} symbol={symbol} /> : null}
    </>
  )
}

/** `isBefore`: not by the answer that was just given. */
export function SettledWords({ request, isBefore }: { request: ContractRequest; isBefore: boolean }) {
  const { state, type, own, from, to } = request
  const isEnd = type === 'termination'
  switch (state) {
    case 'accepted':
      if (!isBefore)
        return isEnd ? <Trans>The contract has ended.</Trans> : <Trans>Agreed. It runs from now on.</Trans>
      return isEnd ? (
        <Trans>{to.account} agreed to the end; the contract has ended.</Trans>
      ) : (
        <Trans>{to.account} accepted it; it runs.</Trans>
      )
    case 'rejected':
      if (!isBefore)
        return isEnd ? (
          <Trans>The contract goes on as it was.</Trans>
        ) : (
          <Trans>Rejected. What stood before goes on.</Trans>
        )
      return isEnd ? (
        <Trans>{to.account} keeps the contract; it goes on.</Trans>
      ) : (
        <Trans>{to.account} rejected it; what stood before goes on.</Trans>
      )
    case 'withdrawn':
      return own ? <Trans>You took it back.</Trans> : <Trans>{from.account} took it back.</Trans>
    case 'lapsed':
      return <Trans>It lapsed, because what it rested on has changed.</Trans>
    case 'pending':
      return <Trans>It waits for an answer.</Trans>
  }
}
