import { Trans, useLingui } from '@lingui/react/macro'
import type { ChartState, ChartTransition } from '@palpite/charts/chart.ts'
import { labelRuns } from '@palpite/charts/layout/label-runs.ts'
import { Fragment, type KeyboardEvent, useEffect, useRef } from 'react'
import { addressText } from '../address.ts'
import type { PanelProps } from '../panel.ts'
import { useVocabulary } from '../use-vocabulary.ts'
import styles from './panels.module.css'

type Shared = Pick<PanelProps, 'flow' | 'address' | 'marks'> & {
  childrenOf: ReadonlyMap<string, readonly ChartState[]>
  transitionsOf: ReadonlyMap<string, readonly ChartTransition[]>
  arrivalsOf: ReadonlyMap<string, readonly ChartTransition[]>
}

/** Shows the machine as nested lists of links, for keyboards and screen readers. */
export function Outline({ flow, chart, address, marks }: PanelProps) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const id = CSS.escape(address.state ?? '')
    const chosen = list.current?.querySelector(`[data-outline="${id}"], [data-outline-transition="${id}"]`)
    // Scrolls so that the description of the state is visible too.
    ;(chosen?.closest(`.${styles.chosen}`) ?? chosen)?.scrollIntoView({ block: 'nearest' })
  }, [address.state])
  const shared: Shared = {
    flow,
    address,
    marks,
    childrenOf: Map.groupBy(chart.states, ({ parent }) => parent ?? ''),
    transitionsOf: Map.groupBy(chart.transitions, ({ source }) => source),
    arrivalsOf: Map.groupBy(
      chart.transitions.filter(({ source, targets }) => targets.some((target) => target !== source)),
      ({ targets: [target = ''] }) => target,
    ),
  }
  return (
    <ul
      ref={list}
      className={styles.outline}
      aria-label={t({ id: 'flows.panels.statesOf', message: `States of ${flow.name}` })}
      onKeyDown={moveByArrows}
    >
      {(shared.childrenOf.get('') ?? []).map((state) => (
        <State key={state.id} state={state} {...shared} />
      ))}
    </ul>
  )
}

function State({ state, ...shared }: Shared & { state: ChartState }) {
  const { flow, address, marks, childrenOf, transitionsOf, arrivalsOf } = shared
  const isChosen = address.state === state.id
  const inside = childrenOf.get(state.id) ?? []
  const transitions = transitionsOf.get(state.id) ?? []
  return (
    <li className={styles.state}>
      <div className={isChosen ? styles.chosen : undefined}>
        <a
          className={styles.name}
          href={addressText({ ...address, flow: flow.name, state: state.id })}
          data-outline={state.id}
          aria-current={isChosen || undefined}
          data-active={marks.active.has(state.id) || undefined}
        >
          {state.key}
        </a>{' '}
        <Kind state={state} />
        {state.description !== undefined && <p className={styles.description}>{state.description}</p>}
        <Facts state={state} />
        {transitions.length > 0 && (
          <ul className={styles.transitions}>
            {transitions.map((transition) => (
              <Transition
                key={transition.id}
                transition={transition}
                flow={flow}
                address={address}
                marks={marks}
              />
            ))}
          </ul>
        )}
        {isChosen && <Arrivals transitions={arrivalsOf.get(state.id) ?? []} flow={flow} address={address} />}
      </div>
      {inside.length > 0 && (
        <ul className={styles.inside}>
          {inside.map((child) => (
            <State key={child.id} state={child} {...shared} />
          ))}
        </ul>
      )}
    </li>
  )
}

type ArrivalsProps = Pick<PanelProps, 'flow' | 'address'> & { transitions: readonly ChartTransition[] }

function Arrivals({ transitions, flow, address }: ArrivalsProps) {
  if (transitions.length === 0) return null
  return (
    <>
      <p className={styles.fact}>
        <Trans id="flows.panels.reachedBy">Reached by</Trans>
      </p>
      <ul className={styles.transitions}>
        {transitions.map((transition) => (
          <li key={transition.id}>
            <a href={addressText({ ...address, flow: flow.name, state: transition.source })}>
              {transition.source}
            </a>{' '}
            <Label transition={transition} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Label({ transition }: { transition: ChartTransition }) {
  const vocabulary = useVocabulary()
  return labelRuns(transition, vocabulary).map(({ text, style }) => (
    <span
      key={style + text}
      className={style === 'error' ? styles.error : style === 'event' ? styles.event : styles.detail}
    >
      {text}
    </span>
  ))
}

function Kind({ state }: { state: ChartState }) {
  const words = {
    atomic: null,
    compound: null,
    parallel: <Trans id="flows.panels.parallel">all parts at once</Trans>,
    final: <Trans id="flows.panels.final">end</Trans>,
    history: <Trans id="flows.panels.history">returns to its last state</Trans>,
  }
  const word = words[state.kind]
  return (
    <>
      {word && <span className={styles.kind}>{word}</span>}
      {state.tags.map((tag) => (
        <span key={tag} className={styles.tag}>
          #{tag}
        </span>
      ))}
    </>
  )
}

function Facts({ state: { invokes, entry, exit } }: { state: ChartState }) {
  return (
    <>
      {invokes.length > 0 && (
        <p className={styles.fact}>
          <Trans id="flows.panels.starts">starts</Trans>{' '}
          <code>{invokes.map(({ source }) => source).join(', ')}</code>
        </p>
      )}
      {entry.length > 0 && (
        <p className={styles.fact}>
          <Trans id="flows.panels.onEntry">on entry</Trans> <code>{entry.join(', ')}</code>
        </p>
      )}
      {exit.length > 0 && (
        <p className={styles.fact}>
          <Trans id="flows.panels.onExit">on exit</Trans> <code>{exit.join(', ')}</code>
        </p>
      )}
    </>
  )
}

type TransitionProps = Pick<PanelProps, 'flow' | 'address' | 'marks'> & { transition: ChartTransition }

function Transition({ transition, flow, address, marks }: TransitionProps) {
  const { id, targets, description } = transition
  return (
    <li
      data-outline-transition={id}
      className={address.state === id ? styles.chosen : undefined}
      data-walked={marks.edges ? (marks.edges.get(id) ?? 0) > 0 : undefined}
    >
      <Label transition={transition} />
      {targets.map((target) => (
        <Fragment key={target}>
          {' '}
          <a href={addressText({ ...address, flow: flow.name, state: target })}>→ {target}</a>
        </Fragment>
      ))}
      {description !== undefined && <p className={styles.why}>{description}</p>}
    </li>
  )
}

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-outline]')]
  const focused = names.findIndex((name) => name.matches(':focus'))
  const next = names[focused + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
