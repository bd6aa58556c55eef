import { Plural, Trans } from '@lingui/react/macro'
import { countedStates } from '@palpite/charts/counted-states.ts'
import { useState } from 'react'
import { plainOf } from '#visualiser/simulate/context/plain.ts'
import { PlainEntries } from '#visualiser/simulate/context/plain-tree.tsx'
import { Section } from '#visualiser/simulate/section.tsx'
import { ToolButton } from '#visualiser/simulate/tool-button.tsx'
import type { Flow } from '#visualiser/source/load-flow.ts'
import styles from './followed-actor.module.css'
import type { LiveActor } from './live-actor.ts'
import { forgetRecordedUse, readRecordedUse } from './recorded-use.ts'
import { StateOfActor } from './state-of-actor.tsx'

type Props = {
  flow: Flow
  actor: LiveActor | undefined
  /** Whether a page is being followed, or was followed before. */
  isAttached: boolean
}

export function FollowedActor({ flow, actor, isAttached }: Props) {
  if (!isAttached && !readRecordedUse(flow)) return null
  const { name } = flow
  return (
    <Section title={name} isFolded={false}>
      {actor && <Present actor={actor} />}
      {!actor && isAttached && (
        <p className={styles.none}>
          <Trans id="flows.liveInspector.noActor">This page has no {name} actor yet.</Trans>
        </p>
      )}
      <Use flow={flow} />
    </Section>
  )
}

function Present({ actor }: { actor: LiveActor }) {
  const context = plainOf(actor.context)
  return (
    <>
      <p className={styles.state}>
        <StateOfActor actor={actor} />
        {actor.isGone && (
          <span className={styles.gone}>
            <Trans id="flows.liveInspector.actorGone">It no longer exists.</Trans>
          </span>
        )}
      </p>
      {actor.tags.length > 0 && <p className={styles.tags}>{actor.tags.map((tag) => `#${tag}`).join(' ')}</p>}
      {actor.taken.length > 0 && (
        <ul className={styles.taken}>
          {[...actor.taken.entries()].map(([index, edge]) => (
            <li key={index}>
              {edge} <Times count={actor.edges.get(edge) ?? 0} />
            </li>
          ))}
        </ul>
      )}
      {context instanceof Object && Object.keys(context).length > 0 && (
        <details className={styles.context}>
          <summary>
            <Trans id="flows.common.context">Context</Trans>
          </summary>
          <ul>
            <PlainEntries value={context} before={context} />
          </ul>
        </details>
      )}
    </>
  )
}

function Times({ count }: { count: number }) {
  return (
    <span className={styles.times}>
      <Plural id="flows.liveInspector.times" value={count} _0="# times" one="# time" other="# times" />
    </span>
  )
}

function Use({ flow }: { flow: Flow }) {
  const [, setForgotten] = useState(0)
  const use = readRecordedUse(flow)
  if (!use) return null
  const { transitions } = flow.chart
  const states = countedStates(flow.chart)
  const seen = states.filter(({ id }) => use.states.has(id)).length
  const taken = transitions.filter(({ id }) => use.edges.has(id)).length
  const allStates = states.length
  const allTransitions = transitions.length
  return (
    <div className={styles.use}>
      <p>
        <Trans id="flows.liveInspector.recordedUse">
          Recorded use: {seen} of {allStates} states, {taken} of {allTransitions} transitions.
        </Trans>
      </p>
      <ToolButton
        onClick={() => {
          forgetRecordedUse(flow)
          setForgotten((times) => times + 1)
        }}
      >
        <Trans id="flows.liveInspector.clearUse">Clear recorded use</Trans>
      </ToolButton>
    </div>
  )
}
