import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { gameStartMachine } from '#machines/play/game-start.machine.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './started-game.module.css'

type Props = {
  actor: ActorRefFrom<typeof gameStartMachine>
  frame: RefObject<HTMLIFrameElement | null>
  address: string
  name: string
  onBack: () => void
}

export function StartedGame({ actor, frame, address, name, onBack }: Props) {
  const retries = useSelector(actor, ({ context }) => context.retries)
  const isSlow = useSelector(actor, (snapshot) => snapshot.hasTag('slow'))
  const isSilent = useSelector(actor, (snapshot) => snapshot.matches('silent'))
  return (
    <div className={styles.game}>
      <iframe
        key={retries}
        ref={frame}
        className={styles.frame}
        src={address}
        title={name}
        allow="fullscreen"
        onLoad={() => actor.send({ type: 'frame.loaded' })}
      />
      {isSlow || isSilent ? (
        <section className={styles.notice} role={isSilent ? 'alert' : 'status'}>
          <div className={styles.words}>
            <h2 className={styles.title}>
              {isSilent ? (
                <Trans id="play.gameFrame.notStarted">The game didn’t start</Trans>
              ) : (
                <Trans id="play.gameFrame.stillLoading">The game is still loading</Trans>
              )}
            </h2>
            <p>
              {isSilent ? (
                <Trans id="play.gameFrame.notStartedHelp">
                  No money was moved. If it still doesn’t start, allow cookies for this site or use another
                  browser.
                </Trans>
              ) : (
                <Trans id="play.gameFrame.stillLoadingHelp">
                  Your connection seems slow. You can wait: the game starts by itself.
                </Trans>
              )}
            </p>
          </div>
          <div className={styles.actions}>
            <Button onClick={() => actor.send({ type: 'game.retry' })}>
              <Trans id="common.tryAgain">Try again</Trans>
            </Button>
            <Button look="plain" onClick={onBack}>
              <Trans id="play.gameFrame.backToLobby">Back to the lobby</Trans>
            </Button>
          </div>
        </section>
      ) : null}
    </div>
  )
}
