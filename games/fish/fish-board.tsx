import { Trans, useLingui } from '@lingui/react/macro'
import { fishPays } from '#domain/play/fish-odds.ts'
import type { OpenedGame } from '#protocol/play/play.ts'
import styles from './fish-game.module.css'
import type { HuntSnapshot } from './fish-game.tsx'
import { pond } from './pond.ts'
import { fishPicture } from './pond-picture.tsx'
import { speciesNames } from './species-names.ts'

type Props = { snapshot: HuntSnapshot; game: OpenedGame; money: (amount: number) => string }

/**
 * Status line: the target and its payout, or why the player cannot shoot. Below it are the latest results,
 * newest first.
 */
export function FishBoard({ snapshot, game, money }: Props) {
  const { t, i18n } = useLingui()
  const { landed } = snapshot.context
  return (
    <div className={styles.board}>
      <Aim snapshot={snapshot} money={money} />
      <ol className={styles.last} aria-label={t({ id: 'games.fish.lastShots', message: 'Last shots' })}>
        {landed.toReversed().map((shot) => (
          <li key={shot.number} className={styles.shot} data-caught={shot.payout > 0 || undefined}>
            <img
              src={fishPicture(game, shot)}
              width="32"
              height="32"
              alt={i18n._(speciesNames[shot.species])}
            />
            {shot.payout > 0 ? money(shot.payout) : <Trans id="games.fish.missed">missed</Trans>}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Aim({ snapshot, money }: Omit<Props, 'game'>) {
  const { i18n } = useLingui()
  const { balance, stake, target, shots, refusal } = snapshot.context
  if (snapshot.hasTag('unsure')) {
    return (
      <p className={styles.warning} role="alert">
        <Trans id="games.fish.shotUnsure">
          We haven’t got an answer yet. We’re checking your shot; you’re never charged twice.
        </Trans>
      </p>
    )
  }
  if (refusal?.code === 'play.stake') {
    return (
      <p className={styles.warning} role="alert">
        <Trans id="games.fish.stakeUnavailable">
          This stake is no longer available. No shot was fired; choose another.
        </Trans>
      </p>
    )
  }
  if (balance < stake && shots.length === 0) {
    return (
      <p className={styles.warning}>
        <Trans id="games.common.notEnough">
          Your balance of {money(balance)} isn’t enough. Lower the stake, or deposit in the lobby.
        </Trans>
      </p>
    )
  }
  const species = pond[target]?.species ?? 'bannerfish'
  const name = i18n._(speciesNames[species])
  return (
    <p className={styles.aim}>
      <span>
        {name} · {fishPays[species]}×
      </span>
      <strong className={styles.pays} translate="no">
        {money(stake * fishPays[species])}
      </strong>
    </p>
  )
}
