import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import type { ChartState } from '../chart.ts'
import type { Direction } from '../drawing.ts'
import type { Measure } from '../text-style.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { type Bundle, bundlesOf } from './bundles.ts'
import { type Cut, cut } from './cut.ts'
import { splitLinks } from './drawn-links.ts'
import { addFork, type ForkPlace, forksOf } from './forks.ts'
import { gridNode, gridOf } from './grid.ts'
import { levelOptions, regionOptions, rootOptions, startOptions } from './options.ts'
import { orderListed } from './order-listed.ts'
import { addRows, hiddenEdge } from './rows.ts'
import { type Head, stateHead } from './state-rows.ts'
import type { Visible } from './visible.ts'

/** ELK's input, and the data needed to read its output. */
export type Graph = {
  root: ElkNode
  heads: ReadonlyMap<string, Head>
  bundles: readonly Bundle[]
  forks: readonly ForkPlace[]
  cuts: ReadonlyMap<string, Cut>
}

/** Maximum line widths of a state's text in pixels. For leaves, several widths are tried. */
const MOST = { leaf: [200, 270, 340], container: 440 } as const
/** Charts with more states are laid out for speed instead of quality. */
export const LARGE = 120
/** If a state's text is taller than this share of its width, a larger line width is tried. */
const SQUARE = 0.8
const HISTORY = 22
const DOT = 9

export const dotOf = (state: string) => `${state}|start`

export type GraphOptions = {
  measure: Measure
  vocabulary: Vocabulary
  direction: Direction
  apart: ReadonlySet<string>
  isQuick?: boolean
}

export function graphOf(
  visible: Visible,
  { measure, vocabulary, direction, apart, isQuick = false }: GraphOptions,
): Graph {
  const split = splitLinks(visible, apart)
  const leaving = Map.groupBy(split.listed, ({ source }) => source)
  const arriving = Map.groupBy(split.listed, ({ target }) => target)
  const forks = forksOf(split.drawn, visible)
  const bundles = bundlesOf(split, forks, { measure, vocabulary })
  /** States that have an arrow or an initial marker attached. */
  const joined = new Set([
    ...bundles.flatMap(({ source, target }) => [source, target]),
    ...visible.states.flatMap(({ initial }) => initial),
  ])
  const heads = new Map<string, Head>()
  const nodes = new Map<string, ElkNode>()
  const isRough = isQuick || visible.states.length > LARGE

  const leaf = (state: ChartState): ElkNode => {
    if (state.kind === 'history') return { id: state.id, width: HISTORY, height: HISTORY }
    const { width, height } = leafHead(state)
    return { id: state.id, width, height }
  }
  const container = (state: ChartState, inside: readonly ChartState[]): ElkNode => {
    const { width, height } = headOf(state, MOST.container)
    const nodesInside = inside.map(nodeOf)
    const grid =
      state.kind === 'parallel'
        ? undefined
        : gridNode(
            gridOf(state.id),
            nodesInside.filter(({ id, children }) => !children && !joined.has(id)),
          )
    const inGrid = new Set(grid?.children?.map(({ id }) => id))
    const children = [...nodesInside.filter(({ id }) => !inGrid.has(id)), ...(grid ? [grid] : [])]
    for (const child of children) align(child, direction)
    const { dots, edges } = startOf(state, inside)
    if (grid && children[0] !== grid && children[0]) edges.push(hiddenEdge(children[0].id, grid.id))
    return {
      id: state.id,
      ports: [],
      children: [...dots, ...children],
      edges,
      layoutOptions: {
        ...levelOptions(direction, isRough),
        ...(state.kind === 'parallel' ? regionOptions : {}),
        'elk.padding': `[top=${height + 8},left=16,bottom=14,right=16]`,
        'elk.nodeSize.constraints': '[MINIMUM_SIZE]',
        'elk.nodeSize.minimum': `(${width},${height})`,
      },
    }
  }
  const headOf = (state: ChartState, most: number): Head => {
    const hidden = visible.hiddenIn.get(state.id) ?? 0
    const ways = {
      internal: visible.internalOf.get(state.id) ?? [],
      leaving: leaving.get(state.id) ?? [],
      arriving: arriving.get(state.id) ?? [],
    }
    const head = stateHead(state, ways, { measure, vocabulary, most, hidden })
    heads.set(state.id, head)
    return head
  }
  const leafHead = (state: ChartState): Head => {
    const [least, ...wider] = MOST.leaf
    return wider.reduce(
      (head, most) => (head.height > SQUARE * head.width ? headOf(state, most) : head),
      headOf(state, least),
    )
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
    layoutOptions: rootOptions(direction, isRough),
    children: top.map(nodeOf),
    edges: [],
  }
  nodes.set('', root)
  for (const fork of forks) addFork(nodes.get(fork.holder), fork, direction)
  const cuts = cut(bundles, visible, nodes, forks)
  orderListed(split.listed, visible, nodes)
  const countIn = (id: string): number =>
    (visible.childrenOf.get(id) ?? []).reduce((sum, child) => sum + countIn(child.id), 1)
  for (const { id, kind } of visible.states) {
    const node = nodes.get(id)
    if (node?.children) addRows(node, { isParallel: kind === 'parallel', countIn })
  }
  return { root, heads, bundles, cuts, forks }
}

/**
 * Returns a state's initial marker and an edge to the child that is, or contains, the initial state. Both
 * lists are empty if there is no such child.
 */
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

function align(node: ElkNode, direction: Direction): void {
  node.layoutOptions = { ...node.layoutOptions, 'elk.alignment': direction === 'down' ? 'TOP' : 'LEFT' }
}
