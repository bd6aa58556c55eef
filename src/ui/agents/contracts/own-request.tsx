import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { contractWithdrawalMachine } from '#machines/agents/contract-withdrawal.machine.ts'
import { kindNames, requestTypeNames } from '#ui/agents/contract/contract-text.ts'
import { RequestSlip } from '#ui/agents/contract/request-slip.tsx'
import { SettledText } from '#ui/agents/contract/settled-text.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { FailureSentences } from '#ui/kit/errors/failure-text.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Unsure, useUnsure } from '#ui/kit/feedback/unsure.tsx'
import { useFocusOnStep } from '#ui/kit/hooks/use-focus-on-step.ts'
import styles from './contracts.module.css'

type Props = {
  actor: ActorRefFrom<typeof contractWithdrawalMachine>
  symbol: string
  onChange: () => void
}

export function OwnRequest({ actor, symbol, onChange }: Props) {
  const { i18n } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { request, failure } = snapshot.context
  const doing = snapshot.children.withdrawRequest
  const isUnsure = useUnsure(doing)
  const isBusy = snapshot.hasTag('busy')
  const isSettled = snapshot.matches('withdrawn') || snapshot.matches('alreadySettled')
  const place = useRef<HTMLDivElement>(null)
  useFocusOnStep(place, isSettled ? 'settled' : 'waiting')
  const close = () => actor.send({ type: 'withdrawal.close' })
  return (
    <Dialog
      title={`${i18n._(requestTypeNames[request.type])}: ${i18n._(kindNames[request.kind])}`}
      focused="dialog"
      {...(isBusy && !isUnsure ? {} : { onClose: close })}
    >
      <div className={styles.place} ref={place} tabIndex={-1} aria-busy={isBusy}>
        {snapshot.matches({ confirming: 'changed' }) ? (
          <NoticeBar title={<Trans id="agents.contract.termsChanged">The terms have changed</Trans>}>
            <Trans id="agents.contracts.changedBelow">The current terms are below.</Trans>
          </NoticeBar>
        ) : null}
        {snapshot.matches({ confirming: 'failed' }) ? (
          <NoticeBar title={<Trans id="agents.contracts.cancelFailed">Couldn’t cancel it</Trans>}>
            <FailureSentences failure={failure} />
          </NoticeBar>
        ) : null}
        {isSettled ? (
          <p className={styles.outcome} role="status">
            <SettledText request={request} isBefore />
          </p>
        ) : null}
        <RequestSlip request={request} symbol={symbol} />
        {doing && isUnsure ? <Unsure doing={doing} /> : null}
        {isSettled ? (
          <div className={styles.acts}>
            <Button onClick={close}>
              <Trans id="common.close">Close</Trans>
            </Button>
          </div>
        ) : null}
        {isSettled || isUnsure ? null : (
          <>
            <p className={styles.note}>
              {request.to.closed ? (
                <Trans id="agents.contracts.otherClosed">
                  {request.to.account}’s account is closed, so there won’t be an answer.
                </Trans>
              ) : (
                <Trans id="agents.contracts.waitingFor">
                  Waiting for {request.to.account} to answer. If you cancel, they can no longer answer.
                </Trans>
              )}
            </p>
            <div className={styles.acts}>
              {request.type === 'termination' || request.to.closed ? null : (
                <Button onClick={onChange} aria-disabled={isBusy}>
                  <Trans id="agents.contract.changeTerms">Change the terms</Trans>
                </Button>
              )}
              <Button
                aria-disabled={isBusy}
                onClick={isBusy ? undefined : () => actor.send({ type: 'withdrawal.confirm' })}
              >
                {isBusy ? (
                  <Trans id="common.sending">Sending…</Trans>
                ) : (
                  <Trans id="agents.contracts.cancelRequest">Cancel request</Trans>
                )}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
