import type { ElkNode } from 'elkjs/lib/elk-api'
import type { Chart } from '../chart.ts'
import type { Direction, Drawing } from '../drawing.ts'
import type { Measure } from '../text-style.ts'
import { graphOf } from './graph.ts'
import { insert } from './insert/insert.ts'
import { keepPlace } from './keep-place.ts'
import { readAnswer } from './read-answer.ts'
import { type Visible, visibleOf } from './visible.ts'

/** Runs ELK somewhere: in a worker, or in this process. */
export type Engine = (graph: ElkNode) => Promise<ElkNode>

export type LayoutOptions = {
  measure: Measure
  /** Ids of states whose inside is hidden. */
  collapsed?: ReadonlySet<string>
  /** The drawing that this one takes the place of: what did not change stays where it was. */
  previous?: Drawing | undefined
  /** Unless told, that of the drawing before, or else the one with the handier shape. */
  direction?: Direction | undefined
}

export type LayOut = (chart: Chart, options: LayoutOptions) => Promise<Drawing>

/** Taller than this many times its width, a drawing is tried from left to right. */
const TALLEST = 2.2

/** Lays charts out by an engine. */
export function createLayOut(engine: Engine): LayOut {
  const draw = async (visible: Visible, direction: Direction, measure: Measure) => {
    const graph = graphOf(visible, direction, measure)
    return readAnswer(await engine(graph.root), graph, visible, direction)
  }
  return async (chart, { measure, collapsed = new Set(), previous, direction = previous?.direction }) => {
    const visible = visibleOf(chart, collapsed, previous)
    const edited =
      previous && direction === previous.direction
        ? insert(previous, graphOf(visible, previous.direction, measure), visible)
        : undefined
    if (previous && edited) return keepPlace(edited, previous)
    const drawing = await draw(visible, direction ?? 'down', measure)
    if (previous) return keepPlace(drawing, previous)
    if (direction || drawing.height < TALLEST * drawing.width) return drawing
    const other = await draw(visible, 'right', measure)
    return slimness(other) < slimness(drawing) ? other : drawing
  }
}

/** How far a drawing is from a square, in either direction. */
const slimness = ({ width, height }: Drawing) => Math.max(width / height, height / width)
