import { Plural, Trans } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import styles from './mines-game.module.css'
import type { minesRoundMachine } from './mines-round.machine.ts'

/** Status line: the progress or result of the round, or why no round can start. */
export function MinesBoard(props: {
  snapshot: SnapshotFrom<typeof minesRoundMachine>
  worth: (opened: number) => number
  money: (amount: number) => string
}) {
  const { snapshot, worth, money } = props
  const { round, balance, stake, mines, refusal } = snapshot.context
  const opened = round?.opened.length ?? 0
  if (snapshot.hasTag('unsure')) {
    return (
      <p className={styles.warning} role="alert">
        <Trans id="games.common.outcomeUnsure">
          We haven’t got an answer yet. We’re checking; nothing is done twice.
        </Trans>
      </p>
    )
  }
  if (snapshot.matches({ over: 'won' })) {
    return (
      <p className={styles.board}>
        <strong className={styles.won} translate="no">
          {money(round?.payout ?? 0)}
        </strong>
      </p>
    )
  }
  if (snapshot.matches({ over: 'lost' })) {
    return (
      <p className={styles.board}>
        <Trans id="games.mines.lost">A mine. You lost {money(stake)}.</Trans>
      </p>
    )
  }
  if (refusal?.code === 'play.stake') {
    return (
      <p className={styles.warning}>
        <Trans id="games.common.stakeUnavailable">
          This stake is no longer available. No bet was placed; choose another.
        </Trans>
      </p>
    )
  }
  if (snapshot.matches('choosing') && balance < stake) {
    return (
      <p className={styles.warning}>
        <Trans id="games.common.notEnough">
          Your balance of {money(balance)} isn’t enough. Lower the stake, or deposit in the lobby.
        </Trans>
      </p>
    )
  }
  if (!round) {
    return (
      <p className={styles.board}>
        <Trans id="games.mines.outlook">
          <Plural
            value={mines}
            _0="No mines in 25 cells."
            one="# mine in 25 cells."
            other="# mines in 25 cells."
          />{' '}
          First safe cell: {money(worth(1))}
        </Trans>
      </p>
    )
  }
  return (
    <p className={styles.board}>
      {opened === 0 ? (
        <Trans id="games.mines.openCell">Open a cell</Trans>
      ) : (
        <Trans id="games.mines.nextSafe">Next safe cell: {money(worth(opened + 1))}</Trans>
      )}
    </p>
  )
}
