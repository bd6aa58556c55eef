import type { FieldInk, Inks } from './inks.ts'
import { fill, HATCH, put } from './marks.ts'
import type { Rng } from './seeded-rng.ts'

/** The kinds of games, by the names that the contract has for them. */
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

/** A thing drawn about the origin, within 105 to each side and 140 up and down. */
export type Figure = {
  /** The inks of its edge: on a field of these it would disappear. */
  edge: readonly FieldInk[]
  /** Its outline in hatch, printed a little off beneath it. */
  shadow: string
  body: string
}

/** A figure whose shadow is a filled outline. */
export function figure(edge: readonly FieldInk[], outline: string, ...marks: readonly string[]): Figure {
  return { edge, shadow: fill(HATCH, outline), body: marks.join('') }
}

/** A round or low figure fills its place only when drawn larger than the rest. */
export function enlarged({ edge, shadow, body }: Figure, scale: number): Figure {
  const place = { x: 0, y: 0, scale }
  return { edge, shadow: put(place, shadow), body: put(place, body) }
}

type Described = {
  name: string
  categories: readonly ArtCategory[]
  /** At least one; the first is taken where none is asked for and chance doesn't decide. */
  variants: readonly string[]
}

/** A motif that is one thing, and may stand in any composition. */
export type FigureMotif = Described & {
  /** Letters or figures are part of it: it is never shown in the mirror. */
  lettered?: boolean
  /** A swimmer or a boat: may be put into waves. */
  afloat?: boolean
  draw: (inks: Inks, variant: string, dice: Rng) => Figure
}

/** A motif that fills the whole tile, 300 by 400. */
export type SceneMotif = Described & {
  paint: (inks: Inks, variant: string, dice: Rng) => string
  /** What lies hidden in it, where it is a field: about the origin, within 32 to each side. */
  find?: (inks: Inks, variant: string) => string
}

export type Motif = FigureMotif | SceneMotif

export const isScene = (motif: Motif): motif is SceneMotif => 'paint' in motif

/** A scene as a figure: a print in a paper margin. */
export function framed(scene: SceneMotif, inks: Inks, variant: string, dice: Rng): Figure {
  const ground = fill(inks.ground, 'M0 0h300v400H0z')
  const print = `<svg x="-97" y="-130" width="194" height="260" viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice">${ground}${scene.paint(inks, variant, dice)}</svg>`
  const sheet = 'M-105 -138h210v276h-210z'
  return figure(['paper'], sheet, fill(inks.paper, sheet), print)
}
