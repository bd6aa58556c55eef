import type { Inks } from './inks.ts'
import { fill, HATCH, type Place, put, transform } from './marks.ts'
import type { Figure } from './motif.ts'
import type { Rng } from './seeded-rng.ts'

export type Stage = {
  inks: Inks
  /** Colour of the area behind the figure. It differs from the inks along the figure's edge. */
  field: string
  figure: Figure
  /** Whether the figure contains letters or digits, so it must not be mirrored. */
  lettered: boolean
  dice: Rng
}

/** An arrangement of a figure on a tile, 300 by 400, whose background is already drawn. */
export type Composition = {
  name: string
  afloat?: boolean
  compose: (stage: Stage) => string
}

/** How far a shadow is offset to the right and down. */
const FALL = 9

const readable = ({ lettered }: Stage, place: Place): Place => (lettered ? { ...place, flip: false } : place)

/** Draws the figure with its shadow. The shadow falls in the same direction however the figure is rotated. */
export function stand(stage: Stage, wanted: Place, fall = FALL): string {
  const { figure } = stage
  const place = readable(stage, wanted)
  const shadow = { ...place, x: place.x + fall, y: place.y + fall }
  return put(shadow, figure.shadow) + put(place, figure.body)
}

export function shade(path: string, fall = FALL): string {
  return put({ x: fall, y: fall }, fill(HATCH, path))
}

/** Repeats the figure at several places. Omits shadows, because they would look muddy at small sizes. */
export function repeat(stage: Stage, wanted: readonly Place[]): string {
  const [first, ...others] = wanted.map((place) => readable(stage, place))
  if (first === undefined) return ''
  const copies = others.map((place) => `<use href="#f" transform="${transform(place)}"/>`).join('')
  return `<g transform="${transform(first)}"><g id="f">${stage.figure.body}</g></g>${copies}`
}
