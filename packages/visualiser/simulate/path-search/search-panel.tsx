import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import type { SimulateActor } from '#visualiser/simulate/simulate-actor.ts'
import { runningOf } from '#visualiser/simulate/simulate-context.ts'
import { ToolButton } from '#visualiser/simulate/tool-button.tsx'
import type { Words } from '#visualiser/simulate/words.ts'
import { CloseWay } from './close-search.tsx'
import { WayMissing } from './no-path.tsx'
import { PathResult } from './path-result.tsx'
import type { Way } from './path-search.ts'
import styles from './search-panel.module.css'

type Props = { actor: SimulateActor; words: Words }

export function WayAsked({ actor, words }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { wanted, way, explored } = snapshot.context
  const section = useRef<HTMLElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (wanted) section.current?.scrollIntoView({ block: 'nearest' })
  }, [wanted])
  const isUnasked = snapshot.matches({ simulating: { way: 'unasked' } })
  if (!wanted || isUnasked) return null
  const { goal } = wanted
  const isTransition = runningOf(snapshot.context).simulation.subject.edges.some(({ id }) => id === goal)
  const isSeeking = snapshot.matches({ simulating: { way: 'seeking' } })
  const found = ofKind(way, 'found')
  const missing = ofKind(way, 'missing')
  return (
    <section className={styles.way} ref={section} aria-busy={isSeeking} aria-labelledby={titleId}>
      <h3 className={styles.title} id={titleId}>
        {isTransition ? (
          <Trans id="flows.simulate.howHappens">How does {goal} happen?</Trans>
        ) : (
          <Trans id="flows.simulate.howToReach">How do I get to {goal}?</Trans>
        )}
      </h3>
      {!isTransition && <p className={styles.what}>{words.ofState(goal)}</p>}
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
        {found ? <PathResult actor={actor} way={found} words={words} /> : null}
        {missing ? <WayMissing way={missing} /> : null}
        {snapshot.matches({ simulating: { way: 'stopped' } }) ? (
          <p className={styles.note}>
            <Trans id="flows.simulate.searchStopped">The search was stopped.</Trans>
          </p>
        ) : null}
        {snapshot.matches({ simulating: { way: 'failed' } }) ? (
          <p className={styles.note}>
            <Trans id="flows.simulate.searchFailed">
              The search failed: one of the model’s cases throws an error.
            </Trans>
          </p>
        ) : null}
      </div>
      {isSeeking && snapshot.hasTag('long') ? (
        <ToolButton onClick={() => actor.send({ type: 'way.stop' })}>
          <Trans id="flows.common.stop">Stop</Trans>
        </ToolButton>
      ) : null}
      {isSeeking || found ? null : <CloseWay actor={actor} />}
    </section>
  )
}

function ofKind<Kind extends Way['kind']>(way: Way | null, kind: Kind) {
  return way?.kind === kind ? (way as Extract<Way, { kind: Kind }>) : undefined
}
