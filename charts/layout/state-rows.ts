import type { ChartState, ChartTransition } from '../chart.ts'
import { LINE_HEIGHT, PADDING, type Row, type Run } from '../drawing.ts'
import type { Measure } from '../text-style.ts'
import { labelRuns } from './label-runs.ts'
import { wrap } from './wrap.ts'

/** What is written in a state's box, and how much room that takes. */
export type Head = { rows: readonly Row[]; width: number; height: number }

const NARROWEST = 88

/** `most`: width (pixels) at which its lines are broken. `hidden`: how many states are collapsed inside. */
export function stateHead(
  state: ChartState,
  internal: readonly ChartTransition[],
  { measure, most, hidden }: { measure: Measure; most: number; hidden: number },
): Head {
  const rows: Row[] = []
  let widest = 0
  const add = (kind: Row['kind'], runs: readonly Run[], transition?: string) => {
    const { lines, width } = wrap(runs, most, measure)
    rows.push({ kind, lines, transition })
    widest = Math.max(widest, width)
  }
  add('title', titleRuns(state, hidden))
  if (state.description !== undefined) add('description', [{ text: state.description, style: 'description' }])
  for (const { source } of state.invokes) add('detail', detail('invoke', source))
  if (state.entry.length > 0) add('detail', detail('entry', state.entry.join(', ')))
  if (state.exit.length > 0) add('detail', detail('exit', state.exit.join(', ')))
  for (const transition of internal) add('detail', labelRuns(transition), transition.id)
  return { rows, width: Math.max(NARROWEST, widest + 2 * PADDING.side), height: heightOf(rows) }
}

function titleRuns({ key, tags }: ChartState, hidden: number): Run[] {
  return [
    { text: key, style: 'title' },
    ...(hidden > 0 ? [{ text: `  +${hidden}`, style: 'tag' as const }] : []),
    ...(tags.length > 0
      ? [{ text: `  ${tags.map((tag) => `#${tag}`).join(' ')}`, style: 'tag' as const }]
      : []),
  ]
}

const detail = (word: string, value: string): Run[] => [
  { text: `${word} `, style: 'word' },
  { text: value, style: 'value' },
]

function heightOf(rows: readonly Row[]): number {
  const lines = rows.reduce((sum, row) => sum + row.lines.length, 0)
  const gap = rows.some(({ kind }) => kind === 'detail') ? PADDING.details : 0
  return PADDING.top + lines * LINE_HEIGHT + gap + PADDING.bottom
}
