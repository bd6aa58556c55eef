import { useLingui } from '@lingui/react/macro'
import {
  colourOf,
  numbersOn,
  outsideSpots,
  POCKETS,
  type RouletteChip,
  type RouletteSpot,
} from '#domain/play/roulette-odds.ts'
import { outsideNames } from './outside-names.ts'
import styles from './roulette-layout.module.css'

const numbers = Array.from({ length: POCKETS }, (_, number) => number)

/** The betting layout. A click adds a chip of the selected value. */
export function RouletteLayout(props: {
  chips: readonly RouletteChip[]
  landed: number | null
  isLocked: boolean
  money: (amount: number) => string
  onPlace: (spot: RouletteSpot) => void
}) {
  const { chips, landed, isLocked, money, onPlace } = props
  const { t, i18n } = useLingui()
  const colours = {
    green: t({ id: 'games.table.greenNumber', message: 'green' }),
    red: t({ id: 'games.table.redNumber', message: 'red' }),
    black: t({ id: 'games.table.blackNumber', message: 'black' }),
  }
  const field = (spot: RouletteSpot, text: string, colour?: string, more = '') => {
    const amount = chips.find((chip) => chip.spot === spot)?.amount ?? 0
    return (
      <button
        key={spot}
        type="button"
        className={styles.field}
        data-spot={spot}
        data-colour={colour}
        data-won={landed !== null && numbersOn(spot).includes(landed)}
        aria-disabled={isLocked}
        onClick={() => isLocked || onPlace(spot)}
      >
        {text}
        {more ? <span className={styles.hidden}> {more}</span> : null}
        {amount > 0 ? (
          <>
            <span className={styles.hidden}>: {money(amount)}</span>
            <span className={styles.chip} aria-hidden="true">
              {short(amount)}
            </span>
          </>
        ) : null}
      </button>
    )
  }
  const short = (amount: number) => i18n.number(amount / 100, { maximumFractionDigits: 2 })
  return (
    <fieldset
      className={styles.layout}
      aria-label={t({ id: 'games.table.layout', message: 'Where to place chips' })}
    >
      <div className={styles.numbers}>
        {numbers.map((number) => {
          const colour = colourOf(number)
          return field(`n${number}`, String(number), colour, colours[colour])
        })}
      </div>
      <div className={styles.outside}>
        {outsideSpots.map((spot) => {
          const colour = spot === 'red' || spot === 'black' ? spot : undefined
          return field(spot, i18n._(outsideNames[spot]), colour)
        })}
      </div>
    </fieldset>
  )
}
