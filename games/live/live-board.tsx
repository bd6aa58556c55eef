import { Trans, useLingui } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import { spotDrawn } from '#domain/play/live-odds.ts'
import styles from './live-game.module.css'
import type { liveRoundMachine } from './live-round.machine.ts'
import { spotNames } from './spot-names.ts'

/** Status line: the phase or result of the round, or why a bet was refused. */
export function LiveBoard(props: {
  snapshot: SnapshotFrom<typeof liveRoundMachine>
  seconds: number
  money: (amount: number) => string
}) {
  const { snapshot, seconds, money } = props
  const { i18n } = useLingui()
  const { table, refusal, balance, stake } = snapshot.context
  if (snapshot.hasTag('unsure')) {
    return (
      <p className={styles.warning} role="alert">
        <Trans id="games.common.outcomeUnsure">
          We haven’t got an answer yet. We’re checking; nothing is done twice.
        </Trans>
      </p>
    )
  }
  if (refusal?.code === 'play.locked') {
    return (
      <p className={styles.warning} role="alert">
        <Trans id="games.live.tooLate">
          Bets had already closed, so yours wasn’t placed. The next round starts soon.
        </Trans>
      </p>
    )
  }
  if (refusal?.code === 'play.stake') {
    return (
      <p className={styles.warning} role="alert">
        <Trans id="games.common.stakeUnavailable">
          This stake is no longer available. No bet was placed; choose another.
        </Trans>
      </p>
    )
  }
  if (table?.phase === 'shown' && table.drawn) {
    const name = i18n._(spotNames[spotDrawn(table.drawn)])
    const won = table.bets.reduce((sum, { payout }) => sum + (payout ?? 0), 0)
    return (
      <p className={styles.board}>
        <strong className={won > 0 ? styles.won : styles.came}>{name}</strong>
        {won > 0 ? <Trans id="games.common.won">You won {money(won)}</Trans> : null}
        {won === 0 && table.bets.length > 0 ? (
          <Trans id="games.live.noWin">No win in this round</Trans>
        ) : null}
      </p>
    )
  }
  if (table?.phase === 'drawing') {
    return (
      <p className={styles.board}>
        <Trans id="games.live.drawing">Round in progress</Trans>
      </p>
    )
  }
  if (table?.phase !== 'betting' || seconds === 0) {
    return (
      <p className={styles.board}>
        <Trans id="games.live.betsClosed">Bets are closed</Trans>
      </p>
    )
  }
  if (balance < stake) {
    return (
      <p className={styles.warning}>
        <Trans id="games.common.notEnough">
          Your balance of {money(balance)} isn’t enough. Lower the stake, or deposit in the lobby.
        </Trans>
      </p>
    )
  }
  return (
    <p className={styles.board}>
      <Trans id="games.live.betsOpenFor">Bets are open for {seconds} s</Trans>
    </p>
  )
}
