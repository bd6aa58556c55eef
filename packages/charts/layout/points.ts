import type { Point } from '../drawing.ts'

/** Points closer than this, in pixels, count as equal. */
const NEAR = 0.6

const isNear = (a: number, b: number) => Math.abs(a - b) < NEAR

/** Joins the pieces of an arrow into one line. Drops repeated points and points along a straight segment. */
export function joined(points: readonly Point[]): Point[] {
  const line: Point[] = []
  for (const point of points) {
    const last = line.at(-1)
    if (last && isNear(last.x, point.x) && isNear(last.y, point.y)) continue
    const before = line.at(-2)
    if (before && last && isStraight(before, last, point)) line.pop()
    line.push({ x: point.x, y: point.y })
  }
  return line
}

function isStraight(a: Point, b: Point, c: Point): boolean {
  return (isNear(a.x, b.x) && isNear(b.x, c.x)) || (isNear(a.y, b.y) && isNear(b.y, c.y))
}
