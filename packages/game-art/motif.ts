import type { FieldInk, Inks } from './inks.ts'
import { fill, HATCH, put } from './marks.ts'
import type { Rng } from './seeded-rng.ts'

/** Game categories, named as in the protocol. */
export type ArtCategory =
  | 'RNG'
  | 'LIVE'
  | 'FISH'
  | 'PVP'
  | 'SPORTS'
  | 'ESPORTS'
  | 'COCKFIGHT'
  | 'ELOTT'
  | 'LOTT'
  | 'BGS'

/** A drawing centred on the origin. It extends at most 105 units left and right, and 140 up and down. */
export type Figure = {
  /** Inks along the figure's edge. On a background in one of them, the figure would be invisible. */
  edge: readonly FieldInk[]
  /** The figure's outline, filled with diagonal lines. It is drawn behind the figure, slightly offset. */
  shadow: string
  body: string
}

export function figure(edge: readonly FieldInk[], outline: string, ...marks: readonly string[]): Figure {
  return { edge, shadow: fill(HATCH, outline), body: marks.join('') }
}

/** Enlarges a figure whose round or low shape looks too small at the normal scale. */
export function enlarged({ edge, shadow, body }: Figure, scale: number): Figure {
  const place = { x: 0, y: 0, scale }
  return { edge, shadow: put(place, shadow), body: put(place, body) }
}

type Described = {
  name: string
  categories: readonly ArtCategory[]
  /** Has at least one element. */
  variants: readonly string[]
}

/** A single object, which a composition places on the tile. */
export type FigureMotif = Described & {
  /** Whether the motif contains letters or digits, so it must not be mirrored. */
  lettered?: boolean
  /** Whether the motif can be placed in waves, like a swimmer or a boat. */
  afloat?: boolean
  draw: (inks: Inks, variant: string, dice: Rng) => Figure
}

/** A motif that fills the whole tile, 300 by 400. */
export type SceneMotif = Described & {
  paint: (inks: Inks, variant: string, dice: Rng) => string
  /** The prize in a minefield cell. It is centred on the origin and extends at most 32 units to each side. */
  find?: (inks: Inks, variant: string) => string
}

export type Motif = FigureMotif | SceneMotif

export const isScene = (motif: Motif): motif is SceneMotif => 'paint' in motif

/** Turns a scene into a figure: a print with a paper margin. */
export function framed(scene: SceneMotif, inks: Inks, variant: string, dice: Rng): Figure {
  const ground = fill(inks.ground, 'M0 0h300v400H0z')
  const print = `<svg x="-97" y="-130" width="194" height="260" viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice">${ground}${scene.paint(inks, variant, dice)}</svg>`
  const sheet = 'M-105 -138h210v276h-210z'
  return figure(['paper'], sheet, fill(inks.paper, sheet), print)
}
