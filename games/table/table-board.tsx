import { Trans, useLingui } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import { dicePayout } from '#domain/play/dice-odds.ts'
import { betOf, rulesOf } from './table-context.ts'
import styles from './table-game.module.css'
import type { tableRoundMachine } from './table-round.machine.ts'

type Snapshot = SnapshotFrom<typeof tableRoundMachine>
type Say = (amount: number) => string

/** Status line: the result, the possible payout, or why no bet can be placed. */
export function TableBoard({ snapshot, money }: { snapshot: Snapshot; money: Say }) {
  const { round, balance, refusal } = snapshot.context
  const { stake } = betOf(snapshot.context)
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
        <Trans id="games.common.stakeUnavailable">
          This stake is no longer available. No bet was placed; choose another.
        </Trans>
      </p>
    )
  }
  if (snapshot.matches('ready') && balance < stake) {
    return (
      <p className={styles.warning}>
        <Trans id="games.common.notEnough">
          Your balance of {money(balance)} isn’t enough. Lower the stake, or deposit in the lobby.
        </Trans>
      </p>
    )
  }
  if (snapshot.hasTag('underway')) {
    return (
      <p className={styles.board}>
        <Trans id="games.common.goodLuck">Good luck</Trans>
      </p>
    )
  }
  if (!round) return <Outlook snapshot={snapshot} money={money} />
  return (
    <p className={styles.board}>
      {round.payout ? (
        <strong className={round.payout >= round.stake ? styles.won : styles.some}>
          {money(round.payout)}
        </strong>
      ) : (
        <Trans id="games.common.noWinThisTime">No win this time</Trans>
      )}
    </p>
  )
}

function Outlook({ snapshot, money }: { snapshot: Snapshot; money: Say }) {
  const { i18n } = useLingui()
  const { stake, table } = betOf(snapshot.context)
  const returnBp = snapshot.context.game?.returnBp ?? 0
  if (table.variant === 'dice') {
    const win = dicePayout({ stake, chance: table.chance, returnBp })
    const times = i18n.number(win / stake, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    return (
      <p className={styles.board}>
        <Trans id="games.table.diceOutlook">
          Pays {times}×: {money(win)}
        </Trans>
      </p>
    )
  }
  if (table.variant === 'plinko') {
    return (
      <p className={styles.board}>
        <Trans id="games.table.plinkoOutlook">At each peg, left and right are equally likely</Trans>
      </p>
    )
  }
  const most = rulesOf(snapshot.context)?.total.most ?? 0
  return (
    <p className={styles.board}>
      {stake === 0 ? (
        <Trans id="games.table.placeChip">Tap a number or a field to place a chip</Trans>
      ) : (
        <Trans id="games.table.onTable">
          On the table: {money(stake)} of up to {money(most)}
        </Trans>
      )}
    </p>
  )
}
