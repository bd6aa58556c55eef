import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type DuelPick, duelPayout, duelPicks } from '#domain/play/duel-odds.ts'
import styles from './picks.module.css'

const pickNames: Readonly<Record<DuelPick, MessageDescriptor>> = {
  left: msg({ id: 'games.duel.leftWins', message: 'Left wins' }),
  draw: msg({ id: 'games.common.draw', message: 'Draw' }),
  right: msg({ id: 'games.duel.rightWins', message: 'Right wins' }),
  leftNear: msg({ id: 'games.duel.leftNear', message: 'Left by 1 or 2' }),
  leftFar: msg({ id: 'games.duel.leftFar', message: 'Left by 3 or more' }),
  rightNear: msg({ id: 'games.duel.rightNear', message: 'Right by 1 or 2' }),
  rightFar: msg({ id: 'games.duel.rightFar', message: 'Right by 3 or more' }),
}

/**
 * A stake in minor units. Each displayed multiplier is calculated from the payout of this stake, so that it
 * is rounded like a real payout.
 */
const HUNDRED = 100

export function Picks(props: {
  form: number
  returnBp: number
  pick: DuelPick
  isLocked: boolean
  onChoose: (pick: DuelPick) => void
}) {
  const { form, returnBp, pick, isLocked, onChoose } = props
  const { t, i18n } = useLingui()
  const times = (one: DuelPick) =>
    i18n.number(duelPayout({ stake: HUNDRED, form, pick: one, returnBp }) / HUNDRED, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
  return (
    <fieldset
      className={styles.picks}
      aria-label={t({ id: 'games.duel.betOptions', message: 'What to bet on' })}
      disabled={isLocked}
    >
      {duelPicks.map((one) => (
        <label key={one} className={styles.pick} data-pick={one}>
          <input
            className={styles.radio}
            type="radio"
            name="pick"
            value={one}
            checked={pick === one}
            onChange={() => onChoose(one)}
          />
          <span className={styles.name}>{i18n._(pickNames[one])}</span>
          <span className={styles.pays}>{times(one)}×</span>
        </label>
      ))}
    </fieldset>
  )
}
