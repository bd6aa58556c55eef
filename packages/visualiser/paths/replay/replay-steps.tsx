import { Trans, useLingui } from '@lingui/react/macro'
import type { ReplayResult } from '@palpite/paths/results/results.ts'
import styles from '#visualiser/paths/paths.module.css'
import { StepText } from '#visualiser/simulate/history/step-text.tsx'
import type { Go } from '#visualiser/use-address.ts'
import { OutcomeText } from './outcome-text.tsx'
import type { RunnerClient } from './runner-client.ts'

type Props = {
  result: ReplayResult
  /** Whether the result is from an earlier replay, while a new one is running. */
  isEarlier: boolean
  runner: RunnerClient | undefined
  step: number | undefined
  go: Go
}

export function ReplaySteps({ result, isEarlier, runner, step = 0, go }: Props) {
  const { t } = useLingui()
  const { id, at, steps } = result
  const played = steps[step]
  const number = step + 1
  return (
    <>
      {isEarlier && (
        <p className={styles.note}>
          <Trans id="flows.paths.earlierReplay">
            This is the previous replay. The new one appears after its first step.
          </Trans>
        </p>
      )}
      {played?.picture !== undefined && runner && (
        <img
          className={styles.picture}
          src={runner.pictureAt(id, played.picture, at)}
          alt={t({ id: 'flows.paths.pageAfterStep', message: `The page after step ${number}` })}
        />
      )}
      {played && played.events.length > 0 && (
        <ul
          className={styles.events}
          aria-label={t({ id: 'flows.paths.stepEvents', message: 'Events during this step' })}
        >
          {[...played.events.entries()].map(([index, event]) => (
            <li key={index}>{event}</li>
          ))}
        </ul>
      )}
      <ol
        className={styles.replayed}
        aria-label={
          isEarlier
            ? t({ id: 'flows.paths.earlierSteps', message: 'Steps of the previous replay' })
            : t({ id: 'flows.paths.replaySteps', message: 'Steps of the replay' })
        }
      >
        {[...steps.entries()].map(([index, { label, passed, difference, ms }]) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index === step ? 'step' : undefined}
              onClick={() => go({ step: index })}
            >
              <OutcomeText outcome={passed ? 'passed' : 'failed'} /> <StepText label={label} />{' '}
              <span className={styles.note}>{Math.round(ms)} ms</span>
              {difference !== undefined && <span className={styles.difference}>{difference}</span>}
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
