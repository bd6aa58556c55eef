import { Trans, useLingui } from '@lingui/react/macro'
import { chanceRange, type DiceBet, diceLimit, ROLLS } from '#domain/play/dice-odds.ts'
import styles from './dice.module.css'

const STEPS = [0, 25, 50, 75, 100]

export function Dice(props: {
  dice: DiceBet
  /** From 0 to 9,999. Null before the first round. */
  roll: number | null
  isWon: boolean
  isStill: boolean
  isLocked: boolean
  onChoose: (dice: DiceBet) => void
}) {
  const { dice, roll, isWon, isStill, isLocked, onChoose } = props
  const { t, i18n } = useLingui()
  const limit = diceLimit(dice)
  const rollText = (value: number) =>
    i18n.number(value / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const share = (limit / ROLLS) * 100
  const winning =
    dice.side === 'under'
      ? { left: '0%', width: `${share}%` }
      : { left: `${share}%`, width: `${100 - share}%` }
  return (
    <div className={styles.dice}>
      <div className={styles.print}>
        <output
          className={styles.roll}
          data-won={roll === null ? undefined : isWon}
          aria-hidden="true"
          translate="no"
        >
          {roll === null ? '··,··' : rollText(roll)}
        </output>
        <div className={styles.line} aria-hidden="true">
          <span className={styles.winning} style={winning} />
          {roll === null ? null : (
            <span className={styles.track} style={{ transform: `translateX(${(roll / ROLLS) * 100}%)` }}>
              <span key={roll} className={styles.marker} data-won={isWon} data-still={isStill} />
            </span>
          )}
        </div>
        <div className={styles.scale} aria-hidden="true">
          {STEPS.map((step) => (
            <span key={step}>{step}</span>
          ))}
        </div>
      </div>
      <fieldset
        className={styles.sides}
        aria-label={t({ id: 'games.table.winningRolls', message: 'Winning rolls' })}
        disabled={isLocked}
      >
        {(['under', 'over'] as const).map((side) => (
          <label key={side} className={styles.side}>
            <input
              className={styles.radio}
              type="radio"
              name="side"
              checked={dice.side === side}
              onChange={() => onChoose({ ...dice, side })}
            />
            {side === 'under' ? (
              <Trans id="games.table.rollBelow">Below {rollText(diceLimit({ ...dice, side }))}</Trans>
            ) : (
              <Trans id="games.table.rollFrom">{rollText(diceLimit({ ...dice, side }))} or above</Trans>
            )}
          </label>
        ))}
      </fieldset>
      <label className={styles.chance}>
        <span>
          <Trans id="games.table.chance">Chance: {dice.chance}%</Trans>
        </span>
        <input
          type="range"
          min={chanceRange.least}
          max={chanceRange.most}
          value={dice.chance}
          disabled={isLocked}
          onChange={(event) => onChoose({ ...dice, chance: Number(event.target.value) })}
        />
      </label>
    </div>
  )
}
