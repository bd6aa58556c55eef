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

/**
 * Ends a contract whose other party has closed its account. The contracts that end with it are listed first.
 */
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
        <Trans>
          The account of {gone.account} is closed, so nobody would answer. You can end the contract at once.
          What was earned until now is still worked out.
        </Trans>
      </p>
      {ends.length > 0 ? (
        <div>
          <h3 className={styles.sub}>
            <Trans>These contracts end with it</Trans>
          </h3>
          <EndsList ends={ends} readerId={left.memberId} />
        </div>
      ) : null}
      {doing && isUnsure ? <Unsure doing={doing} /> : <Acts actor={actor} />}
    </>
  )
}

/** `gone` is the party with the closed account, `left` is the reader. */
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
        <Trans>Leave it</Trans>
      </Button>
    </div>
  )
}

function ActionLabel({ isBusy, endsMore }: { isBusy: boolean; endsMore: boolean }): ReactNode {
  if (isBusy) return <Trans>Sending</Trans>
  return endsMore ? <Trans>End all of them now</Trans> : <Trans>End it now</Trans>
}

function Trouble({ actor }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { refusal, failure } = snapshot.context
  const isRefused = snapshot.matches({ confirming: 'refused' })
  if (isRefused && refusal === 'contract.previewStale') {
    return (
      <NoticeBar title={<Trans>The list has changed meanwhile</Trans>}>
        <Trans>Nothing has ended yet. This is how it stands now.</Trans>
      </NoticeBar>
    )
  }
  if (isRefused) {
    return (
      <NoticeBar title={<Trans>The terms were changed meanwhile</Trans>}>
        <Trans>Above is how they stand now. Nothing has ended yet.</Trans>
      </NoticeBar>
    )
  }
  if (!snapshot.matches({ confirming: 'failed' })) return null
  return (
    <NoticeBar title={<Trans>The contract was not ended</Trans>}>
      <FailureSentences failure={failure} />
    </NoticeBar>
  )
}
