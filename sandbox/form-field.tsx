import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import styles from './console.module.css'

type Props = { name: string; label: string; value: string | number; isOff: boolean }

export function FormField({ name, label, value, isOff }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        defaultValue={value}
        aria-invalid={isOff}
        aria-describedby={isOff ? `${id}-off` : undefined}
      />
      {isOff ? (
        <span id={`${id}-off`} className={styles.off}>
          <Trans id="sandbox.common.valueInvalid">Invalid value. Correct it.</Trans>
        </span>
      ) : null}
    </div>
  )
}
