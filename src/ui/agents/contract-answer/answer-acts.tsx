import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './contract-answer.module.css'
import type { ContractAnswerActor } from './contract-answer.tsx'

type Props = { actor: ContractAnswerActor }

/** Yes, no, or later. */
export function AnswerActs({ actor }: Props) {
  const isTermination = useSelector(actor, ({ context }) => context.request?.type === 'termination')
  const { acts, isBusy, isStill, press } = useActs(actor)
  return (
    <>
      <div className={styles.choice} data-still={isStill || undefined}>
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
      <OnItsWay id={acts} isBusy={isBusy} />
    </>
  )
}

/** The yes to what ends with it. */
export function WarningActs({ actor }: Props) {
  const { acts, isBusy, isStill, press } = useActs(actor)
  const endsNothing = useSelector(actor, ({ context }) => context.ends.length === 0)
  return (
    <>
      <div className={styles.choice} data-still={isStill || undefined}>
        <Button look="act" {...press('answer.confirm')}>
          {endsNothing ? <Trans>Accept</Trans> : <Trans>Accept and end them</Trans>}
        </Button>
        <Button {...press('answer.back')}>
          <Trans>Back</Trans>
        </Button>
        <Button look="plain" {...press('answer.later')}>
          <Trans>Decide later</Trans>
        </Button>
      </div>
      <OnItsWay id={acts} isBusy={isBusy} />
    </>
  )
}

type Press = 'answer.accept' | 'answer.confirm' | 'answer.reject' | 'answer.back' | 'answer.later'

/** Whether it says yes or no, which takes a moment before it can be pressed. */
const isAnswer = (press: Press) =>
  press === 'answer.accept' || press === 'answer.reject' || press === 'answer.confirm'

/** What can be pressed; while an answer is on its way each button says that this is why it cannot. */
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

function OnItsWay({ id, isBusy }: { id: string; isBusy: boolean }) {
  return (
    <p className={styles.busy} id={id} role="status">
      {isBusy ? <Trans>Your answer is on its way.</Trans> : null}
    </p>
  )
}
