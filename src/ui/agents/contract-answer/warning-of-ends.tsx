import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { periodNames } from '#ui/agents/contract/contract-text.ts'
import { EndsList } from '#ui/agents/contract/ends-list.tsx'
import { PeriodStart } from '#ui/agents/contract/period-start.tsx'
import { readerOf } from '#ui/agents/contract/reader-of.ts'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import styles from './contract-answer.module.css'
import type { ContractAnswerActor } from './contract-answer.tsx'

/** Warns that other contracts will end (CONTR-02). */
export function WarningOfEnds({ actor }: { actor: ContractAnswerActor }) {
  const ends = useSelector(actor, ({ context }) => context.ends)
  const request = useSelector(actor, ({ context }) => context.request)
  const isStale = useSelector(actor, (snapshot) => snapshot.matches({ warningOfEnds: { notice: 'stale' } }))
  if (!request) return null
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
            <WhyTheyEnd actor={actor} />
          </p>
          <EndsList ends={ends} readerId={readerOf(request).memberId} />
        </>
      )}
    </>
  )
}

/** The contracts end at once, even if the new terms apply only from the next period. */
function WhyTheyEnd({ actor }: { actor: ContractAnswerActor }) {
  const { i18n } = useLingui()
  const request = useSelector(actor, ({ context }) => context.request)
  const { countsFrom: from = null, terms = null, current = null } = request ?? {}
  // No start date: the request is a termination, which takes effect at once.
  if (from === null) {
    return (
      <Trans>
        They rest on the contract that ends, and end with it as soon as you accept. What was earned until now
        is paid.
      </Trans>
    )
  }
  if (terms && current && terms.period !== current.period) {
    return (
      <Trans>
        They end as soon as you accept, even though your new terms count only from{' '}
        <PeriodStart moment={from} /> on: from that day you are paid {i18n._(periodNames[terms.period])}, and
        so must be whoever you pay. You can offer new contracts then. What was earned until now is paid.
      </Trans>
    )
  }
  return (
    <Trans>
      They end as soon as you accept, even though your new terms count only from <PeriodStart moment={from} />{' '}
      on: from that day you would pay more than you are paid. What was earned until now is paid.
    </Trans>
  )
}
