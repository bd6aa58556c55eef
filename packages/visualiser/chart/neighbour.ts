import type { Area, Box } from '@palpite/charts/drawing.ts'

const middleOf = ({ x, y, width, height }: Area) => ({ x: x + width / 2, y: y + height / 2 })

const directions = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
} as const

export type ArrowKey = keyof typeof directions
export const isArrowKey = (key: string): key is ArrowKey => key in directions

/**
 * Returns the nearest state in the direction of an arrow key. Distance perpendicular to that direction counts
 * double.
 */
export function neighbour(boxes: readonly Box[], from: Box, key: ArrowKey): Box | undefined {
  const { x, y } = directions[key]
  const start = middleOf(from)
  const reached = boxes.flatMap((box) => {
    const middle = middleOf(box)
    const [dx, dy] = [middle.x - start.x, middle.y - start.y]
    const ahead = dx * x + dy * y
    if (box === from || box.kind === 'container' || ahead <= 1) return []
    return [{ box, far: ahead + 2 * Math.abs(dx * y - dy * x) }]
  })
  return reached.sort((a, b) => a.far - b.far)[0]?.box
}
