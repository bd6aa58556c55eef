import type { Area, Arrow, Drawing, Point } from '../../drawing.ts'
import type { Bundle } from '../bundles.ts'
import { joined } from '../points.ts'
import { meet, obstaclesOf } from './obstacles.ts'

/** How far a self-loop extends from its state, in pixels. */
const LOOP = 24

/** Routes an arrow with at most two corners, so that it crosses as few states and labels as possible. */
export function routed(bundle: Bundle, drawing: Drawing): Arrow {
  const { id, source, target, isError, transitions, parts, width, height } = bundle
  const boxes = new Map(drawing.boxes.map((box) => [box.state, box]))
  const from = boxes.get(source)
  const to = boxes.get(target)
  if (!from || !to) throw new Error(`Arrow ${id} connects a state that is not drawn.`)
  const obstacles = obstaclesOf({
    ...drawing,
    arrows: drawing.arrows.map((arrow) => ({ ...arrow, points: [] })),
  })
  const others = obstacles.filter((area) => !isEnd(area, from) && !isEnd(area, to))
  const ways = (source === target ? [loop(from)] : waysBetween(from, to)).map((points) => {
    const middle = middleOf(points)
    const label = { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
    const crossed = points
      .slice(1)
      .reduce(
        (sum, point, index) =>
          sum + others.filter((one) => meet(span(points[index] ?? point, point), one, 2)).length,
        0,
      )
    const covered = [...others, from, to].filter((one) => meet(label, one, 2)).length
    return { points, label, cost: 1000 * crossed + 400 * covered + lengthOf(points) }
  })
  const [best] = ways.sort((a, b) => a.cost - b.cost)
  const points = joined(best?.points ?? [])
  return {
    id,
    source,
    target,
    isError,
    isStem: false,
    holder:
      drawing.boxes.find(({ state }) => state === source)?.depth === 0 ? source : holderOf(source, drawing),
    transitions,
    points,
    label: best && width > 0 ? { ...best.label, parts } : undefined,
  }
}

const isEnd = (area: Area, end: Area) => area.x === end.x && area.y === end.y

function holderOf(state: string, { boxes }: Drawing): string | undefined {
  const parent = state.includes('.') ? state.slice(0, state.lastIndexOf('.')) : boxes[0]?.state
  return boxes.find((box) => box.state === parent)?.state
}

function waysBetween(from: Area, to: Area): Point[][] {
  const [a, b] = [sidesOf(from), sidesOf(to)]
  const bentDown = (start: Point, end: Point) => {
    const y = (start.y + end.y) / 2
    return [start, { x: start.x, y }, { x: end.x, y }, end]
  }
  const bentRight = (start: Point, end: Point) => {
    const x = (start.x + end.x) / 2
    return [start, { x, y: start.y }, { x, y: end.y }, end]
  }
  const ways: Point[][] = []
  if (a.bottom.y < b.top.y) ways.push(bentDown(a.bottom, b.top))
  if (b.bottom.y < a.top.y) ways.push(bentDown(a.top, b.bottom))
  if (a.right.x < b.left.x) ways.push(bentRight(a.right, b.left))
  if (b.right.x < a.left.x) ways.push(bentRight(a.left, b.right))
  if (ways.length > 0) return ways
  // If one state contains the other, the arrow connects their upper borders.
  return [[a.top, { x: a.top.x, y: b.top.y }, b.top]]
}

const sidesOf = ({ x, y, width, height }: Area) => ({
  top: { x: x + width / 2, y },
  bottom: { x: x + width / 2, y: y + height },
  left: { x, y: y + height / 2 },
  right: { x: x + width, y: y + height / 2 },
})

function loop({ x, y, width, height }: Area): Point[] {
  const right = x + width
  return [
    { x: right, y: y + height / 3 },
    { x: right + LOOP, y: y + height / 3 },
    { x: right + LOOP, y: y + (2 * height) / 3 },
    { x: right, y: y + (2 * height) / 3 },
  ]
}

const span = (a: Point, b: Point): Area => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
})

const lengthOf = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, { x, y }, index) => {
    const from = points[index] ?? { x, y }
    return sum + Math.hypot(x - from.x, y - from.y)
  }, 0)

function middleOf(points: readonly Point[]): Point {
  const at = Math.floor((points.length - 1) / 2)
  const [a, b] = [points[at], points[at + 1]]
  if (!a || !b) return { x: 0, y: 0 }
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
