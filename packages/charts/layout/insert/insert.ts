import type { Arrow, Box, Drawing } from '../../drawing.ts'
import type { Bundle } from '../bundles.ts'
import type { Graph } from '../graph.ts'
import type { Visible } from '../visible.ts'
import { addRoom } from './add-room.ts'
import { freePlace } from './free-place.ts'
import { isSmallEdit } from './is-small-edit.ts'
import { routed } from './routed.ts'

/** Margin in pixels when a parent has to grow for a new state. */
const MARGIN = 14

/**
 * Applies a small edit to the previous drawing: removes old elements, puts new ones into free space, and
 * leaves the rest in place. Returns undefined if the edit is too large.
 */
export function insert(previous: Drawing, graph: Graph, visible: Visible): Drawing | undefined {
  if (!isSmallEdit(previous, graph, visible)) return undefined
  const known = new Set(previous.boxes.map(({ state }) => state))
  const shown = new Set(visible.states.map(({ id }) => id))
  const bundles = new Map(graph.bundles.map((bundle) => [bundle.id, bundle]))
  let drawing: Drawing = {
    ...previous,
    boxes: previous.boxes.filter(({ state }) => shown.has(state)).map((box) => rewritten(box, graph)),
    arrows: previous.arrows.flatMap((arrow) => {
      const bundle = bundles.get(arrow.id)
      return bundle ? [relabelled(arrow, bundle)] : []
    }),
    forks: previous.forks.filter(({ transition }) =>
      graph.forks.some((one) => one.transition === transition),
    ),
    starts: previous.starts.filter(({ state }) => shown.has(state)),
  }
  for (const state of visible.states)
    if (!known.has(state.id)) drawing = withState(drawing, state.id, graph, visible)
  const drawn = new Set(drawing.arrows.map(({ id }) => id))
  for (const bundle of graph.bundles) {
    if (!drawn.has(bundle.id)) drawing = { ...drawing, arrows: [...drawing.arrows, routed(bundle, drawing)] }
  }
  const order = new Map(visible.states.map(({ id }, index) => [id, index]))
  const boxes = drawing.boxes.toSorted((a, b) => (order.get(a.state) ?? 0) - (order.get(b.state) ?? 0))
  return { ...drawing, boxes }
}

function rewritten(box: Box, graph: Graph): Box {
  const head = graph.heads.get(box.state)
  return head ? { ...box, rows: head.rows, head: head.height } : box
}

function relabelled(arrow: Arrow, { parts, width, height, transitions, isError }: Bundle): Arrow {
  const { label } = arrow
  if (!label) return { ...arrow, transitions, isError }
  const x = label.x + (label.width - width) / 2
  const y = label.y + (label.height - height) / 2
  return { ...arrow, transitions, isError, label: { x, y, width, height, parts } }
}

function withState(drawing: Drawing, id: string, graph: Graph, visible: Visible): Drawing {
  const state = visible.byId.get(id)
  const holder = drawing.boxes.find((box) => box.state === state?.parent)
  const head = graph.heads.get(id)
  if (!state || !holder || !head) throw new Error(`The drawing has no parent for state ${id}.`)
  const size = { width: head.width, height: head.height }
  const link = graph.bundles.find(({ source, target }) => source === id || target === id)
  const near = drawing.boxes.find(
    ({ state: one }) => one !== id && (one === link?.source || one === link?.target),
  )
  const place = freePlace(drawing, holder, size, near ?? holder)
  const roomier = place ? drawing : addRoom(drawing, holder, { ...size, margin: MARGIN })
  const bottom = holder.y + holder.height
  const at = place ?? { x: Math.max(holder.x + 16, near?.x ?? 0), y: bottom }
  const isRegion = visible.byId.get(holder.state)?.kind === 'parallel'
  const box: Box = {
    ...at,
    ...size,
    state: id,
    kind: 'leaf',
    depth: holder.depth + (isRegion ? 0 : 1),
    isFinal: state.kind === 'final',
    isRegion,
    isCollapsed: false,
    hasInside: false,
    letter: undefined,
    rows: head.rows,
    head: head.height,
    partings: [],
  }
  return { ...roomier, boxes: [...roomier.boxes, box] }
}
