import { Trans } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import { duelScore } from '#domain/play/duel-odds.ts'
import styles from './duel-game.module.css'
import type { duelRoundMachine } from './duel-round.machine.ts'

/** Status line: the progress or result of the duel, or why no duel can start. */
export function DuelBoard(props: {
  snapshot: SnapshotFrom<typeof duelRoundMachine>
  money: (amount: number) => string
}) {
  const { snapshot, money } = props
  const { round, shown, balance, stake, refusal } = snapshot.context
  if (snapshot.hasTag('unsure')) {
    return (
      <p className={styles.warning} role="alert">
        <Trans id="games.common.betUnsure">
          We haven’t got an answer yet. We’re checking your bet; it’s never placed twice.
        </Trans>
      </p>
    )
  }
  if (refusal?.code === 'play.stake') {
    return (
      <p className={styles.warning} role="alert">
        <Trans id="games.duel.oddsChanged">
          The next duel is a different one, with new odds. No bet was placed; check the odds first.
        </Trans>
      </p>
    )
  }
  const isReady = snapshot.matches('ready')
  if (isReady && balance < stake) {
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
        {isReady ? (
          <Trans id="games.duel.howToWin">First to four wins, in up to seven exchanges</Trans>
        ) : (
          <Trans id="games.common.goodLuck">Good luck</Trans>
        )}
      </p>
    )
  }
  const { left, right } = duelScore(round.exchanges.slice(0, shown))
  return (
    <p className={styles.board}>
      <strong className={styles.score}>
        {left} – {right}
      </strong>
      {isReady ? (
        <Result payout={round.payout ?? 0} money={money} />
      ) : (
        <Trans id="games.duel.progress">Exchange {shown} of up to 7</Trans>
      )}
    </p>
  )
}

function Result({ payout, money }: { payout: number; money: (amount: number) => string }) {
  if (payout === 0) return <Trans id="games.common.noWinThisTime">No win this time</Trans>
  return (
    <strong className={styles.won} translate="no">
      {money(payout)}
    </strong>
  )
}
