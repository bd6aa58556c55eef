import type { Composition } from './composition.ts'
import { compositionsFor } from './compositions.ts'
import { exchanged, type Inks, inksNear } from './inks.ts'
import { isScene, type Motif } from './motif.ts'
import { findMotif, motifs } from './motifs.ts'
import { chance, pick, seededRng } from './seeded-rng.ts'

export type ArtRequest = {
  id: string
  /** A motif's name, also with a variant: `onca`, `cartas/ouros`. If it is unknown, the id selects one. */
  motif: string
  /** Degrees in OKLCH: selects inks whose ground has a similar hue. */
  hue?: number
}

/** The id decides an arrangement, except small random details. */
export type Arrangement = {
  motif: Motif
  variant: string
  inks: Inks
  /** Absent for scenes, which fill the tile. */
  composition?: Composition
}

/** Deterministic: the same request always has the same arrangement. */
export function arrangementOf({ id, motif: wanted, hue }: ArtRequest): Arrangement {
  const [name = '', wantedVariant] = wanted.split('/')
  const dice = seededRng(`${id} ${wanted}`)
  const motif = findMotif(name) ?? pick(dice, motifs)
  const variant = motif.variants.find((known) => known === wantedVariant) ?? pick(dice, motif.variants)
  const inks = pick(dice, inksNear(hue))
  // A scene has no composition, so swapped inks make its pictures differ.
  if (isScene(motif)) return { motif, variant, inks: chance(dice) ? exchanged(inks) : inks }
  return { motif, variant, inks, composition: pick(dice, compositionsFor(motif)) }
}
