import { Trans, useLingui } from '@lingui/react/macro'
import { startLabel } from '@palpite/paths/graph/explore.ts'
import { useTranslation } from '#visualiser/source/translation.tsx'
import styles from './controls.module.css'
import type { SimulateActor } from './simulate-actor.ts'
import { inputNameOf } from './simulate-context.ts'
import { ToolButton } from './tool-button.tsx'
import { Transport } from './transport.tsx'
import { useRunning } from './use-running.ts'

export function Controls({ actor }: { actor: SimulateActor }) {
  const { t } = useLingui()
  const { simulation, line } = useRunning(actor)
  const inputName = inputNameOf({ simulation, line })
  const inputs = Object.keys(simulation.model.inputs)
  const { label } = useTranslation()
  const restart = (name: string) => actor.send({ type: 'simulation.restart', inputName: name })
  return (
    <div className={styles.controls}>
      <Transport actor={actor} />
      {inputs.length > 1 ? (
        <select
          className={styles.input}
          aria-label={t({ id: 'flows.simulate.input', message: 'Starting data' })}
          value={inputName}
          onChange={({ target }) => restart(target.value)}
        >
          {inputs.map((name) => (
            <option key={name} value={name}>
              {label(startLabel(name))}
            </option>
          ))}
        </select>
      ) : null}
      <ToolButton onClick={() => restart(inputName)}>
        <Trans id="flows.simulate.restart">Restart</Trans>
      </ToolButton>
    </div>
  )
}
