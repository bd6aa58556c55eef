import type { Box, Drawing } from '../drawing.ts'
import { type Element, element } from './element.ts'

/** Size of the expander in pixels. */
const SIZE = 18
/** Distance of the expander from the state's corner, in pixels. */
const INSET = 6

export function expanderElements({ boxes }: Drawing): Element[] {
  return boxes.filter(({ hasInside, depth }) => hasInside && depth > 0).map(expanderElement)
}

function expanderElement({ state, isCollapsed, x, y, width }: Box): Element {
  const left = Math.round(x + width - INSET - SIZE) + 0.5
  const top = Math.round(y + INSET) + 0.5
  const middle = SIZE / 2
  const sign = `M${left + 5} ${top + middle}h8${isCollapsed ? `M${left + middle} ${top + 5}v8` : ''}`
  return element('g', { class: 'expander', 'data-toggle': state }, [
    element('rect', { x: left, y: top, width: SIZE, height: SIZE, rx: 4 }),
    element('path', { d: sign }),
  ])
}
