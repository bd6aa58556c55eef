import type { Stage } from './composition.ts'
import type { FieldInk, Inks } from './inks.ts'
import { type Figure, framed, isScene, type Motif } from './motif.ts'
import { pick, type Rng } from './seeded-rng.ts'

// `soft` occurs twice, so it is picked more often: an unobtrusive background suits most figures.
const FIELDS: readonly FieldInk[] = ['soft', 'soft', 'second', 'deep', 'paper', 'main']

function fieldFor(figure: Figure, inks: Inks, dice: Rng): string {
  const free = FIELDS.filter((ink) => !figure.edge.includes(ink))
  return inks[pick(dice, free)]
}

/**
 * Draws a motif in the given inks, and adds the other data that compositions need. A scene is first turned
 * into a framed print.
 */
export function stageFor(motif: Motif, variant: string, inks: Inks, dice: Rng): Stage {
  const figure = isScene(motif) ? framed(motif, inks, variant, dice) : motif.draw(inks, variant, dice)
  const lettered = isScene(motif) || motif.lettered === true
  return { inks, field: fieldFor(figure, inks, dice), figure, lettered, dice }
}
