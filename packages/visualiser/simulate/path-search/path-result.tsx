import { Plural, Trans } from '@lingui/react/macro'
import { LeadsTo } from '#visualiser/simulate/history/leads-to.tsx'
import { StepText } from '#visualiser/simulate/history/step-text.tsx'
import type { SimulateActor } from '#visualiser/simulate/simulate-actor.ts'
import type { StateTexts } from '#visualiser/simulate/state-texts.ts'
import { ToolButton } from '#visualiser/simulate/tool-button.tsx'
import { CloseSearch } from './close-search.tsx'
import type { PathSearchResult } from './path-search.ts'
import styles from './search-panel.module.css'

type Props = {
  actor: SimulateActor
  result: Extract<PathSearchResult, { kind: 'found' }>
  stateTexts: StateTexts
}

export function PathResult({ actor, result, stateTexts }: Props) {
  const { moments, from } = result
  const count = moments.length
  if (count === 0) {
    return (
      <>
        <p className={styles.note}>
          <Trans id="flows.simulate.alreadyThere">You’re already there.</Trans>
        </p>
        <CloseSearch actor={actor} />
      </>
    )
  }
  return (
    <>
      <p className={styles.note}>
        {from === 'here' ? (
          <Plural
            id="flows.simulate.stepsFromHere"
            value={count}
            _0="No steps from here."
            one="# step from here."
            other="# steps from here."
          />
        ) : (
          <Plural
            id="flows.simulate.stepsFromStart"
            value={count}
            _0="No steps."
            one="# step: the start."
            other="# steps, including the start."
          />
        )}
      </p>
      <ol className={styles.steps}>
        {[...moments.entries()].map(([index, moment]) => (
          <li key={index}>
            <span className={styles.label}>
              <StepText label={moment.step.label} />
            </span>{' '}
            <span className={styles.leads}>
              <LeadsTo moment={moment} stateTexts={stateTexts} />
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.end}>
        <ToolButton look="act" onClick={() => actor.send({ type: 'pathSearch.take', isAtOnce: false })}>
          <Trans id="flows.simulate.followSteps">Follow step by step</Trans>
        </ToolButton>
        <ToolButton onClick={() => actor.send({ type: 'pathSearch.take', isAtOnce: true })}>
          <Trans id="flows.simulate.goThere">Go there</Trans>
        </ToolButton>
        <CloseSearch actor={actor} />
      </div>
    </>
  )
}
