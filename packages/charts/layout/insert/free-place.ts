import type { Area, Box, Drawing, Point } from '../../drawing.ts'
import { meet, obstaclesOf } from './obstacles.ts'

/** Step of the search in pixels. */
const STEP = 12
/** Minimum distance to other elements in pixels. */
const GAP = 12
/** Minimum distance to the parent's border in pixels. */
const BORDER = 16

/**
 * Finds the free place inside `holder` that is nearest to a point just below `near`. Returns undefined if
 * there is no free place.
 */
export function freePlace(
  drawing: Drawing,
  holder: Box,
  size: { width: number; height: number },
  near: Area,
): Point | undefined {
  const inner = drawing.boxes.filter(
    ({ kind, state }) => kind === 'container' && state.startsWith(`${holder.state}.`),
  )
  const within = (area: Area) => meet(area, holder, 0)
  const obstacles = [
    ...obstaclesOf(drawing).filter(within),
    ...(holder.depth === 0 ? othersIn(drawing, holder) : inner),
  ]
  const aim = { x: near.x, y: near.y + near.height + 4 * GAP }
  let best: { place: Point; far: number } | undefined
  const [right, bottom] = [
    holder.x + holder.width - size.width - BORDER,
    holder.y + holder.height - size.height - BORDER,
  ]
  for (let y = holder.y + holder.head + GAP; y <= bottom; y += STEP) {
    for (let x = holder.x + BORDER; x <= right; x += STEP) {
      const far = Math.abs(x - aim.x) + Math.abs(y - aim.y)
      if (best && far >= best.far) continue
      const area = { x, y, ...size }
      if (!obstacles.some((one) => meet(area, one, GAP))) best = { place: { x, y }, far }
    }
  }
  return best?.place
}

const othersIn = ({ boxes }: Drawing, holder: Box) =>
  boxes.filter(({ kind, state }) => kind === 'container' && state !== holder.state)
