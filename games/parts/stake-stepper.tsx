import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from './icons.tsx'
import styles from './stake-stepper.module.css'

/** Lets the player step through the offered stakes. */
export function StakeStepper(props: {
  stake: number
  stakes: readonly number[]
  money: (amount: number) => string
  isLocked: boolean
  onChange: (by: -1 | 1) => void
}) {
  const { t } = useLingui()
  const { stake, stakes, money, isLocked, onChange } = props
  return (
    <fieldset className={styles.stepper} aria-label={t({ id: 'games.common.stake', message: 'Stake' })}>
      <button
        type="button"
        className={styles.step}
        aria-label={t({ id: 'games.parts.lowerStake', message: 'Lower stake' })}
        disabled={isLocked || stake <= (stakes[0] ?? 0)}
        onClick={() => onChange(-1)}
      >
        <Icon name="minus" />
      </button>
      <span className={styles.amount}>
        <span className={styles.label}>
          <Trans id="games.common.stake">Stake</Trans>
        </span>
        <span className={styles.value} aria-live="polite" translate="no">
          {money(stake)}
        </span>
      </span>
      <button
        type="button"
        className={styles.step}
        aria-label={t({ id: 'games.parts.raiseStake', message: 'Raise stake' })}
        disabled={isLocked || stake >= (stakes.at(-1) ?? 0)}
        onClick={() => onChange(1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
