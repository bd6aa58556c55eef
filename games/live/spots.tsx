import { useLingui } from '@lingui/react/macro'
import { cardSpots, type LiveSpot, livePayout, spotDrawn, wheelSpots } from '#domain/play/live-odds.ts'
import type { LiveRules, LiveTable } from '#protocol/play/play-live.ts'
import { Sign } from './sign.tsx'
import { spotNames } from './spot-names.ts'
import styles from './spots.module.css'

/**
 * A stake in minor units. Each displayed multiplier is calculated from the payout of this stake, so that it
 * is rounded like a real payout.
 */
const HUNDRED = 100

/** A button for each spot. A click places a bet with the selected stake. */
export function Spots(props: {
  kind: LiveRules['table']
  table: LiveTable
  returnBp: number
  mayBet: boolean
  money: (amount: number) => string
  onBet: (spot: LiveSpot) => void
}) {
  const { kind, table, returnBp, mayBet, money, onBet } = props
  const { t, i18n } = useLingui()
  const spots = kind === 'cards' ? cardSpots : wheelSpots
  const won = table.phase === 'shown' && table.drawn ? spotDrawn(table.drawn) : null
  return (
    <fieldset
      className={styles.spots}
      aria-label={t({ id: 'games.live.betOptions', message: 'Where to bet' })}
      data-count={spots.length}
    >
      {spots.map((spot) => {
        const times = i18n.number(livePayout({ stake: HUNDRED, spot, returnBp }) / HUNDRED, {
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
        })
        const on = table.bets.reduce((sum, bet) => (bet.spot === spot ? sum + bet.stake : sum), 0)
        const name = i18n._(spotNames[spot])
        return (
          <button
            key={spot}
            type="button"
            className={styles.spot}
            aria-disabled={!mayBet}
            data-won={won === spot}
            data-lost={won !== null && won !== spot}
            data-spot={spot}
            onClick={() => onBet(spot)}
          >
            <Sign spot={spot} />
            <span className={styles.name}>{name}</span>
            <span className={styles.pays}>{times}×</span>
            {on > 0 ? (
              <span className={styles.chip} translate="no">
                {money(on)}
              </span>
            ) : null}
          </button>
        )
      })}
    </fieldset>
  )
}
