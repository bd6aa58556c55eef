import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { gameLaunchMachine } from '#machines/play/game-launch.machine.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { FailureSentences } from '#ui/kit/errors/failure-text.tsx'
import { ReadFailed } from '#ui/kit/errors/read-failed.tsx'
import { RetryCountdownButton } from '#ui/kit/feedback/retry-countdown-button.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './launch-dialog.module.css'

export type GameLaunchActor = ActorRefFrom<typeof gameLaunchMachine>

/** Explains why a game did not open and what the player can do (GAME-07). */
export function LaunchDialog({ actor }: { actor: GameLaunchActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const giveUp = () => actor.send({ type: 'game.giveUp' })
  const retry = (
    <Button look="act" onClick={() => actor.send({ type: 'game.retry' })}>
      <Trans>Try again</Trans>
    </Button>
  )
  if (snapshot.matches('blocked')) {
    return (
      <Trouble
        title={<Trans>Your browser held the game back</Trans>}
        action={
          <Button look="act" onClick={() => actor.send({ type: 'game.openWindow' })}>
            <Trans>Open the game</Trans>
          </Button>
        }
        onClose={giveUp}
      >
        <Trans>This game wants a window of its own. Press the button and it opens.</Trans>
      </Trouble>
    )
  }
  const { refusal } = snapshot.context
  if (refusal?.why === 'closed') {
    const { until } = refusal
    return (
      <Trouble title={<Trans>This vendor is closed for now</Trans>} action={retry} onClose={giveUp}>
        {until ? (
          <Trans>
            Expected back: <strong>{<CalendarTime moment={until} />}</strong>
          </Trans>
        ) : (
          <Trans>Other games are open. Look in again later.</Trans>
        )}
      </Trouble>
    )
  }
  if (refusal?.why === 'trial') {
    return (
      <Trouble title={<Trans>Only for real accounts</Trans>} onClose={giveUp}>
        <Trans>This game can’t be played with play money. Many others can.</Trans>
      </Trouble>
    )
  }
  if (refusal?.why === 'unknown') {
    return (
      <Trouble title={<Trans>This game is gone</Trans>} onClose={giveUp}>
        <Trans>Its vendor has taken it off the site. Choose another one.</Trans>
      </Trouble>
    )
  }
  if (snapshot.matches('failed')) {
    const { failure, retryAt } = snapshot.context
    if (failure === 'badAddress') {
      return (
        <Trouble
          title={<Trans>The game’s address is not safe to open</Trans>}
          action={retry}
          onClose={giveUp}
        >
          <Trans>
            We did not lead you there, and no money has moved. Please tell{' '}
            <Link to={'/customerService' as '/'} onClick={giveUp}>
              customer service
            </Link>
            .
          </Trans>
        </Trouble>
      )
    }
    if (failure === 'throttled') {
      return (
        <Trouble
          title={<Trans>The game did not open</Trans>}
          action={
            <RetryCountdownButton until={retryAt} onPress={() => actor.send({ type: 'game.retry' })}>
              <Trans>Try again</Trans>
            </RetryCountdownButton>
          }
          onClose={giveUp}
        >
          <ReadFailed reason="throttled" /> <Trans>No money has moved.</Trans>
        </Trouble>
      )
    }
    return (
      <Trouble title={<Trans>The game did not open</Trans>} action={retry} onClose={giveUp}>
        <FailureSentences failure={failure && { reason: failure, retryAfter: 0 }} />{' '}
        <Trans>No money has moved.</Trans>
      </Trouble>
    )
  }
  return null
}

type TroubleProps = { title: ReactNode; children: ReactNode; action?: ReactNode; onClose: () => void }

function Trouble({ title, children, action, onClose }: TroubleProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{children}</p>
      <div className={styles.acts}>
        {action}
        <Button look={action ? 'line' : 'act'} onClick={onClose}>
          <Trans>Back to the games</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
