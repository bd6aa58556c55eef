import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { contractAnswerMachine } from '#machines/agents/contract-answer.machine.ts'
import { kindNames, requestTypeNames } from '#ui/agents/contract/contract-text.ts'
import { RequestSlip } from '#ui/agents/contract/request-slip.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { FailureSentences } from '#ui/kit/errors/failure-text.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Unsure, useUnsure } from '#ui/kit/feedback/unsure.tsx'
import { useFocusOnStep } from '#ui/kit/hooks/use-focus-on-step.ts'
import { AnswerActs, WarningActs } from './answer-acts.tsx'
import styles from './contract-answer.module.css'
import { Settled } from './settled.tsx'
import { WarningOfEnds } from './warning-of-ends.tsx'

export type ContractAnswerActor = ActorRefFrom<typeof contractAnswerMachine>

type Props = { actor: ContractAnswerActor; symbol: string }

/** A contract request as its recipient sees it (CONTR-01, CONTR-02, CONTR-04, CONTR-06). */
export function ContractAnswer({ actor, symbol }: Props) {
  const { i18n } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { request } = snapshot.context
  const { acceptRequest, rejectRequest } = snapshot.children
  const doing = acceptRequest ?? rejectRequest
  const isUnsure = useUnsure(doing)
  const place = useRef<HTMLDivElement>(null)
  useFocusOnStep(place, stepOf(snapshot))
  const close = () => actor.send({ type: 'answer.close' })
  const isAnswering = doing !== undefined
  return (
    <Dialog
      title={
        request ? (
          `${i18n._(requestTypeNames[request.type])}: ${i18n._(kindNames[request.kind])}`
        ) : (
          <Trans id="agents.contractAnswer.title">Contract request</Trans>
        )
      }
      focused="dialog"
      {...(isAnswering && !isUnsure ? {} : { onClose: close })}
    >
      <div className={styles.place} ref={place} tabIndex={-1} aria-busy={snapshot.hasTag('busy')}>
        {snapshot.matches('reading') ? <div className={styles.waiting} /> : null}
        {snapshot.matches('loadFailed') ? (
          <EmptyState
            state="failed"
            title={<Trans id="agents.contractAnswer.loadFailed">Couldn’t load the request</Trans>}
            action={
              <Button onClick={() => actor.send({ type: 'answer.retry' })}>
                <Trans id="common.tryAgain">Try again</Trans>
              </Button>
            }
          >
            <FailureSentences failure={snapshot.context.failure} />
          </EmptyState>
        ) : null}
        {snapshot.matches('notFound') ? (
          <Outcome onClose={close}>
            <Trans id="agents.contractAnswer.notFound">This request no longer exists.</Trans>
          </Outcome>
        ) : null}
        {snapshot.matches('accepted') ||
        snapshot.matches('rejected') ||
        snapshot.matches('alreadySettled') ? (
          <Outcome onClose={close}>
            <Settled snapshot={snapshot} symbol={symbol} />
          </Outcome>
        ) : null}
        {isWarning(snapshot) ? (
          <>
            <WarningOfEnds actor={actor} />
            {doing && isUnsure ? <Unsure doing={doing} /> : <WarningActs actor={actor} />}
          </>
        ) : null}
        {request && !isDone(snapshot) && !isWarning(snapshot) ? (
          <>
            <Trouble snapshot={snapshot} />
            <RequestSlip request={request} symbol={symbol} />
            {doing && isUnsure ? <Unsure doing={doing} /> : <AnswerActs actor={actor} />}
          </>
        ) : null}
      </div>
    </Dialog>
  )
}

type Snapshot = ReturnType<ContractAnswerActor['getSnapshot']>

const isDone = (snapshot: Snapshot) =>
  (['accepted', 'rejected', 'alreadySettled', 'notFound', 'closed'] as const).some((state) =>
    snapshot.matches(state),
  )

const isWarning = (snapshot: Snapshot) =>
  snapshot.matches('warningOfEnds') || (snapshot.matches('accepting') && snapshot.context.ends.length > 0)

/**
 * Returns the current step. A new step moves the focus. While an answer is being sent, the step stays the
 * same.
 */
function stepOf(snapshot: Snapshot): string {
  if (isDone(snapshot)) return 'settled'
  return isWarning(snapshot) ? 'warning' : 'deciding'
}

function Trouble({ snapshot }: { snapshot: Snapshot }) {
  if (snapshot.matches({ deciding: { notice: 'changed' } })) {
    return (
      <NoticeBar title={<Trans id="agents.contract.termsChanged">The terms have changed</Trans>}>
        <Trans id="agents.contractAnswer.termsChangedBody">
          The current terms are below. Nothing was accepted or declined.
        </Trans>
      </NoticeBar>
    )
  }
  if (!snapshot.matches({ deciding: { notice: 'failed' } })) return null
  return (
    <NoticeBar title={<Trans id="agents.contractAnswer.sendFailed">Couldn’t send your answer</Trans>}>
      <FailureSentences failure={snapshot.context.failure} />
    </NoticeBar>
  )
}

function Outcome({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <>
      {children}
      <div className={styles.acts}>
        <Button onClick={onClose}>
          <Trans id="common.close">Close</Trans>
        </Button>
      </div>
    </>
  )
}
