import type { Drawing } from '@palpite/charts/drawing.ts'

/** Duration in ms. */
const GLIDE = 180
/**
 * Drawings with more states than this are not animated, since each animated state takes time in every frame.
 */
const MOST = 150

/**
 * Returns animations that move states from their previous positions and fade in new ones. Returns undefined
 * if there is no previous drawing, if the reader prefers reduced motion, or if the drawing is large.
 */
export function glideFrom(previous: Drawing | undefined, next: Drawing) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!previous || isStill || next.boxes.length > MOST) return undefined
  const before = new Map(previous.boxes.map((box) => [box.state, box]))
  const after = new Map(next.boxes.map((box) => [box.state, box]))
  const timing = { duration: GLIDE, easing: 'ease-out' }
  return {
    state(node: Element, id: string): void {
      const [old, now] = [before.get(id), after.get(id)]
      if (!old || !now) return void node.animate([{ opacity: 0 }, { opacity: 1 }], timing)
      const [x, y] = [old.x - now.x, old.y - now.y]
      if (x !== 0 || y !== 0)
        node.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], timing)
    },
    /** Fades in the layers that cannot move with the states. */
    rest(svg: Element): void {
      for (const layer of svg.querySelectorAll('.arrows, .labels, .partings, .expanders'))
        layer.animate([{ opacity: 0 }, { opacity: 1 }], timing)
    },
  }
}
