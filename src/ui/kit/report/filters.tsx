import { type ReactNode, useId } from 'react'
import { Checkbox } from '#ui/kit/forms/checkbox.tsx'
import styles from './filters.module.css'

export const Filters = ({ children }: { children: ReactNode }) => (
  <div className={styles.filters}>{children}</div>
)

type Choice<Value extends string> = { value: Value; name: string }

type ChoiceProps<Value extends string> = {
  label: string
  all: string
  choices: readonly Choice<Value>[]
  chosen: Value | undefined
  /** Whether the choices load after the page. The field then has a fixed width, so that nothing moves. */
  isLate?: boolean
  onChoose: (value: Value | undefined) => void
}

export function ChoiceFilter<Value extends string>(props: ChoiceProps<Value>) {
  const { label, all, choices, chosen, isLate, onChoose } = props
  const id = useId()
  return (
    <div className={styles.filter} data-late={isLate}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(choices.find(({ value }) => value === target.value)?.value)}
      >
        <option value="">{all}</option>
        {choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

type SwitchProps = { label: string; on: boolean; onSwitch: (on: boolean) => void }

export function SwitchFilter({ label, on, onSwitch }: SwitchProps) {
  return (
    <div className={styles.switch}>
      <Checkbox checked={on} onChange={({ target }) => onSwitch(target.checked)}>
        {label}
      </Checkbox>
    </div>
  )
}
