import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Icon } from '../kit/icon.tsx'
import styles from './login.module.css'
import type { LoginActor } from './login.tsx'

/**
 * The country of a mobile, closed as its code alone, since there is no room for names. Until the countries are known
 * there is only the one the form starts with.
 */
export function DialingCode({ actor }: { actor: LoginActor }) {
  const { t } = useLingui()
  const countries = useSelector(actor, (snapshot) => snapshot.context.countries)
  const dialingCode = useSelector(actor, (snapshot) => snapshot.context.dialingCode)
  const isKnown = countries.some(({ countryDialingCode }) => countryDialingCode === dialingCode)
  return (
    <span className={styles.country}>
      <span className={styles.code} aria-hidden="true">
        +{dialingCode}
        <Icon name="chevron" small />
      </span>
      <select
        aria-label={t`Country`}
        name="country"
        autoComplete="tel-country-code"
        value={dialingCode}
        onChange={(event) => actor.send({ type: 'country.choose', dialingCode: event.target.value })}
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
