import { LINE_HEIGHT, PADDING, type Row, type TextLine } from '../drawing.ts'
import { type Element, element } from './element.ts'
import { tenth } from './path.ts'

/** Distance from the top of a line to its baseline, in pixels. */
const FOOT = 12

export function lineElement(line: TextLine, x: number, top: number): Element {
  const runs = line.map(({ text, style }) => element('tspan', { class: `t-${style}` }, [text]))
  return element('text', { x: tenth(x), y: tenth(top + FOOT), 'xml:space': 'preserve' }, runs)
}

export function rowElements(rows: readonly Row[], at: { x: number; y: number }, width: number): Element[] {
  const made: Element[] = []
  let top = at.y + PADDING.top
  let isDetailed = false
  for (const { kind, lines, transition, arrivals, machine } of rows) {
    if (kind === 'detail' && !isDetailed) {
      isDetailed = true
      const y = Math.round(top + 1.5) + 0.5
      if (width > 0)
        made.push(
          element('path', { class: 'rule', d: `M${Math.round(at.x) + 0.5} ${y}h${Math.round(width)}` }),
        )
      top += PADDING.details
    }
    const written = lines.map((line, index) =>
      lineElement(line, at.x + PADDING.side, top + index * LINE_HEIGHT),
    )
    made.push(
      ...(transition !== undefined
        ? [element('g', { class: 'inner', 'data-edge': transition }, written)]
        : arrivals.length > 0
          ? [element('g', { class: 'inner', 'data-edges': JSON.stringify(arrivals) }, written)]
          : machine !== undefined
            ? [element('g', { class: 'machine', 'data-machine': machine }, written)]
            : written),
    )
    top += lines.length * LINE_HEIGHT
  }
  return made
}
