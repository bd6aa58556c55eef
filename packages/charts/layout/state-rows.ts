import type { ChartState, ChartTransition } from '../chart.ts'
import { LINE_HEIGHT, PADDING, type Row, type Run } from '../drawing.ts'
import type { Measure } from '../text-style.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { labelRuns } from './label-runs.ts'
import type { Link } from './visible.ts'
import { wrap } from './wrap.ts'

export type Head = { rows: readonly Row[]; width: number; height: number }

const NARROWEST = 88
/** Width in pixels that the expander takes next to a state's name. */
const EXPANDER = 26

/**
 * The transitions listed in a state's box: internal ones, and outgoing and incoming ones without an arrow.
 */
export type Ways = {
  internal: readonly ChartTransition[]
  leaving: readonly Link[]
  arriving: readonly Link[]
}

type Writing = {
  measure: Measure
  vocabulary: Vocabulary
  /** Maximum line width in pixels. */
  most: number
  hidden: number
}

export function stateHead(
  state: ChartState,
  { internal, leaving, arriving }: Ways,
  { measure, vocabulary, most, hidden }: Writing,
): Head {
  const rows: Row[] = []
  let widest = 0
  const add = (
    kind: Row['kind'],
    runs: readonly Run[],
    { transition, arrivals = [], machine }: Partial<Pick<Row, 'transition' | 'arrivals' | 'machine'>> = {},
  ) => {
    const { lines, width } = wrap(runs, most, measure)
    rows.push({ kind, lines, transition, arrivals, machine })
    widest = Math.max(widest, width)
  }
  add('title', titleRuns(state, hidden))
  if (hidden > 0) widest += EXPANDER
  if (state.description !== undefined) add('description', [{ text: state.description, style: 'description' }])
  for (const { source, machine } of state.invokes)
    add('detail', detail(vocabulary.invoke, source), { machine })
  if (state.entry.length > 0) add('detail', detail(vocabulary.entry, state.entry.join(', ')))
  if (state.exit.length > 0) add('detail', detail(vocabulary.exit, state.exit.join(', ')))
  for (const transition of internal)
    add('detail', labelRuns(transition, vocabulary), { transition: transition.id })
  for (const { transition, target } of leaving)
    add('detail', [...labelRuns(transition, vocabulary), ...targetRuns(state.id, target)], {
      transition: transition.id,
    })
  if (arriving.length > 0) {
    const sources = new Set(arriving.map(({ source }) => pathFrom(state.id, source)))
    const arrivals = arriving.map(({ transition }) => transition.id)
    add('detail', detail(vocabulary.from, [...sources].join(', ')), { arrivals })
  }
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

const targetRuns = (from: string, to: string): Run[] => [
  { text: `→\u00a0${pathFrom(from, to)}`, style: 'target' },
]

/** Returns a state's path relative to another state, without their common ancestors. */
function pathFrom(from: string, to: string): string {
  const [around, path] = [from.split('.'), to.split('.')]
  const shared = path.findIndex((key, index) => index === path.length - 1 || key !== around[index])
  return path.slice(shared).join('.')
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
