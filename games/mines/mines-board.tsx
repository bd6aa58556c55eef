import { Trans } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import styles from './mines-game.module.css'
import type { minesRoundMachine } from './mines-round.machine.ts'

/** Status line: progress of the round, its result, or why no round can start. */
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
        <Trans>No answer yet. We are asking what happened; nothing is done twice.</Trans>
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
        <Trans>A mine. {money(stake)} lost.</Trans>
      </p>
    )
  }
  if (refusal?.code === 'play.stake') {
    return (
      <p className={styles.warning}>
        <Trans>This stake is no longer offered. Choose another.</Trans>
      </p>
    )
  }
  if (snapshot.matches('choosing') && balance < stake) {
    return (
      <p className={styles.warning}>
        <Trans>Your balance is {money(balance)}. Lower the stake, or deposit in the lobby.</Trans>
      </p>
    )
  }
  if (!round) {
    return (
      <p className={styles.board}>
        <Trans>
          {mines} of 25 cells hide a mine. The first clear one makes it {money(worth(1))}.
        </Trans>
      </p>
    )
  }
  return (
    <p className={styles.board}>
      {opened === 0 ? <Trans>Open a cell</Trans> : <Trans>Next clear cell: {money(worth(opened + 1))}</Trans>}
    </p>
  )
}
