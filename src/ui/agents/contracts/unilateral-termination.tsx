import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Contract } from '#protocol/agents/contract-terms.ts'
import { EndsList } from '#ui/agents/contract/ends-list.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { FailureSentences } from '#ui/kit/errors/failure-text.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Unsure, useUnsure } from '#ui/kit/feedback/unsure.tsx'
import styles from './contracts.module.css'
import type { TerminationActor } from './end-contract.tsx'

type Props = { actor: TerminationActor }

/** Ends a contract whose other party's account is closed. First lists the contracts that end with it. */
export function UnilateralTermination({ actor }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { contract, ends } = snapshot.context
  const doing = snapshot.children.terminateUnilaterally
  const isUnsure = useUnsure(doing)
  const { gone, left } = partiesOf(contract)
  return (
    <>
      <Trouble actor={actor} />
      <p>
        <Trans id="agents.contracts.endAloneBody">
          {gone.account}’s account is closed, so you can end the contract now without waiting for an answer.
          Earnings up to now are still calculated.
        </Trans>
      </p>
      {ends.length > 0 ? (
        <div>
          <h3 className={styles.sub}>
            <Trans id="agents.contracts.endTogetherTitle">These contracts end with it</Trans>
          </h3>
          <EndsList ends={ends} readerId={left.memberId} />
        </div>
      ) : null}
      {doing && isUnsure ? <Unsure doing={doing} /> : <Acts actor={actor} />}
    </>
  )
}

/** Returns the two parties: `gone` is the party whose account is closed, and `left` is the reader. */
export const partiesOf = ({ upline, downline }: Contract) =>
  upline.closed ? { gone: upline, left: downline } : { gone: downline, left: upline }

function Acts({ actor }: Props) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const endsMore = useSelector(actor, ({ context }) => context.ends.length > 0)
  return (
    <div className={styles.acts}>
      <Button
        look="act"
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : () => actor.send({ type: 'termination.confirm' })}
      >
        <ActionLabel isBusy={isBusy} endsMore={endsMore} />
      </Button>
      <Button
        look="plain"
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : () => actor.send({ type: 'termination.close' })}
      >
        <Trans id="common.leaveUnchanged">Leave as it is</Trans>
      </Button>
    </div>
  )
}

function ActionLabel({ isBusy, endsMore }: { isBusy: boolean; endsMore: boolean }): ReactNode {
  if (isBusy) return <Trans id="common.sending">Sending…</Trans>
  return endsMore ? (
    <Trans id="agents.contracts.endAllNow">End all of them now</Trans>
  ) : (
    <Trans id="agents.contracts.endNow">End contract now</Trans>
  )
}

function Trouble({ actor }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { refusal, failure } = snapshot.context
  const isRefused = snapshot.matches({ confirming: 'refused' })
  if (isRefused && refusal === 'contract.previewStale') {
    return (
      <NoticeBar title={<Trans id="agents.contract.listChanged">The list has changed</Trans>}>
        <Trans id="agents.contract.listChangedBody">
          Nothing has ended yet. Check again before you confirm.
        </Trans>
      </NoticeBar>
    )
  }
  if (isRefused) {
    return (
      <NoticeBar title={<Trans id="agents.contract.termsChanged">The terms have changed</Trans>}>
        <Trans id="agents.contracts.changedNotEnded">
          The current terms are above. Nothing has ended yet.
        </Trans>
      </NoticeBar>
    )
  }
  if (!snapshot.matches({ confirming: 'failed' })) return null
  return (
    <NoticeBar title={<Trans id="agents.contracts.endFailed">The contract wasn’t ended</Trans>}>
      <FailureSentences failure={failure} />
    </NoticeBar>
  )
}
