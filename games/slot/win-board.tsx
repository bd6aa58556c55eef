import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import styles from './slot-game.module.css'
import type { slotRoundMachine } from './slot-round.machine.ts'

/** Status line: the win, the progress of the spin, or why the player cannot spin. */
export function WinBoard(props: {
  snapshot: SnapshotFrom<typeof slotRoundMachine>
  amount: number
  money: (amount: number) => string
  freeSpins: ReactNode
}) {
  const { snapshot, amount, money, freeSpins } = props
  const { round, shown, balance, stake, refusal } = snapshot.context
  const free = round && shown > 0 ? { at: shown, of: round.spins.length - 1 } : null
  if (snapshot.hasTag('unsure')) {
    return (
      <p className={styles.unsure} role="alert">
        <Trans id="games.common.betUnsure">
          We haven’t got an answer yet. We’re checking your bet; it’s never placed twice.
        </Trans>
      </p>
    )
  }
  if (snapshot.matches('ready') && balance < stake) {
    return (
      <p className={styles.short}>
        <Trans id="games.common.notEnough">
          Your balance of {money(balance)} isn’t enough. Lower the stake, or deposit in the lobby.
        </Trans>
      </p>
    )
  }
  if (refusal?.code === 'play.stake') {
    return (
      <p className={styles.short}>
        <Trans id="games.common.stakeUnavailable">
          This stake is no longer available. No bet was placed; choose another.
        </Trans>
      </p>
    )
  }
  return (
    <p className={styles.board}>
      {free ? (
        <span className={styles.free}>
          <Trans id="games.slot.freeSpinOf">
            Free spin {free.at} of {free.of}
          </Trans>
        </span>
      ) : null}
      {freeSpins ? <span className={styles.freeWon}>{freeSpins}</span> : null}
      {amount > 0 ? (
        <strong
          key={`${round?.id}-${shown}`}
          className={round && amount >= round.stake ? styles.won : styles.some}
        >
          {money(amount)}
        </strong>
      ) : null}
      {amount === 0 && !free && !freeSpins ? <Quiet state={snapshot} /> : null}
    </p>
  )
}

function Quiet({ state }: { state: SnapshotFrom<typeof slotRoundMachine> }) {
  if (state.hasTag('turning')) return <Trans id="games.common.goodLuck">Good luck</Trans>
  if (state.context.round) return <Trans id="games.common.noWinThisTime">No win this time</Trans>
  return <Trans id="games.slot.tenLines">Ten lines, from the left</Trans>
}
