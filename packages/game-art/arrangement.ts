import type { Composition } from './composition.ts'
import { compositionsFor } from './compositions.ts'
import { exchanged, type Inks, inksNear } from './inks.ts'
import { isScene, type Motif } from './motif.ts'
import { findMotif, motifs } from './motifs.ts'
import { chance, pick, seededRng } from './seeded-rng.ts'

/** What a picture is asked by. */
export type ArtRequest = {
  id: string
  /** A motif's name, alone or with one of its variants: `onca`, `cartas/ouros`. Unknown ones are thrown from the id. */
  motif: string
  /** Degrees, as in OKLCH: the ground comes from the printings around it. */
  hue?: number
}

/** What the id decides: everything about a picture except its small thrown details. */
export type Arrangement = {
  motif: Motif
  variant: string
  inks: Inks
  /** Absent for scenes, which fill the tile by themselves. */
  composition?: Composition
}

/** The same request has the same arrangement for ever. */
export function arrangementOf({ id, motif: wanted, hue }: ArtRequest): Arrangement {
  const [name = '', wantedVariant] = wanted.split('/')
  const dice = seededRng(`${id} ${wanted}`)
  const motif = findMotif(name) ?? pick(dice, motifs)
  const variant = motif.variants.find((known) => known === wantedVariant) ?? pick(dice, motif.variants)
  const inks = pick(dice, inksNear(hue))
  // A scene has no composition to tell two of its pictures apart: its inks change places instead.
  if (isScene(motif)) return { motif, variant, inks: chance(dice) ? exchanged(inks) : inks }
  return { motif, variant, inks, composition: pick(dice, compositionsFor(motif)) }
}
