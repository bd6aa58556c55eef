import { Trans } from '@lingui/react/macro'
import type { Chart, ChartState } from '@palpite/charts/chart.ts'
import { addressText } from '../address.ts'
import type { PanelProps } from '../panel.ts'
import styles from './panels.module.css'

export function Story({ flow, chart, address, marks }: PanelProps) {
  const [root] = chart.states
  const childrenOf = Map.groupBy(chart.states, ({ parent }) => parent ?? '')
  if (!chart.states.some(({ description }) => description !== undefined))
    return (
      <p className={styles.empty}>
        <Trans id="flows.panels.noDescriptions">The states of this machine have no descriptions yet.</Trans>
      </p>
    )
  return (
    <div className={styles.story}>
      {chart.description !== undefined && <p className={styles.lead}>{chart.description}</p>}
      {paragraphsOf(root, childrenOf).map(({ head, states }) => (
        <section key={head?.id ?? ''}>
          {head && <h3>{head.description ?? head.key}</h3>}
          <p>
            {states.map((state) => (
              <Sentence key={state.id} state={state} address={address} flow={flow} marks={marks} />
            ))}
          </p>
        </section>
      ))}
    </div>
  )
}

type Paragraph = { head: ChartState | undefined; states: readonly ChartState[] }

/** Returns a paragraph for each state that directly contains states without children, in document order. */
function paragraphsOf(
  state: Chart['states'][number] | undefined,
  childrenOf: ReadonlyMap<string, readonly ChartState[]>,
): Paragraph[] {
  if (!state) return []
  const inside = (childrenOf.get(state.id) ?? []).filter(({ kind }) => kind !== 'history')
  const plain = inside.filter(({ id }) => !childrenOf.has(id))
  const head = state.parent === undefined ? undefined : state
  return [
    ...(plain.length > 0 ? [{ head, states: plain }] : []),
    ...inside.filter(({ id }) => childrenOf.has(id)).flatMap((child) => paragraphsOf(child, childrenOf)),
  ]
}

type SentenceProps = Pick<PanelProps, 'flow' | 'address' | 'marks'> & { state: ChartState }

function Sentence({ state, address, flow, marks }: SentenceProps) {
  return (
    <>
      <a
        href={addressText({ ...address, flow: flow.name, state: state.id })}
        data-active={marks.active.has(state.id) || undefined}
        aria-current={address.state === state.id || undefined}
      >
        {state.description ?? `${state.key}.`}
      </a>{' '}
    </>
  )
}
