import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ReplayResult } from '#paths/results.ts'
import { ToolButton } from '../simulate/tool-button.tsx'
import type { Go } from '../use-address.ts'
import type { KnownPath } from './known-paths.ts'
import { OutcomeText } from './outcome-text.tsx'
import styles from './paths.module.css'
import { askOf, type ReplayOptions } from './replay-options.ts'
import { ReplaySteps } from './replay-steps.tsx'
import type { RunnerClient } from './runner-client.ts'
import { useReplay } from './use-replay.ts'

type Props = {
  runner: RunnerClient
  flow: string
  known: KnownPath
  options: ReplayOptions
  /** The last result that was kept. */
  last: ReplayResult | null
  step: number | undefined
  go: Go
}

/** Starts and stops a replay; the chart follows it step by step. */
export function ReplayRun({ runner, flow, known, options, last, step, go }: Props) {
  const actor = useReplay(runner, flow)
  const state = useSelector(actor, ({ value }) => value)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const { result, message, isBusy: isInTheWay } = useSelector(actor, ({ context }) => context)
  const steps = known.path.steps.length
  const reached = result ? result.steps.length - 1 : -1
  useEffect(() => {
    if (isBusy && reached >= 0) go({ step: reached })
  }, [isBusy, reached, go])
  const number = reached + 1
  const shown = result ?? (isBusy ? null : last)
  return (
    <>
      <div className={styles.deeds}>
        {isBusy || isInTheWay ? (
          <ToolButton
            whyNot={state === 'stopping' ? '' : undefined}
            onClick={() => actor.send({ type: 'replay.stop' })}
          >
            <Trans>Stop the replay</Trans>
          </ToolButton>
        ) : (
          <ToolButton
            look="act"
            onClick={() => actor.send({ type: 'replay.start', ask: askOf(flow, known, options) })}
          >
            <Trans>Replay</Trans>
          </ToolButton>
        )}
        <span role="status" className={styles.note}>
          {state === 'starting' && <Trans>Being started</Trans>}
          {state === 'running' && reached < 0 && <Trans>The browser and the platform are starting</Trans>}
          {state === 'running' && reached >= 0 && (
            <Trans>
              Step {number} of {steps}
            </Trans>
          )}
          {state === 'stopping' && <Trans>Being stopped</Trans>}
          {state === 'passed' && <OutcomeText outcome="passed" />}
          {state === 'unwalkable' && <OutcomeText outcome="unwalkable" />}
          {state === 'failed' && (
            <OutcomeText outcome={result?.outcome === 'unfinished' ? 'unfinished' : 'failed'} />
          )}
          {state === 'unreachable' && (
            <Trans>The runner does not answer. It ends with the terminal of npm run flows.</Trans>
          )}
        </span>
      </div>
      {message !== '' && (
        <pre className={styles.printed} role="alert">
          {message}
        </pre>
      )}
      {shown && shown.steps.length > 0 && <ReplaySteps result={shown} runner={runner} step={step} go={go} />}
    </>
  )
}
