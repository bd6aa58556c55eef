import type { Drawing } from '@palpite/charts/drawing.ts'
import {
  classesOfState,
  classesOfTransitions,
  type MarkClass,
  type Marks,
  markClasses,
  noMarks,
} from '@palpite/charts/marks.ts'
import { element, type Element as Part } from '@palpite/charts/picture/element.ts'
import { expanderElements } from '@palpite/charts/picture/expander.ts'
import { pictureOf } from '@palpite/charts/picture/picture.ts'
import { type Lit, noLight } from './lights.ts'

const SVG = 'http://www.w3.org/2000/svg'
const XML = 'http://www.w3.org/XML/1998/namespace'
/** Time per frame for creating elements, in ms. The rest of the frame is left for the browser's layout. */
const BUDGET = 10

/**
 * A drawing in the page. React does not manage its elements, because it would compare all of them on each
 * change.
 */
export type Canvas = {
  svg: SVGSVGElement
  mark(marks: Marks): void
  light(lit: Lit): void
  dispose(): void
}

/**
 * An element that can be marked or highlighted. It represents a state, a transition or several transitions.
 */
type Named = {
  node: globalThis.Element
  state: string | undefined
  transitions: readonly string[]
  shown: string
}

/**
 * Creates the elements of a drawing over several frames, so that the page stays responsive.
 * @param onMade called for each element of a state
 */
export function createCanvas(
  drawing: Drawing,
  onMade: (node: globalThis.Element, state: string) => void = () => {},
): Canvas {
  const { width, height } = drawing
  const attributes = {
    class: 'chart',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'aria-hidden': 'true',
  }
  const svg = shell(element('svg', attributes)) as SVGSVGElement
  const named: Named[] = []
  let marks = noMarks
  let lit = noLight

  const show = (one: Named) => {
    const wanted = classesOf(one, marks, lit)
    const key = wanted.join(' ')
    if (one.shown === key) return
    one.shown = key
    one.node.classList.remove(...markClasses, LIT)
    one.node.classList.add(...wanted)
  }
  const made = (part: Part): globalThis.Element => {
    const node = shell(part)
    for (const child of part.children) node.append(typeof child === 'string' ? child : made(child))
    const { state, transitions } = namesOf(part)
    if (state !== undefined || transitions.length > 0) {
      const one = { node, state, transitions, shown: '' }
      named.push(one)
      show(one)
      if (state !== undefined) onMade(node, state)
    }
    return node
  }

  const parts = [...pictureOf(drawing), element('g', { class: 'expanders' }, expanderElements(drawing))]
  const layers = parts.map((part) => ({ node: shell(part), children: [...part.children] }))
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
    mark(changed) {
      marks = changed
      for (const one of named) show(one)
    },
    light(changed) {
      lit = changed
      for (const one of named) show(one)
    },
    dispose: () => cancelAnimationFrame(frame),
  }
}

const LIT = 'is-lit'

function classesOf(
  { state, transitions }: Named,
  marks: Marks,
  lit: Lit,
): readonly (MarkClass | typeof LIT)[] {
  const isLit =
    state === undefined ? transitions.some((id) => lit.transitions.has(id)) : lit.states.has(state)
  const marked = state === undefined ? classesOfTransitions(transitions, marks) : classesOfState(state, marks)
  return isLit ? [...marked, LIT] : marked
}

function namesOf({ attributes }: Part): Pick<Named, 'state' | 'transitions'> {
  const { 'data-state': state, 'data-edge': edge, 'data-edges': edges } = attributes
  if (state !== undefined) return { state: String(state), transitions: [] }
  if (edge !== undefined) return { state: undefined, transitions: [String(edge)] }
  return { state: undefined, transitions: edges === undefined ? [] : JSON.parse(String(edges)) }
}

function shell({ tag, attributes }: Part): globalThis.Element {
  const node = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue
    if (name === 'xml:space') node.setAttributeNS(XML, name, String(value))
    else node.setAttribute(name, String(value))
  }
  return node
}
