import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { SimulateActor } from '#visualiser/simulate/simulate-actor.ts'
import { ToolButton } from '#visualiser/simulate/tool-button.tsx'
import styles from './time.module.css'

const UNITS = { ms: 1, s: 1_000, min: 60_000, h: 3_600_000, d: 86_400_000 }

const isUnit = (unit: string): unit is keyof typeof UNITS => unit in UNITS

export function PassTime({ actor }: { actor: SimulateActor }) {
  const { t } = useLingui()
  const [amount, setAmount] = useState('1')
  const [unit, setUnit] = useState<keyof typeof UNITS>('s')
  const ms = Math.round(Number(amount) * UNITS[unit])
  const whyNot =
    ms > 0 ? undefined : t({ id: 'flows.simulate.timeInvalid', message: 'Enter a time above zero.' })
  const pass = () => actor.send({ type: 'time.pass', ms })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    pass()
  }
  return (
    <form className={styles.pass} onSubmit={onSubmit}>
      <input
        className={styles.amount}
        type="number"
        min="0"
        step="any"
        inputMode="decimal"
        aria-label={t({ id: 'flows.simulate.timeAmount', message: 'Amount of time' })}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <select
        className={styles.unit}
        aria-label={t({ id: 'flows.simulate.timeUnit', message: 'Unit of time' })}
        value={unit}
        onChange={({ target }) => isUnit(target.value) && setUnit(target.value)}
      >
        {Object.keys(UNITS).map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
      </select>
      <ToolButton whyNot={whyNot} onClick={pass}>
        <Trans id="flows.simulate.passTime">Advance time</Trans>
      </ToolButton>
    </form>
  )
}
