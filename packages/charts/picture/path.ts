import type { Point } from '../drawing.ts'

/** Radius of an arrow's corners, in pixels. */
const RADIUS = 7

/** Rounds to tenths of a pixel, since more precision would be invisible. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

export function pathOf(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (!before) return `M${spot(point)}`
      return after ? corner(before, point, after) : `L${spot(point)}`
    })
    .join('')
}

function corner(before: Point, point: Point, after: Point): string {
  const radius = Math.min(RADIUS, distance(before, point) / 2, distance(point, after) / 2)
  if (radius < 0.5) return `L${spot(point)}`
  return `L${spot(towards(point, before, radius))}Q${spot(point)} ${spot(towards(point, after, radius))}`
}

const spot = ({ x, y }: Point) => `${tenth(x)} ${tenth(y)}`
const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y)

function towards(from: Point, to: Point, by: number): Point {
  const share = by / distance(from, to)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
