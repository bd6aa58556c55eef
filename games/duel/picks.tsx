import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type DuelPick, duelPayout, duelPicks } from '#domain/play/duel-odds.ts'
import styles from './picks.module.css'

const pickNames: Readonly<Record<DuelPick, MessageDescriptor>> = {
  left: msg`Left wins`,
  draw: msg`Draw`,
  right: msg`Right wins`,
  leftNear: msg`Left by 1 or 2`,
  leftFar: msg`Left by 3 or more`,
  rightNear: msg`Right by 1 or 2`,
  rightFar: msg`Right by 3 or more`,
}

/**
 * Sample stake of 100 minor units. The displayed multipliers are computed from it, so that they are rounded
 * like payouts.
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
    <fieldset className={styles.picks} aria-label={t`What to bet on`} disabled={isLocked}>
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
