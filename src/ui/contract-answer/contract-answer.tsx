import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { contractAnswerMachine } from '#machines/contract-answer.machine.ts'
import { FailureSentences } from '../call-failure/failure-words.tsx'
import { kindNames, requestTypeNames } from '../contract/contract-words.ts'
import { RequestSlip } from '../contract/request-slip.tsx'
import { Unsure, useUnsure } from '../contract/unsure.tsx'
import { useFocusOnStep } from '../hooks/use-focus-on-step.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { NoticeBar } from '../kit/notice-bar.tsx'
import { StateBox } from '../kit/state-box.tsx'
import styles from './contract-answer.module.css'
import { EndsList } from './ends-list.tsx'
import { Settled } from './settled.tsx'

type Actor = ActorRefFrom<typeof contractAnswerMachine>
type Props = { actor: Actor; symbol: string }

/** A contract request before whoever answers it (CONTR-01, CONTR-02, CONTR-04, CONTR-06). */
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
          <Trans>Contract request</Trans>
        )
      }
      focused="dialog"
      {...(isAnswering && !isUnsure ? {} : { onClose: close })}
    >
      <div className={styles.place} ref={place} tabIndex={-1} aria-busy={snapshot.hasTag('busy')}>
        {snapshot.matches('reading') ? <div className={styles.waiting} /> : null}
        {snapshot.matches('unread') ? (
          <StateBox
            state="failed"
            title={<Trans>The request did not arrive</Trans>}
            action={
              <Button onClick={() => actor.send({ type: 'answer.retry' })}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <FailureSentences reason={snapshot.context.failure?.reason} />
          </StateBox>
        ) : null}
        {snapshot.matches('gone') ? (
          <Said onClose={close}>
            <Trans>This request is not there any more.</Trans>
          </Said>
        ) : null}
        {snapshot.matches('accepted') || snapshot.matches('rejected') || snapshot.matches('settledBefore') ? (
          <Said onClose={close}>
            <Settled snapshot={snapshot} symbol={symbol} />
          </Said>
        ) : null}
        {snapshot.matches('warningOfEnds') ? <Warning actor={actor} /> : null}
        {request && !isDone(snapshot) && !snapshot.matches('warningOfEnds') ? (
          <>
            <Trouble snapshot={snapshot} />
            <RequestSlip request={request} symbol={symbol} />
            {doing && isUnsure ? <Unsure doing={doing} /> : <Acts actor={actor} />}
          </>
        ) : null}
      </div>
    </Dialog>
  )
}

type Snapshot = ReturnType<Actor['getSnapshot']>

const isDone = (snapshot: Snapshot) =>
  (['accepted', 'rejected', 'settledBefore', 'gone', 'closed'] as const).some((state) =>
    snapshot.matches(state),
  )

/** Steps between which the focus goes along; what is busy is no step of its own. */
function stepOf(snapshot: Snapshot): string {
  if (isDone(snapshot)) return 'settled'
  return snapshot.matches('warningOfEnds') ? 'warning' : 'deciding'
}

function Trouble({ snapshot }: { snapshot: Snapshot }) {
  if (snapshot.matches({ deciding: 'changed' })) {
    return (
      <NoticeBar title={<Trans>The terms were changed meanwhile</Trans>}>
        <Trans>Below is how they stand now. Nothing has been answered yet.</Trans>
      </NoticeBar>
    )
  }
  if (!snapshot.matches({ deciding: 'failed' })) return null
  return (
    <NoticeBar title={<Trans>Your answer did not go through</Trans>}>
      <FailureSentences reason={snapshot.context.failure?.reason} />
    </NoticeBar>
  )
}

function Acts({ actor }: { actor: Actor }) {
  const isTermination = useSelector(actor, ({ context }) => context.request?.type === 'termination')
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const press = (type: 'answer.accept' | 'answer.reject' | 'answer.later') => ({
    'aria-disabled': isBusy,
    onClick: () => actor.send({ type }),
  })
  return (
    <>
      <div className={styles.acts}>
        <Button look="act" {...press('answer.accept')}>
          {isTermination ? <Trans>Agree to the end</Trans> : <Trans>Accept</Trans>}
        </Button>
        <Button {...press('answer.reject')}>
          {isTermination ? <Trans>Keep the contract</Trans> : <Trans>Reject</Trans>}
        </Button>
        <Button look="plain" {...press('answer.later')}>
          <Trans>Decide later</Trans>
        </Button>
      </div>
      <p className={styles.busy} role="status">
        {isBusy ? <Trans>Your answer is on its way.</Trans> : null}
      </p>
    </>
  )
}

/** CONTR-02: said before it is done. */
function Warning({ actor }: { actor: Actor }) {
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
      <div className={styles.acts}>
        <Button look="act" onClick={() => actor.send({ type: 'answer.confirm' })}>
          {ends.length === 0 ? <Trans>Accept</Trans> : <Trans>Accept and end them</Trans>}
        </Button>
        <Button onClick={() => actor.send({ type: 'answer.back' })}>
          <Trans>Back</Trans>
        </Button>
        <Button look="plain" onClick={() => actor.send({ type: 'answer.later' })}>
          <Trans>Decide later</Trans>
        </Button>
      </div>
    </>
  )
}

function Said({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <>
      {children}
      <div className={styles.acts}>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </>
  )
}
