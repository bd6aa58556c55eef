import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '#ui/kit/controls/button.tsx'
import { nameOf } from '#ui/lobby/game/game-text.ts'
import type { GameLaunchActor } from './launch-dialog.tsx'
import styles from './opening.module.css'

export function Opening({ actor }: { actor: GameLaunchActor }) {
  const game = useSelector(actor, (snapshot) => (snapshot.hasTag('pending') ? snapshot.context.game : null))
  return (
    <div className={styles.place} role="status">
      {game ? (
        <div className={styles.opening} data-opening>
          <Trans id="play.gameLaunch.opening">Opening {nameOf(game)}…</Trans>
          <Button look="plain" onClick={() => actor.send({ type: 'game.giveUp' })}>
            <Trans id="common.cancel">Cancel</Trans>
          </Button>
        </div>
      ) : null}
    </div>
  )
}
