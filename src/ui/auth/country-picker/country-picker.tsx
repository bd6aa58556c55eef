import { Combobox } from '@base-ui/react/combobox'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Country } from '#protocol/auth/countries.ts'
import { Icon } from '#ui/kit/controls/icon.tsx'
import styles from './country-picker.module.css'

type Props = {
  countries: readonly Country[]
  /** The chosen dialling code, digits only. Until the countries have loaded, it is the only one shown. */
  dialingCode: string
  onChoose: (dialingCode: string) => void
}

/** Lets the visitor choose a mobile number's country, and search by name or dialling code (REG-21). */
export function CountryPicker({ countries, dialingCode, onChoose }: Props) {
  const { t } = useLingui()
  const place = useRef<HTMLSpanElement>(null)
  const chosen = countries.find(({ countryDialingCode }) => countryDialingCode === dialingCode) ?? null
  return (
    <span className={styles.place} ref={place}>
      <Combobox.Root
        items={countries}
        value={chosen}
        onValueChange={(country) => {
          if (country) onChoose(country.countryDialingCode)
        }}
        itemToStringLabel={nameWithCode}
        autoHighlight
        isItemEqualToValue={(one, other) => one.countryCode === other.countryCode}
      >
        <Combobox.Trigger
          className={styles.trigger}
          aria-label={
            chosen
              ? t({ id: 'auth.countryPicker.chosen', message: `Country: ${nameWithCode(chosen)}` })
              : t({ id: 'auth.countryPicker.label', message: 'Country' })
          }
        >
          +{dialingCode}
          <Icon name="chevron" small />
        </Combobox.Trigger>
        <Combobox.Portal container={place}>
          <Combobox.Positioner className={styles.positioner} align="start" sideOffset={6}>
            <Combobox.Popup
              className={styles.popup}
              aria-label={t({ id: 'auth.countryPicker.label', message: 'Country' })}
            >
              <Combobox.Input
                className={styles.search}
                placeholder={t({ id: 'auth.countryPicker.placeholder', message: 'Country or code' })}
                aria-label={t({ id: 'auth.countryPicker.search', message: 'Find a country' })}
                // If no country matches, Enter must not submit the form.
                onKeyDown={(event) => {
                  if (event.key === 'Enter') event.preventDefault()
                }}
              />
              <Combobox.Empty className={styles.empty}>
                <Trans id="auth.countryPicker.empty">No country with this name or code.</Trans>
              </Combobox.Empty>
              <Combobox.List className={styles.list}>
                {(country: Country) => (
                  <Combobox.Item key={country.countryCode} value={country} className={styles.item}>
                    <span>{country.name}</span>
                    <span className={styles.code}>+{country.countryDialingCode}</span>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </span>
  )
}

const nameWithCode = ({ name, countryDialingCode }: Country) => `${name} +${countryDialingCode}`
