import { useLingui } from '@lingui/react/macro'
import { pvpHand } from '#domain/play/pvp-rules.ts'
import type { PvpMatch } from '#protocol/play/play-pvp.ts'
import { DuelCard } from './duel-card.tsx'
import styles from './hand.module.css'
import type { MatchActor, MatchSnapshot } from './pvp-game.tsx'

/**
 * The player's five cards. A played card leaves a gap, so that the other cards do not move under the pointer.
 */
export function Hand(props: { actor: MatchActor; snapshot: MatchSnapshot; match: PvpMatch }) {
  const { actor, snapshot, match } = props
  const { t } = useLingui()
  const sent = snapshot.matches({ playing: 'laying' }) ? snapshot.context.choice?.card : undefined
  return (
    <fieldset className={styles.hand} aria-label={t({ id: 'games.pvp.hand', message: 'Your hand' })}>
      {pvpHand.map((card) => {
        const isHeld = match.hand.includes(card) && card !== sent
        return (
          <button
            key={card}
            type="button"
            className={styles.card}
            aria-label={
              isHeld
                ? t({ id: 'games.pvp.playCard', message: `Play card ${card}` })
                : t({ id: 'games.pvp.cardPlayed', message: `Card ${card} has been played` })
            }
            disabled={!isHeld || !snapshot.can({ type: 'card.choose', card })}
            data-played={!isHeld || undefined}
            onClick={() => actor.send({ type: 'card.choose', card })}
          >
            {isHeld ? <DuelCard card={card} /> : null}
          </button>
        )
      })}
    </fieldset>
  )
}
