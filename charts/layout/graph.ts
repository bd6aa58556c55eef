import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import type { ChartState } from '../chart.ts'
import type { Direction } from '../drawing.ts'
import type { Measure } from '../text-style.ts'
import { type Bundle, bundlesOf } from './bundles.ts'
import { type Cut, cut } from './cut.ts'
import { levelOptions, regionOptions, rootOptions, startOptions } from './options.ts'
import { addRows } from './rows.ts'
import { type Head, stateHead } from './state-rows.ts'
import type { Visible } from './visible.ts'

/** What is given to ELK, and what its answer is read with. */
export type Graph = {
  root: ElkNode
  heads: ReadonlyMap<string, Head>
  bundles: readonly Bundle[]
  /** By bundle. */
  cuts: ReadonlyMap<string, Cut>
}

/** Pixels at which what is written in a state is broken into lines. */
const MOST = { leaf: 200, container: 440 } as const
/** From how many states on time counts more than order. */
const LARGE = 120
const HISTORY = 22
const DOT = 9

export const dotOf = (state: string) => `${state}|start`

export function graphOf(visible: Visible, direction: Direction, measure: Measure): Graph {
  const heads = new Map<string, Head>()
  const nodes = new Map<string, ElkNode>()
  const isLarge = visible.states.length > LARGE
  const level = levelOptions(direction, isLarge)

  const leaf = (state: ChartState): ElkNode => {
    if (state.kind === 'history') return { id: state.id, width: HISTORY, height: HISTORY }
    const { width, height } = headOf(state, MOST.leaf)
    return { id: state.id, width, height }
  }
  const container = (state: ChartState, inside: readonly ChartState[]): ElkNode => {
    const { width, height } = headOf(state, MOST.container)
    const children = inside.map(nodeOf)
    if (state.kind === 'parallel') for (const child of children) alignRegion(child, direction)
    const { dots, edges } = startOf(state, inside)
    return {
      id: state.id,
      ports: [],
      children: [...dots, ...children],
      edges,
      layoutOptions: {
        ...level,
        ...(state.kind === 'parallel' ? regionOptions : {}),
        'elk.padding': `[top=${height + 8},left=16,bottom=14,right=16]`,
        'elk.nodeSize.constraints': '[MINIMUM_SIZE]',
        'elk.nodeSize.minimum': `(${width},${height})`,
      },
    }
  }
  const headOf = (state: ChartState, most: number): Head => {
    const hidden = visible.hiddenIn.get(state.id) ?? 0
    const head = stateHead(state, visible.internalOf.get(state.id) ?? [], { measure, most, hidden })
    heads.set(state.id, head)
    return head
  }
  const nodeOf = (state: ChartState): ElkNode => {
    const inside = visible.childrenOf.get(state.id)
    const node = inside ? container(state, inside) : leaf(state)
    nodes.set(state.id, node)
    return node
  }

  const top = visible.childrenOf.get('') ?? []
  const root: ElkNode = {
    id: '',
    layoutOptions: rootOptions(direction, isLarge),
    children: top.map(nodeOf),
    edges: [],
  }
  nodes.set('', root)
  const bundles = bundlesOf(visible.links, measure)
  const cuts = cut(bundles, visible, nodes)
  const countIn = (id: string): number =>
    (visible.childrenOf.get(id) ?? []).reduce((sum, child) => sum + countIn(child.id), 1)
  for (const { id, kind } of visible.states) {
    const node = nodes.get(id)
    if (node?.children) addRows(node, { isParallel: kind === 'parallel', countIn })
  }
  return { root, heads, bundles, cuts }
}

/** The dot at which a compound state begins, and what it points to, where that is one of its own states. */
function startOf(state: ChartState, inside: readonly ChartState[]) {
  const [target] = state.kind === 'history' ? [] : state.initial
  const first = inside.find(({ id }) => target === id || target?.startsWith(`${id}.`))
  if (!first) return { dots: [], edges: [] }
  const id = dotOf(state.id)
  const dot: ElkNode = {
    id,
    width: DOT,
    height: DOT,
    layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
  }
  const edge: ElkExtendedEdge = { id, sources: [id], targets: [first.id], layoutOptions: startOptions }
  return { dots: [dot], edges: [edge] }
}

/** Regions stand with their heads in a row. */
function alignRegion({ layoutOptions }: ElkNode, direction: Direction): void {
  if (layoutOptions) layoutOptions['elk.alignment'] = direction === 'down' ? 'TOP' : 'LEFT'
}
