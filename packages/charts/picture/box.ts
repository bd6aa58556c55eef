import type { Box } from '../drawing.ts'
import { type Element, element } from './element.ts'
import { tenth } from './path.ts'
import { rowElements } from './text.ts'

/** Draws a state's shape, and a leaf's text. A container's text is drawn later, over arrows that cross it. */
export function boxElement(box: Box): Element {
  const shape = box.letter === undefined ? rectangle(box) : circle(box)
  const written = box.kind === 'leaf' ? rowElements(box.rows, box, box.width) : []
  return element('g', { class: classOf(box), 'data-state': box.state }, [...shape, ...written])
}

export function headElement(box: Box): Element {
  return element(
    'g',
    { class: `head ${shadeOf(box)}`, 'data-state': box.state },
    rowElements(box.rows, box, 0),
  )
}

export function partingElements(box: Box): Element[] {
  return box.partings.map(([from, to]) => {
    const [x1, y1] = [Math.round(from.x) + 0.5, Math.round(from.y) + 0.5]
    return element('path', {
      class: 'parting',
      d:
        from.y === to.y ? `M${x1} ${y1}H${Math.round(to.x) + 0.5}` : `M${x1} ${y1}V${Math.round(to.y) + 0.5}`,
    })
  })
}

export const shadeOf = ({ depth }: { depth: number }): string => (depth % 2 === 0 ? 'even' : 'odd')

function classOf(box: Box): string {
  const words = ['state', box.kind]
  if (box.kind === 'container') words.push(shadeOf(box))
  if (box.isRegion) words.push('region')
  if (box.isCollapsed) words.push('collapsed')
  return words.join(' ')
}

function rectangle({ x, y, width, height, isFinal }: Box): Element[] {
  const [left, top] = [Math.round(x) + 0.5, Math.round(y) + 0.5]
  const [wide, high] = [Math.round(width), Math.round(height)]
  const outer = element('rect', { class: 'shape', x: left, y: top, width: wide, height: high, rx: 6 })
  if (!isFinal) return [outer]
  return [
    outer,
    element('rect', { class: 'final', x: left + 3, y: top + 3, width: wide - 6, height: high - 6, rx: 3.5 }),
  ]
}

function circle({ x, y, width, letter }: Box): Element[] {
  const radius = width / 2
  const [cx, cy] = [tenth(x + radius), tenth(y + radius)]
  return [
    element('circle', { class: 'shape', cx, cy, r: radius - 0.5 }),
    element('text', { class: 'letter', x: cx, y: tenth(y + radius + 4) }, [letter ?? '']),
  ]
}
