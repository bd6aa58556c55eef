import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { ContractTerms } from '#contract/contract-terms.ts'
import type { ComposingEvent } from '#machines/contract-offer/composing.ts'
import { periodNames } from '../contract/contract-words.ts'
import styles from './period-choice.module.css'

type Period = ContractTerms['period']
type Props = { periods: readonly Period[]; chosen: Period; send: (event: ComposingEvent) => void }

/** How often a contract is to pay; where its kind leaves no choice, what it does. */
export function PeriodChoice({ periods, chosen, send }: Props) {
  const { i18n } = useLingui()
  const name = useId()
  if (periods.length < 2) {
    return (
      <p>
        <Trans>Paid {i18n._(periodNames[chosen])}.</Trans>
      </p>
    )
  }
  return (
    <fieldset className={styles.periods}>
      <legend>
        <Trans>Paid</Trans>
      </legend>
      {periods.map((period) => (
        <label key={period} className={styles.period}>
          <input
            type="radio"
            name={name}
            checked={period === chosen}
            onChange={() => send({ type: 'period.choose', period })}
          />
          {i18n._(periodNames[period])}
        </label>
      ))}
    </fieldset>
  )
}
