import type { Area, Box, Drawing } from '@palpite/charts/drawing.ts'
import { centred, fitted, type View, ZOOM } from './camera.ts'
import type { Stage } from './stage.ts'

/** Margin between a drawing and the edge of the view, in pixels. */
const EDGE = 16
/** Width on the right that the toolbar covers, including its margin, in pixels. */
const TOOLS = 72

export const wholeOf = ({ width, height }: Drawing): Area => ({ x: 0, y: 0, width, height })

/**
 * Returns the initial view of a drawing. Shows the whole drawing if its text is then legible. Otherwise, fits
 * the width, but keeps the text legible. Starts at the upper left corner, or at the initial state if the
 * corner view does not include it.
 */
export function opening(drawing: Drawing, stage: Stage): View {
  const { width, height } = stage.size()
  const whole = fitted(wholeOf(drawing), stage.size())
  if (whole.zoom >= ZOOM.legible) return whole
  const zoom = Math.min(1, Math.max(ZOOM.legible, (width - 2 * EDGE) / drawing.width))
  const first = beginningOf(drawing)
  const middle = first.x + first.width / 2
  const ends = { x: (first.x + first.width) * zoom, y: (first.y + first.height) * zoom }
  return {
    x: within(ends.x > width - TOOLS ? width / 2 - middle * zoom : EDGE, drawing.width * zoom, width),
    y: within(ends.y > height / 2 ? height / 3 - first.y * zoom : EDGE, drawing.height * zoom, height),
    zoom,
  }
}

function beginningOf(drawing: Drawing): Area {
  const leaves = drawing.boxes.filter(({ kind }) => kind === 'leaf')
  const [first] = drawing.starts.flatMap(({ points }) => {
    const end = points.at(-1)
    return leaves.filter((box) => end && isAt(box, end))
  })
  return first ?? leaves[0] ?? wholeOf(drawing)
}

const isAt = ({ x, y, width, height }: Area, at: { x: number; y: number }) =>
  at.x >= x - 2 && at.x <= x + width + 2 && at.y >= y - 2 && at.y <= y + height + 2

/**
 * Returns the position of a drawing along one axis. A drawing that is shorter than the view is centred. A
 * longer one leaves at most a margin at the view's edges.
 */
function within(at: number, length: number, room: number): number {
  if (length + 2 * EDGE <= room) return (room - length) / 2
  return Math.min(EDGE, Math.max(room - length - EDGE, at))
}

/**
 * Returns where a state or transition is drawn. A transition is at the label of its arrow, or else at the
 * state that lists it.
 */
export function placeOf({ boxes, arrows }: Drawing, id: string): Area | undefined {
  return (
    boxes.find(({ state }) => state === id) ??
    arrows.find(({ transitions, label }) => label && transitions.includes(id))?.label ??
    boxes.find(({ rows }) => rows.some(({ transition }) => transition === id))
  )
}

/**
 * Returns the id of the drawn part that represents a state or transition: the part itself, or the collapsed
 * state that hides it.
 */
export function standInOf(drawing: Drawing, id: string): string | undefined {
  if (placeOf(drawing, id)) return id
  return drawing.boxes.find(({ state, isCollapsed }) => isCollapsed && id.startsWith(`${state}.`))?.state
}

export function closeUp(place: Area | Box, stage: Stage): View {
  const zoom = Math.max(stage.view().zoom, ZOOM.legible)
  const isContainer = 'kind' in place && place.kind === 'container'
  return centred(place, stage.size(), isContainer ? fitted(place, stage.size(), zoom).zoom : zoom)
}

export function aimed(at: { x: number; y: number }, stage: Stage): View {
  const { zoom } = stage.view()
  const { width, height } = stage.size()
  return { x: width / 2 - at.x * zoom, y: height / 2 - at.y * zoom, zoom }
}

/** Returns a view in which a state stays where it is on the screen when the layout around it changes. */
export function held(state: string | undefined, before: Drawing, now: Drawing, view: View): View {
  const was = before.boxes.find((box) => box.state === state)
  const is = now.boxes.find((box) => box.state === state)
  if (!was || !is) return view
  return { ...view, x: view.x + (was.x - is.x) * view.zoom, y: view.y + (was.y - is.y) * view.zoom }
}

export const isVisible = (box: Area, viewport: Area): boolean =>
  box.x >= viewport.x &&
  box.y >= viewport.y &&
  box.x + Math.min(box.width, viewport.width / 2) <= viewport.x + viewport.width &&
  box.y + Math.min(box.height, viewport.height / 2) <= viewport.y + viewport.height

export const isWhole = ({ width, height }: Drawing, viewport: Area): boolean =>
  viewport.x <= 0 &&
  viewport.y <= 0 &&
  viewport.x + viewport.width >= width &&
  viewport.y + viewport.height >= height
