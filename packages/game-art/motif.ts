import type { FieldInk, Inks } from './inks.ts'
import { fill, HATCH, put } from './marks.ts'
import type { Rng } from './seeded-rng.ts'

/** Kinds of games, by their names in the protocol. */
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

/** Drawn around the origin, within 105 horizontally and 140 vertically. */
export type Figure = {
  /** Inks of its edge: on a field of these it would be invisible. */
  edge: readonly FieldInk[]
  /** Its outline in hatch, printed below it, slightly offset. */
  shadow: string
  body: string
}

export function figure(edge: readonly FieldInk[], outline: string, ...marks: readonly string[]): Figure {
  return { edge, shadow: fill(HATCH, outline), body: marks.join('') }
}

/** Enlarges a figure that looks too small at normal scale because it is round or low. */
export function enlarged({ edge, shadow, body }: Figure, scale: number): Figure {
  const place = { x: 0, y: 0, scale }
  return { edge, shadow: put(place, shadow), body: put(place, body) }
}

type Described = {
  name: string
  categories: readonly ArtCategory[]
  /** At least one. The first is the default. */
  variants: readonly string[]
}

/** A single object, for any composition. */
export type FigureMotif = Described & {
  /** It contains letters or digits, so it must not be mirrored. */
  lettered?: boolean
  /** A swimmer or a boat: may be placed in waves. */
  afloat?: boolean
  draw: (inks: Inks, variant: string, dice: Rng) => Figure
}

/** A motif that fills the whole tile, 300 by 400. */
export type SceneMotif = Described & {
  paint: (inks: Inks, variant: string, dice: Rng) => string
  /** The prize in a minefield cell, drawn around the origin within 32 units on each side. */
  find?: (inks: Inks, variant: string) => string
}

export type Motif = FigureMotif | SceneMotif

export const isScene = (motif: Motif): motif is SceneMotif => 'paint' in motif

/** A scene as a figure: a print with a paper margin. */
export function framed(scene: SceneMotif, inks: Inks, variant: string, dice: Rng): Figure {
  const ground = fill(inks.ground, 'M0 0h300v400H0z')
  const print = `<svg x="-97" y="-130" width="194" height="260" viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice">${ground}${scene.paint(inks, variant, dice)}</svg>`
  const sheet = 'M-105 -138h210v276h-210z'
  return figure(['paper'], sheet, fill(inks.paper, sheet), print)
}
