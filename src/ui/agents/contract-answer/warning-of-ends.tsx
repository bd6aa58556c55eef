import { Select, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { EndsList } from '#ui/agents/contract/ends-list.tsx'
import { PeriodStart } from '#ui/agents/contract/period-start.tsx'
import { readerOf } from '#ui/agents/contract/reader-of.ts'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import styles from './contract-answer.module.css'
import type { ContractAnswerActor } from './contract-answer.tsx'

/** Warns that accepting ends other contracts (CONTR-02). */
export function WarningOfEnds({ actor }: { actor: ContractAnswerActor }) {
  const ends = useSelector(actor, ({ context }) => context.ends)
  const request = useSelector(actor, ({ context }) => context.request)
  const isStale = useSelector(actor, (snapshot) => snapshot.matches({ warningOfEnds: { notice: 'stale' } }))
  if (!request) return null
  return (
    <>
      {isStale ? (
        <NoticeBar title={<Trans id="agents.contract.listChanged">The list has changed</Trans>}>
          <Trans id="agents.contract.listChangedBody">
            Nothing has ended yet. Check again before you confirm.
          </Trans>
        </NoticeBar>
      ) : null}
      {ends.length === 0 ? (
        <p>
          <Trans id="agents.contractAnswer.endsNothing">No downline contracts would end now.</Trans>
        </p>
      ) : (
        <>
          <h3 className={styles.heading}>
            <Trans id="agents.contractAnswer.endsTitle">Accepting ends these contracts</Trans>
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

/** Explains that the contracts end immediately, even if the new terms apply only from the next period. */
function WhyTheyEnd({ actor }: { actor: ContractAnswerActor }) {
  const request = useSelector(actor, ({ context }) => context.request)
  const { countsFrom: from = null, terms = null, current = null } = request ?? {}
  // Without a start date, the request is a termination, which takes effect immediately.
  if (from === null) {
    return (
      <Trans id="agents.contractAnswer.endsTogether">
        They depend on the contract being ended, so they end as soon as you accept. Earnings up to then are
        paid.
      </Trans>
    )
  }
  if (terms && current && terms.period !== current.period) {
    const { period } = terms
    return (
      <Trans id="agents.contractAnswer.endsOtherPeriod">
        They end as soon as you accept, although your new terms apply only from <PeriodStart moment={from} />.{' '}
        <Select
          value={period}
          _weekly="From that day you’re paid every week, and your downlines must be too."
          _semimonthly="From that day you’re paid twice a month, and your downlines must be too."
          other="From that day you’re paid every month, and your downlines must be too."
        />{' '}
        You can offer them new contracts then. Earnings up to now are paid.
      </Trans>
    )
  }
  return (
    <Trans id="agents.contractAnswer.endsLowerRate">
      They end as soon as you accept, although your new terms apply only from <PeriodStart moment={from} />.
      From that day you’d pay more than you’re paid. Earnings up to now are paid.
    </Trans>
  )
}
