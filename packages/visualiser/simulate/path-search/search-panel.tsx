import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import type { SimulateActor } from '#visualiser/simulate/simulate-actor.ts'
import { runningOf } from '#visualiser/simulate/simulate-context.ts'
import type { StateTexts } from '#visualiser/simulate/state-texts.ts'
import { ToolButton } from '#visualiser/simulate/tool-button.tsx'
import { CloseSearch } from './close-search.tsx'
import { NoPath } from './no-path.tsx'
import { PathResult } from './path-result.tsx'
import type { PathSearchResult } from './path-search.ts'
import styles from './search-panel.module.css'

type Props = { actor: SimulateActor; stateTexts: StateTexts }

export function SearchPanel({ actor, stateTexts }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { wanted, pathResult, explored } = snapshot.context
  const section = useRef<HTMLElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (wanted) section.current?.scrollIntoView({ block: 'nearest' })
  }, [wanted])
  const isUnasked = snapshot.matches({ simulating: { pathSearch: 'unasked' } })
  if (!wanted || isUnasked) return null
  const { goal } = wanted
  const isTransition = runningOf(snapshot.context).simulation.subject.edges.some(({ id }) => id === goal)
  const isSeeking = snapshot.matches({ simulating: { pathSearch: 'seeking' } })
  const found = ofKind(pathResult, 'found')
  const missing = ofKind(pathResult, 'missing')
  return (
    <section className={styles.search} ref={section} aria-busy={isSeeking} aria-labelledby={titleId}>
      <h3 className={styles.title} id={titleId}>
        {isTransition ? (
          <Trans id="flows.simulate.howHappens">How does {goal} happen?</Trans>
        ) : (
          <Trans id="flows.simulate.howToReach">How do I get to {goal}?</Trans>
        )}
      </h3>
      {!isTransition && <p className={styles.what}>{stateTexts.ofState(goal)}</p>}
      <div role="status">
        {isSeeking && snapshot.hasTag('long') ? (
          <p className={styles.note}>
            <Plural
              id="flows.simulate.searching"
              value={explored}
              _0="Looking…"
              one="Looking: # configuration checked."
              other="Looking: # configurations checked."
            />
          </p>
        ) : null}
        {found ? <PathResult actor={actor} result={found} stateTexts={stateTexts} /> : null}
        {missing ? <NoPath result={missing} /> : null}
        {snapshot.matches({ simulating: { pathSearch: 'stopped' } }) ? (
          <p className={styles.note}>
            <Trans id="flows.simulate.searchStopped">The search was stopped.</Trans>
          </p>
        ) : null}
        {snapshot.matches({ simulating: { pathSearch: 'failed' } }) ? (
          <p className={styles.note}>
            <Trans id="flows.simulate.searchFailed">
              The search failed: one of the model’s cases throws an error.
            </Trans>
          </p>
        ) : null}
      </div>
      {isSeeking && snapshot.hasTag('long') ? (
        <ToolButton onClick={() => actor.send({ type: 'pathSearch.stop' })}>
          <Trans id="flows.common.stop">Stop</Trans>
        </ToolButton>
      ) : null}
      {isSeeking || found ? null : <CloseSearch actor={actor} />}
    </section>
  )
}

function ofKind<Kind extends PathSearchResult['kind']>(result: PathSearchResult | null, kind: Kind) {
  return result?.kind === kind ? (result as Extract<PathSearchResult, { kind: Kind }>) : undefined
}
