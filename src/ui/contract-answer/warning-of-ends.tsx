import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { NoticeBar } from '../kit/notice-bar.tsx'
import styles from './contract-answer.module.css'
import type { ContractAnswerActor } from './contract-answer.tsx'
import { EndsList } from './ends-list.tsx'

/** CONTR-02: said before it is done. */
export function WarningOfEnds({ actor }: { actor: ContractAnswerActor }) {
  const ends = useSelector(actor, ({ context }) => context.ends)
  const isStale = useSelector(actor, (snapshot) => snapshot.matches({ warningOfEnds: 'stale' }))
  return (
    <>
      {isStale ? (
        <NoticeBar title={<Trans>The list has changed meanwhile</Trans>}>
          <Trans>Nothing has ended yet. This is how it stands now.</Trans>
        </NoticeBar>
      ) : null}
      {ends.length === 0 ? (
        <p>
          <Trans>No contract beneath you would end any more.</Trans>
        </p>
      ) : (
        <>
          <h3 className={styles.heading}>
            <Trans>Accepting ends these contracts</Trans>
          </h3>
          <p>
            <Trans>They rest on what you are paid today. What was earned up to then is paid.</Trans>
          </p>
          <EndsList ends={ends} />
        </>
      )}
    </>
  )
}
