import type { Drawing } from './drawing.ts'
import { classesOfState, classesOfTransitions, type Marks, noMarks } from './marks.ts'
import { type Element, element, elementText } from './picture/element.ts'
import { pictureOf } from './picture/picture.ts'
import { pictureStyle } from './picture/style.ts'

export type SvgOptions = {
  /** CSS inserted before the drawing's own styles, to embed a font. */
  fontStyle?: string
}

/** Serialises a drawing as a self-contained SVG file. Equal drawings give equal text. */
export function svgText(
  drawing: Drawing,
  marks: Marks = noMarks,
  { fontStyle = '' }: SvgOptions = {},
): string {
  const { width, height } = drawing
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', class: 'chart', width, height }
  const ground = element('rect', { width: '100%', height: '100%', fill: 'var(--page)' })
  const picture = pictureOf(drawing).map((part) => marked(part, marks))
  return elementText(
    element('svg', { ...attributes, viewBox: `0 0 ${width} ${height}` }, [
      element('style', {}, [fontStyle + pictureStyle]),
      ground,
      ...picture,
    ]),
  )
}

function marked(part: Element, marks: Marks): Element {
  const { attributes } = part
  const classes = markClassesOf(attributes, marks)
  return {
    ...part,
    attributes: {
      ...attributes,
      class: [attributes.class, ...classes].filter(Boolean).join(' ') || undefined,
    },
    children: part.children.map((child) => (typeof child === 'string' ? child : marked(child, marks))),
  }
}

function markClassesOf(attributes: Element['attributes'], marks: Marks): readonly string[] {
  const { 'data-state': state, 'data-edge': edge, 'data-edges': edges } = attributes
  if (state !== undefined) return classesOfState(String(state), marks)
  if (edge !== undefined) return classesOfTransitions([String(edge)], marks)
  if (edges !== undefined) return classesOfTransitions(JSON.parse(String(edges)), marks)
  return []
}
