import { Trans } from '@lingui/react/macro'
import type { Chart } from '@palpite/charts/chart.ts'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { SimulateActor } from './simulate-actor.ts'
import { SimulateBoard } from './simulate-board.tsx'
import styles from './simulate-panel.module.css'
import { type Describe, stateTextsOf } from './state-texts.ts'
import { ToolButton } from './tool-button.tsx'

type Props = {
  actor: SimulateActor
  chart: Chart
  describe: Describe
}

export function SimulatePanel({ actor, chart, describe }: Props) {
  const isSimulating = useSelector(actor, (snapshot) => snapshot.matches('simulating'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const failure = useSelector(actor, ({ context }) => context.failure)
  const stateTexts = useMemo(() => stateTextsOf(chart, describe), [chart, describe])
  if (isSimulating) return <SimulateBoard actor={actor} stateTexts={stateTexts} />
  return (
    <div className={styles.waiting} role="status">
      {isFailed ? (
        <>
          <p>
            <Trans id="flows.simulate.loadFailed">Couldn’t load the machine.</Trans>
          </p>
          <p className={styles.failure}>{failure}</p>
          <ToolButton onClick={() => actor.send({ type: 'model.reload' })}>
            <Trans id="flows.common.tryAgain">Try again</Trans>
          </ToolButton>
        </>
      ) : (
        <Trans id="flows.simulate.loading">Loading the machine and its cases…</Trans>
      )}
    </div>
  )
}
