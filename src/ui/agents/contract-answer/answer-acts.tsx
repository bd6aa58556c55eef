import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './contract-answer.module.css'
import type { ContractAnswerActor } from './contract-answer.tsx'

type Props = { actor: ContractAnswerActor }

export function AnswerActs({ actor }: Props) {
  const isTermination = useSelector(actor, ({ context }) => context.request?.type === 'termination')
  const { acts, isBusy, isStill, press } = useActs(actor)
  return (
    <>
      <div className={styles.choice} data-still={isStill || undefined}>
        <Button look="act" {...press('answer.accept')}>
          {isTermination ? (
            <Trans id="agents.contractAnswer.agreeToEnd">Agree to end contract</Trans>
          ) : (
            <Trans id="agents.contractAnswer.accept">Accept</Trans>
          )}
        </Button>
        <Button {...press('answer.reject')}>
          {isTermination ? (
            <Trans id="agents.contractAnswer.keepContract">Keep the contract</Trans>
          ) : (
            <Trans id="agents.contractAnswer.decline">Decline</Trans>
          )}
        </Button>
        <Button look="plain" {...press('answer.later')}>
          <Trans id="agents.contractAnswer.later">Decide later</Trans>
        </Button>
      </div>
      <SendingNotice id={acts} isBusy={isBusy} />
    </>
  )
}

export function WarningActs({ actor }: Props) {
  const { acts, isBusy, isStill, press } = useActs(actor)
  const endsNothing = useSelector(actor, ({ context }) => context.ends.length === 0)
  return (
    <>
      <div className={styles.choice} data-still={isStill || undefined}>
        <Button look="act" {...press('answer.confirm')}>
          {endsNothing ? (
            <Trans id="agents.contractAnswer.accept">Accept</Trans>
          ) : (
            <Trans id="agents.contractAnswer.acceptAndEnd">Accept and end them</Trans>
          )}
        </Button>
        <Button {...press('answer.back')}>
          <Trans id="common.back">Back</Trans>
        </Button>
        <Button look="plain" {...press('answer.later')}>
          <Trans id="agents.contractAnswer.later">Decide later</Trans>
        </Button>
      </div>
      <SendingNotice id={acts} isBusy={isBusy} />
    </>
  )
}

type Press = 'answer.accept' | 'answer.confirm' | 'answer.reject' | 'answer.back' | 'answer.later'

/**
 * Whether a button answers the request. Such buttons are locked for a moment after they appear, to prevent
 * accidental taps.
 */
const isAnswer = (press: Press) =>
  press === 'answer.accept' || press === 'answer.reject' || press === 'answer.confirm'

/**
 * Returns the buttons' state, and `press`, which returns the props of one button. While an answer is being
 * sent, the props tell screen readers why the button is disabled.
 */
function useActs(actor: ContractAnswerActor) {
  const acts = useId()
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isStill = useSelector(actor, (snapshot) => snapshot.hasTag('locked'))
  const press = (type: Press) => ({
    'aria-disabled': isBusy || (isStill && isAnswer(type)),
    'aria-describedby': isBusy ? acts : undefined,
    onClick: isBusy ? undefined : () => actor.send({ type }),
  })
  return { acts, isBusy, isStill, press }
}

function SendingNotice({ id, isBusy }: { id: string; isBusy: boolean }) {
  return (
    <p className={styles.busy} id={id} role="status">
      {isBusy ? <Trans id="agents.contractAnswer.sending">Sending your answer…</Trans> : null}
    </p>
  )
}
