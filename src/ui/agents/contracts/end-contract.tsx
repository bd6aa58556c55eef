import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { contractTerminationMachine } from '#machines/agents/contract-termination.machine.ts'
import { AgreedTerms } from '#ui/agents/contract/agreed-terms.tsx'
import { kindNames } from '#ui/agents/contract/contract-text.ts'
import { EndsList } from '#ui/agents/contract/ends-list.tsx'
import { SettledText } from '#ui/agents/contract/settled-text.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { FailureSentences } from '#ui/kit/errors/failure-text.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Unsure, useUnsure } from '#ui/kit/feedback/unsure.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { TextArea } from '#ui/kit/forms/text-area.tsx'
import { useFocusOnStep } from '#ui/kit/hooks/use-focus-on-step.ts'
import styles from './contracts.module.css'
import { partiesOf, UnilateralTermination } from './unilateral-termination.tsx'

export type TerminationActor = ActorRefFrom<typeof contractTerminationMachine>

type Snapshot = ReturnType<TerminationActor['getSnapshot']>
type Props = {
  actor: TerminationActor
  side: 'upline' | 'downline'
  symbol: string
  longest: number
}

/**
 * Requests the end of a running contract (CONTR-01). If the other party's account is closed, no consent is
 * needed.
 */
export function EndContract({ actor, side, symbol, longest }: Props) {
  const { t, i18n } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { contract, ends } = snapshot.context
  const { requestTermination, terminateUnilaterally } = snapshot.children
  const doing = requestTermination ?? terminateUnilaterally
  const isUnsure = useUnsure(doing)
  const isBusy = snapshot.hasTag('busy')
  const step = stepOf(snapshot)
  const place = useRef<HTMLDivElement>(null)
  useFocusOnStep(place, step)
  const close = () => actor.send({ type: 'termination.close' })
  const name = i18n._(kindNames[contract.kind])
  return (
    <Dialog
      title={t({ id: 'agents.contracts.endTitle', message: `End contract: ${name}` })}
      {...(doing && !isUnsure ? {} : { onClose: close })}
    >
      <div className={styles.place} ref={place} tabIndex={-1} aria-busy={isBusy}>
        <p>
          <Trans id="agents.contracts.between">
            Between {contract.upline.account} and {contract.downline.account}
          </Trans>
        </p>
        <AgreedTerms
          caption={t({ id: 'agents.contract.endingTerms', message: 'Terms that would end' })}
          contract={contract}
          symbol={symbol}
        />
        {step === 'settled' ? (
          <>
            <p className={styles.outcome} role="status">
              <Outcome snapshot={snapshot} />
            </p>
            {snapshot.matches('endedUnilaterally') && ends.length > 0 ? (
              <div>
                <h3 className={styles.sub}>
                  <Trans id="agents.contract.endedListTitle">These contracts have ended</Trans>
                </h3>
                <EndsList ends={ends} readerId={partiesOf(contract).left.memberId} isDone />
              </div>
            ) : null}
            <div className={styles.acts}>
              <Button onClick={close}>
                <Trans id="common.close">Close</Trans>
              </Button>
            </div>
          </>
        ) : null}
        {step === 'reading' ? <Reading actor={actor} /> : null}
        {step === 'unilateral' ? <UnilateralTermination actor={actor} /> : null}
        {step === 'writing' && ends.length > 0 ? <WouldEnd contract={contract} {...{ ends, side }} /> : null}
        {step === 'writing' && doing && isUnsure ? <Unsure doing={doing} /> : null}
        {step === 'writing' && !isUnsure ? <Reason actor={actor} longest={longest} /> : null}
      </div>
    </Dialog>
  )
}

function stepOf(snapshot: Snapshot): 'reading' | 'writing' | 'unilateral' | 'settled' {
  if (snapshot.hasTag('reading')) return 'reading'
  if (snapshot.hasTag('unilateral')) return 'unilateral'
  return snapshot.matches('writing') || snapshot.matches('requesting') ? 'writing' : 'settled'
}

function Reading({ actor }: Pick<Props, 'actor'>) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  if (!snapshot.matches('loadFailed')) return <div className={styles.waiting} />
  return (
    <EmptyState
      state="failed"
      title={<Trans id="agents.contracts.endsFailed">Couldn’t load the contracts affected</Trans>}
      action={
        <Button onClick={() => actor.send({ type: 'termination.retry' })}>
          <Trans id="common.tryAgain">Try again</Trans>
        </Button>
      }
    >
      <FailureSentences failure={snapshot.context.failure} />
    </EmptyState>
  )
}

/** Contracts that would also end, listed before the request is sent (CONTR-02). */
function WouldEnd({
  contract,
  ends,
  side,
}: Pick<Snapshot['context'], 'contract' | 'ends'> & Pick<Props, 'side'>) {
  const other = contract[side].account
  const reader = side === 'upline' ? contract.downline : contract.upline
  return (
    <div>
      <h3 className={styles.sub}>
        <Trans id="agents.contracts.wouldEndTitle">These contracts would end too</Trans>
      </h3>
      <p className={styles.why}>
        <Trans id="agents.contracts.wouldEndBody">
          They depend on this contract and end as soon as {other} agrees. Nothing ends before that. The list
          may still change.
        </Trans>
      </p>
      <EndsList ends={ends} readerId={reader.memberId} />
    </div>
  )
}

function Reason({ actor, longest }: Pick<Props, 'actor' | 'longest'>) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { reason, refusal, failure } = snapshot.context
  const isRefused = snapshot.matches({ writing: 'refused' })
  const isBusy = snapshot.hasTag('busy')
  return (
    <Form isBusy={isBusy} onSubmit={() => actor.send({ type: 'termination.submit' })}>
      <div className={styles.place}>
        {isRefused && refusal === 'contract.changed' ? (
          <NoticeBar title={<Trans id="agents.contract.termsChanged">The terms have changed</Trans>}>
            <Trans id="agents.contracts.changedNotAsked">
              The current terms are above. Your request wasn’t sent.
            </Trans>
          </NoticeBar>
        ) : null}
        {isRefused && refusal === 'contract.partyOpen' ? (
          <NoticeBar title={<Trans id="agents.contracts.accountReopened">Their account is open again</Trans>}>
            <Trans id="agents.contracts.accountReopenedBody">
              They must agree to end the contract. Nothing has ended.
            </Trans>
          </NoticeBar>
        ) : null}
        {snapshot.matches({ writing: 'failed' }) ? (
          <NoticeBar title={<Trans id="agents.contracts.requestFailed">Request not sent</Trans>}>
            <FailureSentences failure={failure} />
          </NoticeBar>
        ) : null}
        <TextArea
          label={<Trans id="agents.contracts.reason">Reason (optional)</Trans>}
          value={reason}
          error={
            isRefused && refusal === 'reasonTooLong' ? (
              <Trans id="agents.contracts.reasonTooLong">Too long. Use up to {longest} characters.</Trans>
            ) : undefined
          }
          hint={
            <Trans id="agents.contracts.reasonHint">
              The other party reads this. The contract runs until they agree.
            </Trans>
          }
          onChange={({ target }) => actor.send({ type: 'reason.change', reason: target.value })}
        />
        <div className={styles.acts}>
          <Button look="act" type="submit" aria-disabled={isBusy}>
            {isBusy ? (
              <Trans id="common.sending">Sending…</Trans>
            ) : (
              <Trans id="agents.contracts.askToEnd">Ask to end contract</Trans>
            )}
          </Button>
        </div>
      </div>
    </Form>
  )
}

function Outcome({ snapshot }: { snapshot: Snapshot }) {
  if (snapshot.matches('endedUnilaterally'))
    return <Trans id="agents.contract.ended">The contract has ended.</Trans>
  if (snapshot.matches('requested'))
    return (
      <Trans id="agents.contracts.requested">
        Request sent. The contract runs until the other party agrees.
      </Trans>
    )
  const { request, refusal } = snapshot.context
  if (snapshot.matches('answered') && request) return <SettledText request={request} isBefore />
  if (refusal === 'contract.requestOpen')
    return (
      <Trans id="agents.contracts.requestOpen">
        Another offer or request on this contract is pending. It must be answered first.
      </Trans>
    )
  if (refusal === 'contract.withHouse')
    return <Trans id="agents.contracts.withUs">To end a contract with us, contact support.</Trans>
  return <Trans id="agents.contracts.alreadyEnded">The contract has already ended.</Trans>
}
