import { Trans, useLingui } from '@lingui/react/macro'
import type { ReplayResult } from '@palpite/paths/results/results.ts'
import { useEffect } from 'react'
import type { KnownPath } from '#visualiser/paths/known-paths.ts'
import styles from '#visualiser/paths/paths.module.css'
import { ToolButton } from '#visualiser/simulate/tool-button.tsx'
import type { Go } from '#visualiser/use-address.ts'
import { LIVE } from '#visualiser/views.ts'
import { OutcomeText } from './outcome-text.tsx'
import { askOf, type ReplayOptions } from './replay-options.ts'
import { type ReplaySession, useReplay } from './replay-session.ts'
import { ReplaySteps } from './replay-steps.tsx'
import { StopReplay } from './stop-replay.tsx'

type Props = {
  replays: ReplaySession
  flow: string
  known: KnownPath
  options: ReplayOptions
  last: ReplayResult | null
  step: number | undefined
  go: Go
}

export function ReplayRun({ replays, flow, known, options, last, step, go }: Props) {
  const { t } = useLingui()
  const { actor, runner } = replays
  const replay = useReplay(replays)
  const { subject, result, message, isBusy: isInTheWay } = replay.context
  const isBusy = replay.hasTag('busy')
  const isOwn = subject?.id === known.path.id && subject.flow === flow
  const reached = isOwn && result ? result.steps.length - 1 : -1
  useEffect(() => {
    if (isBusy && reached >= 0) go({ step: reached })
  }, [isBusy, reached, go])
  const own = isOwn ? result : null
  // Shows the result of the previous replay until the new replay has a result.
  const isEarlier = own === null && isOwn && isBusy
  const shown = own ?? last
  return (
    <>
      <div className={styles.actions}>
        {isOwn && (isBusy || isInTheWay) ? (
          <StopReplay replays={replays} />
        ) : (
          <ToolButton
            look="act"
            whyNot={
              isBusy ? t({ id: 'flows.paths.replayBusy', message: 'Another replay is running.' }) : undefined
            }
            onClick={() => actor.send({ type: 'replay.start', ask: askOf(flow, known, options) })}
          >
            <Trans id="flows.paths.replay">Replay</Trans>
          </ToolButton>
        )}
        {isOwn && replay.matches('running') && (
          <ToolButton onClick={() => go({ view: LIVE })}>
            <Trans id="flows.paths.watchLive">Watch its page live</Trans>
          </ToolButton>
        )}
        {isOwn && (
          <span role="status" className={styles.note}>
            <ReplayState replay={replay} steps={known.path.steps.length} />
          </span>
        )}
      </div>
      {isOwn && message !== '' && (
        <pre className={styles.printed} role="alert">
          {message}
        </pre>
      )}
      {shown && shown.steps.length > 0 && (
        <ReplaySteps result={shown} isEarlier={isEarlier} runner={runner} step={step} go={go} />
      )}
    </>
  )
}

function ReplayState({ replay, steps }: { replay: ReturnType<typeof useReplay>; steps: number }) {
  const { result } = replay.context
  const number = result?.steps.length ?? 0
  switch (replay.value) {
    case 'starting':
      return <Trans id="flows.paths.starting">Starting…</Trans>
    case 'running':
      return number === 0 ? (
        <Trans id="flows.paths.browserStarting">The browser and the site are starting…</Trans>
      ) : (
        <Trans id="flows.paths.stepOf">
          Step {number} of {steps}
        </Trans>
      )
    case 'stopping':
      return <Trans id="flows.paths.stopping">Stopping…</Trans>
    case 'passed':
    case 'unwalkable':
      return <OutcomeText outcome={replay.value} />
    case 'failed':
      return <OutcomeText outcome={result?.outcome === 'unfinished' ? 'unfinished' : 'failed'} />
    case 'unreachable':
      return (
        <Trans id="flows.paths.runnerGone">
          The runner isn’t responding. It stops when the terminal with npm run flows is closed.
        </Trans>
      )
    default:
      return null
  }
}
