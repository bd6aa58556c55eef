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
      <Trans id="common.tryAgain">Try again</Trans>
    </Button>
  )
  if (snapshot.matches('blocked')) {
    return (
      <Trouble
        title={<Trans id="play.gameLaunch.windowBlocked">Your browser blocked the game</Trans>}
        action={
          <Button look="act" onClick={() => actor.send({ type: 'game.openWindow' })}>
            <Trans id="play.gameLaunch.openWindow">Open the game</Trans>
          </Button>
        }
        onClose={giveUp}
      >
        <Trans id="play.gameLaunch.windowBlockedHelp">
          This game opens in its own window. Press the button to open it.
        </Trans>
      </Trouble>
    )
  }
  const { refusal } = snapshot.context
  if (refusal?.why === 'closed') {
    const { until } = refusal
    return (
      <Trouble
        title={<Trans id="play.gameLaunch.providerUnavailable">Provider unavailable for now</Trans>}
        action={retry}
        onClose={giveUp}
      >
        {until ? (
          <Trans id="common.expectedBack">
            Expected back: <strong>{<CalendarTime moment={until} />}</strong>
          </Trans>
        ) : (
          <Trans id="play.gameLaunch.providerUnavailableHelp">
            Other games are available. Check back later.
          </Trans>
        )}
      </Trouble>
    )
  }
  if (refusal?.why === 'trial') {
    return (
      <Trouble
        title={<Trans id="play.gameLaunch.realMoneyOnly">Only for real-money accounts</Trans>}
        onClose={giveUp}
      >
        <Trans id="play.gameLaunch.realMoneyOnlyHelp">This game has no demo. Many others do.</Trans>
      </Trouble>
    )
  }
  if (refusal?.why === 'unknown') {
    return (
      <Trouble title={<Trans id="common.gameGone">This game is no longer available</Trans>} onClose={giveUp}>
        <Trans id="common.gameGoneHelp">The provider has removed it. Choose another game.</Trans>
      </Trouble>
    )
  }
  if (snapshot.matches('failed')) {
    const { failure, retryAt } = snapshot.context
    if (failure === 'badAddress') {
      return (
        <Trouble
          title={<Trans id="play.gameLaunch.addressUnsafe">The game’s address isn’t secure</Trans>}
          action={retry}
          onClose={giveUp}
        >
          <Trans id="play.gameLaunch.addressUnsafeHelp">
            We blocked this address and no money was moved. Please tell{' '}
            <Link to={'/customerService' as '/'} onClick={giveUp}>
              customer support
            </Link>
            .
          </Trans>
        </Trouble>
      )
    }
    if (failure === 'throttled') {
      return (
        <Trouble
          title={<Trans id="play.gameLaunch.notOpened">The game didn’t open</Trans>}
          action={
            <RetryCountdownButton until={retryAt} onPress={() => actor.send({ type: 'game.retry' })}>
              <Trans id="common.tryAgain">Try again</Trans>
            </RetryCountdownButton>
          }
          onClose={giveUp}
        >
          <ReadFailed reason="throttled" />{' '}
          <Trans id="play.gameLaunch.noMoneyMoved">No money was moved.</Trans>
        </Trouble>
      )
    }
    return (
      <Trouble
        title={<Trans id="play.gameLaunch.notOpened">The game didn’t open</Trans>}
        action={retry}
        onClose={giveUp}
      >
        <FailureSentences failure={failure && { reason: failure, retryAfter: 0 }} />{' '}
        <Trans id="play.gameLaunch.noMoneyMoved">No money was moved.</Trans>
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
          <Trans id="play.gameLaunch.backToGames">Back to the games</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
