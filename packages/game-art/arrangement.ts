import type { Composition } from './composition.ts'
import { compositionsFor } from './compositions.ts'
import { exchanged, type Inks, inksNear } from './inks.ts'
import { isScene, type Motif } from './motif.ts'
import { findMotif, motifs } from './motifs.ts'
import { chance, pick, seededRng } from './seeded-rng.ts'

export type ArtRequest = {
  id: string
  /**
   * A motif's name, optionally with a variant: `onca`, `cartas/ouros`. If the name is unknown, the id selects
   * a motif.
   */
  motif: string
  /** Hue in OKLCH degrees. Selects inks whose background has a similar hue. */
  hue?: number
}

/** The parts of a picture that the request determines. Small random details are not among them. */
export type Arrangement = {
  motif: Motif
  variant: string
  inks: Inks
  /** Undefined for scenes, which fill the tile. */
  composition?: Composition
}

/** Arranges a picture. The same request always gets the same arrangement. */
export function arrangementOf({ id, motif: wanted, hue }: ArtRequest): Arrangement {
  const [name = '', wantedVariant] = wanted.split('/')
  const dice = seededRng(`${id} ${wanted}`)
  const motif = findMotif(name) ?? pick(dice, motifs)
  const variant = motif.variants.find((known) => known === wantedVariant) ?? pick(dice, motif.variants)
  const inks = pick(dice, inksNear(hue))
  // A scene has no composition. Swapping inks makes its pictures differ instead.
  if (isScene(motif)) return { motif, variant, inks: chance(dice) ? exchanged(inks) : inks }
  return { motif, variant, inks, composition: pick(dice, compositionsFor(motif)) }
}
