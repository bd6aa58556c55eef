import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import type { ChartState } from '../chart.ts'
import type { Area, Arrow, Box, Drawing, Point, Start } from '../drawing.ts'
import { dotOf, type Graph } from './graph.ts'
import { partingsOf } from './partings.ts'
import { joined } from './points.ts'
import type { Visible } from './visible.ts'

export function readAnswer(
  answer: ElkNode,
  graph: Graph,
  visible: Visible,
  { direction, apart }: Pick<Drawing, 'direction' | 'apart'>,
): Drawing {
  const areas = new Map<string, Area>()
  const edges = new Map<string, ElkExtendedEdge>()
  const collect = (node: ElkNode) => {
    const { id, x = 0, y = 0, width = 0, height = 0 } = node
    areas.set(id, { x, y, width, height })
    for (const edge of node.edges ?? []) edges.set(edge.id, edge)
    for (const child of node.children ?? []) collect(child)
  }
  collect(answer)
  const areaOf = (id: string) => areas.get(id) ?? { x: 0, y: 0, width: 0, height: 0 }
  const pointsOf = (ids: readonly string[]) => joined(ids.flatMap((id) => pointsOfEdge(edges.get(id))))

  const headArea = (id: string): Area[] => {
    const head = visible.childrenOf.has(id) ? graph.heads.get(id) : undefined
    return head ? [{ ...areaOf(id), height: head.height }] : []
  }

  return {
    width: Math.ceil(answer.width ?? 0),
    height: Math.ceil(answer.height ?? 0),
    direction,
    apart,
    boxes: visible.states.map((state) => boxOf(state, graph, visible, areaOf)),
    arrows: graph.bundles.flatMap((bundle): Arrow[] => {
      const { id, source, target, isError, transitions, parts } = bundle
      const { pieces, holder } = graph.cuts.get(id) ?? { pieces: [], holder: undefined }
      const points = clearOfHeads(pointsOf(pieces), [source, target].flatMap(headArea))
      if (points.length < 2) return []
      const label = pieces.flatMap((piece) => edges.get(piece)?.labels ?? [])[0]
      const { x = 0, y = 0, width = 0, height = 0 } = label ?? {}
      return [
        {
          id,
          source,
          target,
          isError,
          isStem: bundle.to !== target,
          holder,
          transitions,
          points,
          label: label && { x, y, width, height, parts },
        },
      ]
    }),
    forks: graph.forks.map(({ id, transition }) => ({ ...areaOf(id), transition })),
    starts: visible.states.flatMap(({ id }): Start[] => {
      const dot = areas.get(dotOf(id))
      return dot ? [{ state: id, dot, points: pointsOf([dotOf(id)]) }] : []
    }),
  }
}

/**
 * If an arrow connects a container's upper border with its inside, moves that end of the arrow below the
 * container's text.
 */
function clearOfHeads(points: readonly Point[], heads: readonly Area[]): Point[] {
  return points.map((point, index) => {
    const next = points[index === 0 ? 1 : index - 1]
    const isEnd = index === 0 || index === points.length - 1
    const head = heads.find(
      ({ x, y, width }) => Math.abs(point.y - y) < 1 && point.x > x && point.x < x + width,
    )
    return isEnd && head && next && next.y > head.y + head.height
      ? { ...point, y: head.y + head.height }
      : point
  })
}

function boxOf(state: ChartState, graph: Graph, visible: Visible, areaOf: (id: string) => Area): Box {
  const area = areaOf(state.id)
  const inside = visible.childrenOf.get(state.id)
  const { rows = [], height: head = 0 } = graph.heads.get(state.id) ?? {}
  const isCollapsed = visible.hiddenIn.has(state.id)
  return {
    ...area,
    state: state.id,
    kind: state.kind === 'history' ? 'history' : inside ? 'container' : 'leaf',
    depth: depthOf(state, visible),
    isFinal: state.kind === 'final',
    isRegion: visible.byId.get(state.parent ?? '')?.kind === 'parallel',
    isCollapsed,
    hasInside: isCollapsed || inside !== undefined,
    letter: state.kind === 'history' ? (state.history === 'deep' ? 'H*' : 'H') : undefined,
    rows,
    head,
    partings:
      state.kind === 'parallel' && inside
        ? partingsOf(
            area,
            head,
            inside.filter(({ kind }) => kind !== 'history').map(({ id }) => areaOf(id)),
          )
        : [],
  }
}

function depthOf({ parent }: ChartState, visible: Visible): number {
  const holder = parent === undefined ? undefined : visible.byId.get(parent)
  if (!holder) return 0
  return depthOf(holder, visible) + (holder.kind === 'parallel' ? 0 : 1)
}

function pointsOfEdge(edge: ElkExtendedEdge | undefined): Point[] {
  return (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ])
}
