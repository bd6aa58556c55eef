import type { Inks } from './inks.ts'
import { fill, HATCH, type Place, put, transform } from './marks.ts'
import type { Figure } from './motif.ts'
import type { Rng } from './seeded-rng.ts'

/** All that a composition has to hand. */
export type Stage = {
  inks: Inks
  /** The ink of areas right behind the figure: never one that its edge is printed in. */
  field: string
  figure: Figure
  /** Never to be mirrored. */
  lettered: boolean
  dice: Rng
}

/** A way for a figure to sit on the tile, 300 by 400, whose ground is already printed. */
export type Composition = {
  name: string
  /** Only for what swims or sails. */
  afloat?: boolean
  compose: (stage: Stage) => string
}

/** How far a shadow falls to the right and down. */
const FALL = 9

const readable = ({ lettered }: Stage, place: Place): Place => (lettered ? { ...place, flip: false } : place)

/** The figure with its shadow; the shadow falls the same way however the figure is turned. */
export function stand(stage: Stage, wanted: Place, fall = FALL): string {
  const { figure } = stage
  const place = readable(stage, wanted)
  const shadow = { ...place, x: place.x + fall, y: place.y + fall }
  return put(shadow, figure.shadow) + put(place, figure.body)
}

/** The shadow of anything else. */
export function shade(path: string, fall = FALL): string {
  return put({ x: fall, y: fall }, fill(HATCH, path))
}

/** The figure many times, drawn once; each at its place, without shadows, which would turn to mud when small. */
export function repeat(stage: Stage, wanted: readonly Place[]): string {
  const [first, ...others] = wanted.map((place) => readable(stage, place))
  if (first === undefined) return ''
  const copies = others.map((place) => `<use href="#f" transform="${transform(place)}"/>`).join('')
  return `<g transform="${transform(first)}"><g id="f">${stage.figure.body}</g></g>${copies}`
}
