import type { Area, Drawing, Point } from '../../drawing.ts'

export function obstaclesOf({ boxes, arrows, starts }: Drawing): Area[] {
  return [
    ...boxes.filter(({ kind }) => kind !== 'container'),
    ...boxes.filter(({ kind }) => kind === 'container').map((box) => ({ ...box, height: box.head })),
    ...arrows.flatMap(({ label, points }) => [...(label ? [label] : []), ...piecesOf(points)]),
    ...starts.flatMap(({ dot, points }) => [dot, ...piecesOf(points)]),
  ]
}

const piecesOf = (points: readonly Point[]): Area[] =>
  points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(to.x - from.x),
      height: Math.abs(to.y - from.y),
    }
  })

/** Whether the distance between two areas is less than `gap` pixels. */
export const meet = (a: Area, b: Area, gap: number): boolean =>
  a.x < b.x + b.width + gap &&
  b.x < a.x + a.width + gap &&
  a.y < b.y + b.height + gap &&
  b.y < a.y + a.height + gap
