import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import styles from './date-range.module.css'

/** The first and the last day, each in the form `2026-11-23`. */
type Days = { first: string; last: string }

type Props<Preset extends string> = {
  presets: readonly Preset[]
  /** The chosen preset. Null for custom days. */
  chosen: Preset | null
  days: Days
  today: string
  nameOf: (preset: Preset) => ReactNode
  onPreset: (preset: Preset) => void
  onDays: (days: Days) => void
}

export function DateRange<Preset extends string>(props: Props<Preset>) {
  const { presets, chosen, days, today, nameOf, onPreset, onDays } = props
  const { t } = useLingui()
  const id = useId()
  // An empty value means that the field is being edited. If the range would be reversed, the other day moves
  // too.
  const chooseFirst = (first: string) => {
    if (first) onDays({ first, last: first > days.last ? first : days.last })
  }
  const chooseLast = (last: string) => {
    if (last) onDays({ first: last < days.first ? last : days.first, last })
  }
  return (
    <div className={styles.range}>
      <fieldset className={styles.presets} aria-label={t({ id: 'common.period', message: 'Period' })}>
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            className={styles.preset}
            aria-pressed={preset === chosen}
            onClick={() => onPreset(preset)}
          >
            {nameOf(preset)}
          </button>
        ))}
      </fieldset>
      <div className={styles.days}>
        <label htmlFor={`${id}-first`}>
          <Trans id="kit.forms.firstDay" comment="Label of a date field; the first day of a range">
            From
          </Trans>
        </label>
        <input
          id={`${id}-first`}
          className={styles.day}
          type="date"
          value={days.first}
          max={today}
          onChange={({ target }) => chooseFirst(target.value)}
        />
        <label htmlFor={`${id}-last`}>
          <Trans id="kit.forms.lastDay">to</Trans>
        </label>
        <input
          id={`${id}-last`}
          className={styles.day}
          type="date"
          value={days.last}
          max={today}
          onChange={({ target }) => chooseLast(target.value)}
        />
      </div>
    </div>
  )
}
