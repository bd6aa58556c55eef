import { Trans } from '@lingui/react/macro'
import type { Halt } from '#visualiser/simulate/history/play-path.ts'
import styles from '#visualiser/simulate/simulate-panel.module.css'

export function Halted({ halt }: { halt: Halt }) {
  const { number, label } = halt
  const possible = halt.possible.join(', ')
  return (
    <div className={styles.halted} role="status">
      <p>
        <Trans id="flows.simulate.halted">
          The path stops at step {number}: “{label}” can’t happen there.
        </Trans>
      </p>
      {possible ? (
        <p className={styles.note}>
          <Trans id="flows.simulate.possible">Possible there: {possible}</Trans>
        </p>
      ) : null}
    </div>
  )
}
