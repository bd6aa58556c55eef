import { useLingui } from '@lingui/react/macro'
import type { Country } from '#protocol/auth/countries.ts'
import { Icon } from '#ui/kit/controls/icon.tsx'
import styles from './dialing-code.module.css'

export type DialingCodeProps = {
  countries: readonly Country[]
  dialingCode: string
  onChoose: (dialingCode: string) => void
}

/**
 * A select of countries. While closed, it shows only the dialling code. Until the countries have loaded, it
 * offers only the current one.
 */
export function DialingCode({ countries, dialingCode, onChoose }: DialingCodeProps) {
  const { t } = useLingui()
  const isKnown = countries.some(({ countryDialingCode }) => countryDialingCode === dialingCode)
  return (
    <span className={styles.country}>
      <span className={styles.code} aria-hidden="true">
        +{dialingCode}
        <Icon name="chevron" small />
      </span>
      <select
        aria-label={t({ id: 'auth.countryPicker.label', message: 'Country' })}
        name="country"
        autoComplete="tel-country-code"
        value={dialingCode}
        onChange={(event) => onChoose(event.target.value)}
      >
        {isKnown ? null : <option value={dialingCode}>+{dialingCode}</option>}
        {countries.map(({ countryCode, countryDialingCode, name }) => (
          <option key={countryCode} value={countryDialingCode}>
            +{countryDialingCode} {name}
          </option>
        ))}
      </select>
    </span>
  )
}
