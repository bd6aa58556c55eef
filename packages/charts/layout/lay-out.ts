import type { ElkNode } from 'elkjs/lib/elk-api'
import type { Chart } from '../chart.ts'
import type { Direction, Drawing } from '../drawing.ts'
import type { Measure } from '../text-style.ts'
import { english, type Vocabulary } from '../vocabulary.ts'
import { type GraphOptions, graphOf, LARGE } from './graph.ts'
import { insert } from './insert/insert.ts'
import { keepPlace } from './keep-place.ts'
import { readAnswer } from './read-answer.ts'
import { tooLong } from './too-long.ts'
import { type Visible, visibleOf } from './visible.ts'

export type Engine = (graph: ElkNode) => Promise<ElkNode>

export type LayoutOptions = {
  measure: Measure
  /** Defaults to English. */
  vocabulary?: Vocabulary | undefined
  collapsed?: ReadonlySet<string>
  /** The previous drawing. Unchanged elements keep their position where possible. */
  previous?: Drawing | undefined
  /**
   * Direction of the top level. Defaults to the direction of the previous drawing, or else to the direction
   * that gives the better shape.
   */
  direction?: Direction | undefined
  /** Cancels the layout before its next round. */
  signal?: AbortSignal | undefined
}

type Writing = Pick<GraphOptions, 'measure' | 'vocabulary'>
/** `rounds` limits how often the chart is laid out again without its longest arrows. */
type Style = Writing & { direction: Direction; rounds: number }

export type LayOut = (chart: Chart, options: LayoutOptions) => Promise<Drawing>

/** If a drawing's height is more than this many times its width, a layout from left to right is tried too. */
const TALLEST = 2.2
const ROUNDS = 2

export function createLayOut(engine: Engine): LayOut {
  return async (chart, options) => drawer(heeding(engine, options.signal))(chart, options)
}

const heeding =
  (engine: Engine, signal: AbortSignal | undefined): Engine =>
  async (graph) => {
    signal?.throwIfAborted()
    return engine(graph)
  }

function drawer(engine: Engine): LayOut {
  const draw = async (visible: Visible, options: GraphOptions) => {
    const graph = graphOf(visible, options)
    const { direction, apart } = options
    return readAnswer(await engine(graph.root), graph, visible, { direction, apart: [...apart] })
  }
  /**
   * Repeats the layout until no arrow is too long, at most `rounds` times. Removing the longest arrows
   * shortens others.
   */
  const drawShort = async (visible: Visible, options: GraphOptions, rounds: number): Promise<Drawing> => {
    const drawing = await draw(visible, options)
    const long = rounds > 0 ? tooLong(drawing) : []
    if (long.length === 0) return drawing
    return drawShort(visible, { ...options, apart: new Set([...options.apart, ...long]) }, rounds - 1)
  }
  /** Draws quickly, to find the arrows that are too long. */
  const sketch = (visible: Visible, { rounds, ...writing }: Style) =>
    drawShort(visible, { ...writing, apart: new Set(), isQuick: true }, rounds)
  const drawAfter = (rough: Drawing, visible: Visible, { rounds, ...writing }: Style) => {
    const apart = new Set([...rough.apart, ...tooLong(rough)])
    return drawShort(visible, { ...writing, apart }, rounds)
  }
  return async (chart, options) => {
    const { measure, vocabulary = english, collapsed = new Set(), previous } = options
    const { direction = previous?.direction } = options
    const writing = { measure, vocabulary }
    const visible = visibleOf(chart, collapsed, previous)
    if (previous && direction === previous.direction) {
      const graph = graphOf(visible, { ...writing, direction, apart: new Set(previous.apart) })
      const edited = insert(previous, graph, visible)
      if (edited) return keepPlace(edited, previous)
    }
    // Also counts the states inside collapsed states, since the reader may expand these.
    const isLarge = chart.states.length > LARGE
    const style = (way: Direction): Style => ({ ...writing, direction: way, rounds: isLarge ? 0 : ROUNDS })
    const rough = await sketch(visible, style(direction ?? 'down'))
    const isOpen = direction === undefined && !previous && !isLarge
    const other =
      isOpen && rough.height >= TALLEST * rough.width ? await sketch(visible, style('right')) : undefined
    const isOtherBetter = other && slimness(other) < slimness(rough) && roomOf(other) < roomOf(rough)
    const best = isOtherBetter ? other : rough
    const drawing = await drawAfter(best, visible, style(best.direction))
    return previous ? keepPlace(drawing, previous) : drawing
  }
}

const slimness = ({ width, height }: Drawing) => Math.max(width / height, height / width)
const roomOf = ({ width, height }: Drawing) => width * height
