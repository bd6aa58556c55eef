import type { Chart, ChartState } from '../chart.ts'
import { labelRuns } from '../layout/label-runs.ts'
import { safeNames } from './names.ts'

/** Prefix that distinguishes names from Mermaid's keywords: a state called `end` would end the block. */
const PREFIX = 's_'

/**
 * Exports a chart as a Mermaid `stateDiagram-v2`. Omits transitions without a target. Mermaid cannot draw an
 * arrow between a state and its ancestor, so these transitions become comments. Mermaid draws regions only
 * inside a state, so a parallel root is wrapped in a state.
 */
export function toMermaid(chart: Chart): string {
  const { states, transitions } = chart
  const childrenOf = Map.groupBy(states, ({ parent }) => parent ?? '')
  const name = safeNames(states.map(({ id }) => id))
  const named = (id: string) => PREFIX + name(id)
  const lines: string[] = ['stateDiagram-v2']

  const write = (state: ChartState, indent: string) => {
    const inside = childrenOf.get(state.id) ?? []
    const title = state.kind === 'history' ? (state.history === 'deep' ? 'H*' : 'H') : state.key
    lines.push(`${indent}state "${escaped(title)}" as ${named(state.id)}${inside.length > 0 ? ' {' : ''}`)
    if (inside.length === 0) {
      if (state.description !== undefined)
        lines.push(`${indent}${named(state.id)} : ${escaped(state.description)}`)
      if (state.kind === 'final') lines.push(`${indent}${named(state.id)} --> [*]`)
      return
    }
    inside.forEach((child, index) => {
      if (state.kind === 'parallel' && index > 0) lines.push(`${indent}  --`)
      write(child, `${indent}  `)
    })
    for (const id of state.initial) lines.push(`${indent}  [*] --> ${named(id)}`)
    lines.push(`${indent}}`)
  }
  const [root] = states
  if (root?.kind === 'parallel') {
    write({ ...root, key: chart.id }, '  ')
    lines.push(`  [*] --> ${named(root.id)}`)
  } else {
    for (const state of childrenOf.get(root?.id ?? '') ?? []) write(state, '  ')
    for (const id of root?.initial ?? []) lines.push(`  [*] --> ${named(id)}`)
  }

  for (const transition of transitions) {
    const label = escaped(
      labelRuns(transition)
        .map(({ text }) => text)
        .join('')
        .trim(),
    )
    for (const target of transition.targets) {
      const isNested =
        isWithin(chart, target, transition.source) || isWithin(chart, transition.source, target)
      const arrow = `${named(transition.source)} --> ${named(target)} : ${label}`
      lines.push(isNested ? `  %% ${arrow}` : `  ${arrow}`)
    }
  }
  return `${lines.join('\n')}\n`
}

const escaped = (text: string): string =>
  text.replaceAll(/[:;#"{}%]/g, (character) => `#${character.codePointAt(0)};`).replaceAll(/\s+/g, ' ')

function isWithin({ states }: Chart, id: string, holder: string): boolean {
  if (id === holder) return false
  const parents = new Map(states.map((state) => [state.id, state.parent]))
  for (let one = parents.get(id); one !== undefined; one = parents.get(one)) if (one === holder) return true
  return false
}
