import { type ReactNode, useId } from 'react'
import styles from './choices.module.css'

type Props<Value extends string> = {
  /** The group's name for screen readers. */
  label: string
  chosen: Value
  choices: readonly { value: Value; label: ReactNode }[]
  onChoose: (value: Value) => void
}

export function Choices<Value extends string>({ label, chosen, choices, onChoose }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choices} aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={choice.value === chosen}
            onChange={() => onChoose(choice.value)}
          />
          <span className={styles.label}>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
