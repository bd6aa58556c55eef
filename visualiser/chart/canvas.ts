import type { Drawing } from '#charts/drawing.ts'
import {
  classesOfState,
  classesOfTransitions,
  type MarkClass,
  type Marks,
  markClasses,
  noMarks,
} from '#charts/marks.ts'
import { element, type Element as Part } from '#charts/picture/element.ts'
import { pictureOf } from '#charts/picture/picture.ts'

const SVG = 'http://www.w3.org/2000/svg'
const XML = 'http://www.w3.org/XML/1998/namespace'
/** Milliseconds of a frame that making elements may take; the browser lays them out in the rest. */
const BUDGET = 10

/** A drawing in the page. It is made and marked without React, which would look at every element of it. */
export type Canvas = {
  svg: SVGSVGElement
  mark(marks: Marks): void
  /** Stops making what is not there yet. */
  dispose(): void
}

/** Makes a drawing's elements, as many in a frame as leave the page free. */
export function createCanvas(drawing: Drawing): Canvas {
  const { width, height } = drawing
  const attributes = {
    class: 'chart',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'aria-hidden': 'true',
  }
  const svg = shell(element('svg', attributes)) as SVGSVGElement
  const marked: { node: globalThis.Element; classes(marks: Marks): MarkClass[]; shown: string }[] = []
  let shown = noMarks

  const show = (one: (typeof marked)[number]) => {
    const wanted = one.classes(shown)
    const key = wanted.join(' ')
    if (one.shown === key) return
    one.shown = key
    one.node.classList.remove(...markClasses)
    one.node.classList.add(...wanted)
  }
  const made = (part: Part): globalThis.Element => {
    const node = shell(part)
    for (const child of part.children) node.append(typeof child === 'string' ? child : made(child))
    const classes = classesOf(part)
    if (classes) {
      const one = { node, classes, shown: '' }
      marked.push(one)
      show(one)
    }
    return node
  }

  const layers = pictureOf(drawing).map((part) => ({ node: shell(part), children: [...part.children] }))
  svg.append(...layers.map(({ node }) => node))
  let frame = 0
  const makeSome = () => {
    const until = performance.now() + BUDGET
    for (const { node, children } of layers) {
      while (children.length > 0 && performance.now() < until) {
        const [child] = children.splice(0, 1)
        if (child !== undefined) node.append(typeof child === 'string' ? child : made(child))
      }
    }
    if (layers.some(({ children }) => children.length > 0)) frame = requestAnimationFrame(makeSome)
  }
  makeSome()
  return {
    svg,
    mark(marks) {
      shown = marks
      for (const one of marked) show(one)
    },
    dispose: () => cancelAnimationFrame(frame),
  }
}

function classesOf({ attributes }: Part): ((marks: Marks) => MarkClass[]) | undefined {
  const { 'data-state': state, 'data-edge': edge, 'data-edges': edges } = attributes
  if (state !== undefined) return (marks) => classesOfState(String(state), marks)
  if (edge === undefined && edges === undefined) return undefined
  const ids: string[] = edge === undefined ? JSON.parse(String(edges)) : [String(edge)]
  return (marks) => classesOfTransitions(ids, marks)
}

/** An element without what is in it. */
function shell({ tag, attributes }: Part): globalThis.Element {
  const node = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue
    if (name === 'xml:space') node.setAttributeNS(XML, name, String(value))
    else node.setAttribute(name, String(value))
  }
  return node
}
