import type { Arrow, Drawing } from '../drawing.ts'
import { linkId } from './drawn-links.ts'

/** Length in pixels above which an arrow is too long. */
const LONG = 700
/** A higher limit in pixels, for the shortest arrow to a state. */
const ONLY = 1200
/** Arrows longer than this share of the longest arrow are removed in the same round. */
const SHARE = 0.5

/**
 * Returns the ids of the arrows to show as text: the longest ones. For each target, the arrow that best shows
 * how to reach it is kept.
 */
export function tooLong({ arrows, apart, boxes }: Drawing): string[] {
  const order = new Map(boxes.map(({ state }, index) => [state, index]))
  const measured = arrows
    .filter(({ id, source, target }) => source !== target && id === linkId({ source, target }))
    .map((arrow) => ({ ...arrow, length: lengthOf(arrow) }))
  const isForward = ({ source, target }: Arrow) =>
    holderOf(source) === holderOf(target) && (order.get(source) ?? 0) < (order.get(target) ?? 0)
  const kept = new Set(
    [...Map.groupBy(measured, ({ target }) => target).values()].flatMap((leading) => {
      const byLength = leading.toSorted((a, b) => a.length - b.length)
      const forward = byLength.find(isForward)
      const [shortest] = byLength
      if (forward) return [forward.id]
      return shortest && shortest.length < ONLY ? [shortest.id] : []
    }),
  )
  const limit = Math.max(LONG, SHARE * Math.max(...measured.map(({ length }) => length)))
  return measured
    .filter(({ id, length }) => length > limit && !kept.has(id) && !apart.includes(id))
    .map(({ id }) => id)
}

const holderOf = (state: string) => state.slice(0, Math.max(0, state.lastIndexOf('.')))

const lengthOf = ({ points }: Arrow) =>
  points.slice(1).reduce((sum, { x, y }, index) => {
    const from = points[index] ?? { x, y }
    return sum + Math.hypot(x - from.x, y - from.y)
  }, 0)
