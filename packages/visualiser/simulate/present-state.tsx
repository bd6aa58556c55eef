import { Trans } from '@lingui/react/macro'
import { pathOf } from '@palpite/charts/edges.ts'
import { leavesOf } from '@palpite/paths/wording/texts.ts'
import { plainOf } from '#visualiser/simulate/context/plain.ts'
import { LeadsTo } from '#visualiser/simulate/history/leads-to.tsx'
import { StepText } from '#visualiser/simulate/history/step-text.tsx'
import styles from './simulate-panel.module.css'
import type { Moment } from './simulation.ts'
import type { StateTexts } from './state-texts.ts'

export function PresentState({ moment, stateTexts }: { moment: Moment; stateTexts: StateTexts }) {
  const { snapshot } = moment.configuration
  const output = snapshot.output === undefined ? '' : JSON.stringify(plainOf(snapshot.output))
  const error = snapshot.error instanceof Error ? snapshot.error.message : String(snapshot.error)
  return (
    <div className={styles.present}>
      <p className={styles.said} role="status">
        <StepText label={moment.step.label} />: <LeadsTo moment={moment} stateTexts={stateTexts} />
      </p>
      <ul>
        {leavesOf(snapshot).map((node) => (
          <li key={node.id}>
            <span className={styles.state}>{pathOf(node)}</span>{' '}
            <span className={styles.note}>{stateTexts.ofState(pathOf(node))}</span>
          </li>
        ))}
      </ul>
      {snapshot.status === 'done' ? (
        <p className={styles.ended}>
          <Trans id="flows.simulate.done">The machine is done. {output}</Trans>
        </p>
      ) : null}
      {snapshot.status === 'error' ? (
        <p className={styles.broken}>
          <Trans id="flows.simulate.failed">The machine failed: {error}</Trans>
        </p>
      ) : null}
    </div>
  )
}
