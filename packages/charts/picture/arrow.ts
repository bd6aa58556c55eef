import { type Arrow, type Fork, LINE_HEIGHT, type Start } from '../drawing.ts'
import { type Element, element } from './element.ts'
import { pathOf, tenth } from './path.ts'
import { lineElement } from './text.ts'

/** Distances in pixels: from a label's border to its text, and between the texts of its transitions. */
const LABEL = { side: 4, gap: 2 } as const

/** Draws an arrow, and a wider invisible copy that makes it easier to click. */
export function arrowElement({ id, isError, isStem, points, transitions }: Arrow): Element {
  const d = pathOf(points)
  const ids: Element['attributes'] = { 'data-arrow': id, 'data-edges': JSON.stringify(transitions) }
  return element('g', { class: isError ? 'arrow failing' : 'arrow', ...ids }, [
    element('path', { class: 'reach', d }),
    element('path', {
      class: 'line',
      d,
      'marker-end': isStem ? undefined : `url(#tip${isError ? '-failing' : ''})`,
    }),
  ])
}

export function labelElement({ id, label }: Arrow, shade: string): Element[] {
  if (!label || label.parts.length === 0) return []
  let top = label.y + 0.5
  const parts = label.parts.map(({ transition, lines }) => {
    const written = lines.map((line, index) =>
      lineElement(line, label.x + LABEL.side, top + index * LINE_HEIGHT),
    )
    const height = lines.length * LINE_HEIGHT
    const hit = { x: tenth(label.x), y: tenth(top), width: tenth(label.width), height }
    top += height + LABEL.gap
    // Each part gets a transparent rectangle, since letters alone are hard to click.
    return element('g', { class: 'part', 'data-edge': transition }, [
      element('rect', { class: 'hit', ...hit }),
      ...written,
    ])
  })
  const ground = element('rect', {
    class: 'ground',
    x: tenth(label.x),
    y: tenth(label.y),
    width: tenth(label.width),
    height: tenth(label.height),
    rx: 3,
  })
  return [element('g', { class: `label ${shade}`, 'data-arrow': id }, [ground, ...parts])]
}

export function forkElement({ transition, x, y, width, height }: Fork): Element {
  const size = { x: tenth(x), y: tenth(y), width: tenth(width), height: tenth(height) }
  return element('rect', { class: 'fork', 'data-edge': transition, ...size, rx: 1 })
}

export function startElement({ state, dot, points }: Start): Element {
  const radius = dot.width / 2
  return element('g', { class: 'start', 'data-start': state }, [
    element('circle', { class: 'dot', cx: tenth(dot.x + radius), cy: tenth(dot.y + radius), r: radius }),
    element('path', { class: 'line', d: pathOf(points), 'marker-end': 'url(#tip-start)' }),
  ])
}

export const tips: Element = element(
  'defs',
  {},
  ['tip', 'tip-failing', 'tip-start', 'tip-lit'].map((id) =>
    element(
      'marker',
      {
        id,
        class: id,
        viewBox: '0 0 8 8',
        refX: 7.5,
        refY: 4,
        markerWidth: 8,
        markerHeight: 8,
        markerUnits: 'userSpaceOnUse',
        orient: 'auto',
      },
      [element('path', { d: 'M0 .8 8 4 0 7.2z' })],
    ),
  ),
)
