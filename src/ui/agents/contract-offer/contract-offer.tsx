import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { contractOfferMachine } from '#machines/agents/contract-offer.machine.ts'
import { ceilingsOf } from '#protocol/agents/tier-rules.ts'
import { kindNames } from '#ui/agents/contract/contract-text.ts'
import { PeriodStart } from '#ui/agents/contract/period-start.tsx'
import { SettledText } from '#ui/agents/contract/settled-text.tsx'
import { TermsChange } from '#ui/agents/contract/terms-change.tsx'
import { WhenItCounts } from '#ui/agents/contract/when-it-counts.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { FailureSentences } from '#ui/kit/errors/failure-text.tsx'
import { TooMany } from '#ui/kit/errors/too-many.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { Unsure, useUnsure } from '#ui/kit/feedback/unsure.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { useFocusOnStep } from '#ui/kit/hooks/use-focus-on-step.ts'
import styles from './contract-offer.module.css'
import { NotOffered } from './not-offered.tsx'
import { OwnTiers } from './own-tiers.tsx'
import { PaidPeriod } from './paid-period.tsx'
import { TierEditor } from './tier-editor.tsx'
import { Trouble } from './trouble.tsx'

type Actor = ActorRefFrom<typeof contractOfferMachine>
type Snapshot = ReturnType<Actor['getSnapshot']>
type Props = {
  actor: Actor
  symbol: string
  onRequest: (id: string) => void
  onLeave: () => void
}

/** Composes, reviews and sends the terms for a direct downline (CONTR-05). */
export function ContractOffer({ actor, symbol, onRequest, onLeave }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const place = useRef<HTMLDivElement>(null)
  useFocusOnStep(place, stepOf(snapshot))
  const { limits, failure, retryAt, sent } = snapshot.context
  const reread = () => actor.send({ type: 'offer.reread' })
  return (
    <div ref={place} tabIndex={-1} className={styles.offer} aria-busy={snapshot.hasTag('busy')}>
      {limits ? <Whom snapshot={snapshot} /> : null}
      {snapshot.matches('reading') ? <div className={styles.waiting} /> : null}
      {snapshot.matches('loadFailed') ? (
        <EmptyState
          state="failed"
          title={<Trans id="agents.contractOffer.loadFailed">Couldn’t load the offer form</Trans>}
          action={<Again onPress={reread} />}
        >
          <FailureSentences failure={failure} />
        </EmptyState>
      ) : null}
      {snapshot.matches('closed') || snapshot.matches('blockedByPending') || snapshot.matches('outdated') ? (
        <NotOffered snapshot={snapshot} onAgain={reread} onRequest={onRequest} />
      ) : null}
      {snapshot.matches('editing') ? <Editing actor={actor} symbol={symbol} onLeave={onLeave} /> : null}
      {snapshot.hasTag('reviewing') ? (
        <Confirming actor={actor} symbol={symbol}>
          {snapshot.matches('throttled') ? <TooMany until={retryAt} /> : null}
        </Confirming>
      ) : null}
      {isSent(snapshot) && sent ? (
        <>
          <p className={styles.outcome} role="status">
            {snapshot.matches('settled') ? (
              <SettledText request={sent} isBefore />
            ) : (
              <Trans id="agents.contractOffer.sent">
                Offer sent to {sent.to.account}. You can change it until they answer.
              </Trans>
            )}
          </p>
          <div className={styles.acts}>
            <Button onClick={() => onRequest(sent.id)}>
              <Trans id="agents.contractOffer.seeOffer">See the offer</Trans>
            </Button>
            <Button look="plain" onClick={onLeave}>
              <Trans id="agents.contractOffer.allContracts">All contracts</Trans>
            </Button>
          </div>
        </>
      ) : null}
    </div>
  )
}

const isSent = (snapshot: Snapshot) => snapshot.matches('sent') || snapshot.matches('settled')

/**
 * Returns the current step. A new step moves the focus. A request in flight is not a separate step, so that
 * its response does not move the focus.
 */
function stepOf(snapshot: Snapshot): string {
  if (isSent(snapshot)) return 'sent'
  if (snapshot.matches('editing')) return 'editing'
  if (snapshot.hasTag('reviewing')) return 'confirming'
  return snapshot.hasTag('busy') ? 'editing' : String(snapshot.value)
}

function Whom({ snapshot }: { snapshot: Snapshot }) {
  const { i18n } = useLingui()
  const { kind, limits } = snapshot.context
  const account = limits?.downline.account
  const name = i18n._(kindNames[kind])
  return (
    <p className={styles.whom}>
      {snapshot.matches('closed') ? (
        <Trans id="agents.contractOffer.forWhom">
          {name} for <strong>{account}</strong>
        </Trans>
      ) : limits?.request?.own ? (
        <Trans id="agents.contractOffer.forWhomPending">
          {name} for <strong>{account}</strong>: edit the pending offer
        </Trans>
      ) : limits?.contract ? (
        <Trans id="agents.contractOffer.forWhomNewTerms">
          {name} for <strong>{account}</strong>: new terms for the active contract
        </Trans>
      ) : (
        <Trans id="agents.contractOffer.forWhomFirst">
          {name} for <strong>{account}</strong>: first contract
        </Trans>
      )}
    </p>
  )
}

function Editing({ actor, symbol, onLeave }: Omit<Props, 'onRequest'>) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { kind, limits, draft, errors } = snapshot.context
  if (!limits || !draft) return null
  const ceilings = ceilingsOf(limits.own, limits.amendedFrom)
  return (
    <div className={styles.columns}>
      <Form isBusy={false} onSubmit={() => actor.send({ type: 'offer.submit' })}>
        <div className={styles.form}>
          {snapshot.matches({ editing: 'restored' }) ? (
            <p className={styles.recalled} role="status">
              <Trans id="agents.contractOffer.draftRestored">
                We’ve restored your draft. It hasn’t been sent.
              </Trans>
            </p>
          ) : null}
          <Trouble snapshot={snapshot} />
          <BegunFrom limits={limits} />
          <PaidPeriod kind={kind} period={draft.period} />
          <TierEditor
            kind={kind}
            tiers={draft.tiers}
            period={draft.period}
            ceilings={ceilings}
            errors={errors}
            symbol={symbol}
            may={(event) => snapshot.can(event)}
            send={actor.send}
          />
          <div className={styles.acts}>
            <Button look="act" type="submit">
              <Trans id="agents.contractOffer.review">Review</Trans>
            </Button>
            {snapshot.can({ type: 'offer.discard' }) ? (
              <Button onClick={() => actor.send({ type: 'offer.discard' })}>
                <Trans id="agents.contractOffer.discard">Discard draft</Trans>
              </Button>
            ) : null}
            <Button look="plain" onClick={onLeave}>
              <Trans id="agents.contractOffer.leave">Finish later</Trans>
            </Button>
          </div>
        </div>
      </Form>
      <section aria-labelledby="own-title">
        <h2 className={styles.heading} id="own-title">
          <Trans id="agents.contract.ownTerms">Your own terms</Trans>
        </h2>
        <OwnTiers own={limits.own} ceilings={ceilings} symbol={symbol} />
      </section>
    </div>
  )
}

function BegunFrom({
  limits: { request, contract },
}: {
  limits: NonNullable<Snapshot['context']['limits']>
}) {
  if (request || !contract?.termsBefore) return null
  return (
    <p className={styles.begun}>
      <Trans id="agents.contractOffer.startingTerms">
        You start from the latest terms you both agreed. They apply from{' '}
        <PeriodStart moment={contract.termsFrom} />; until then the previous terms apply.
      </Trans>
    </p>
  )
}

function Confirming({
  actor,
  symbol,
  children,
}: Omit<Props, 'onRequest' | 'onLeave'> & { children: ReactNode }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { limits, offered } = snapshot.context
  const doing = snapshot.children.sendTerms
  const isUnsure = useUnsure(doing)
  const isBusy = snapshot.matches('sending')
  const mayConfirm = snapshot.can({ type: 'offer.confirm' })
  if (!limits || !offered) return null
  return (
    <div className={styles.confirm}>
      <h2 className={styles.heading}>
        <Trans id="agents.contractOffer.confirmTitle">Your offer</Trans>
      </h2>
      <TermsChange
        before={limits.contract?.terms ?? null}
        beforeFrom={limits.contract?.termsBefore ? limits.contract.termsFrom : null}
        after={offered}
        symbol={symbol}
      />
      <p className={styles.when}>
        <WhenItCounts period={(limits.contract?.terms ?? offered).period} amendedFrom={limits.amendedFrom} />
      </p>
      {children}
      {doing && isUnsure ? (
        <Unsure doing={doing} />
      ) : (
        <div className={styles.acts}>
          <Button
            look="act"
            aria-disabled={!mayConfirm}
            onClick={mayConfirm ? () => actor.send({ type: 'offer.confirm' }) : undefined}
          >
            {isBusy ? (
              <Trans id="common.sending">Sending…</Trans>
            ) : (
              <Trans id="agents.contractOffer.send">Send the offer</Trans>
            )}
          </Button>
          <Button
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : () => actor.send({ type: 'offer.back' })}
          >
            <Trans id="agents.contractOffer.changeTiers">Change the tiers</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

const Again = ({ onPress }: { onPress: () => void }) => (
  <Button onClick={onPress}>
    <Trans id="common.tryAgain">Try again</Trans>
  </Button>
)
