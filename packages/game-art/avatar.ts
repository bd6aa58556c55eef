import { type Inks, inksNamed } from './inks.ts'
import { fill, put } from './marks.ts'
import { type FigureMotif, isScene } from './motif.ts'
import { findMotif } from './motifs.ts'
import { seededRng } from './seeded-rng.ts'
import { circle } from './shapes.ts'

type Portrait = { motif: string; variant: string; inks: string; scale: number; drop?: number }

const portraits: readonly Portrait[] = [
  { motif: 'onca', variant: 'onca', inks: 'mata', scale: 0.3 },
  { motif: 'arara', variant: 'arara', inks: 'anil', scale: 0.42, drop: 24 },
  { motif: 'corte', variant: 'rei', inks: 'urucum', scale: 0.36, drop: 12 },
  { motif: 'polvo', variant: 'polvo', inks: 'mar', scale: 0.36, drop: 12 },
  { motif: 'tucano', variant: 'tucano', inks: 'areia', scale: 0.44, drop: 22 },
  { motif: 'onca', variant: 'tigre', inks: 'petroleo', scale: 0.3 },
  { motif: 'corte', variant: 'dama', inks: 'rosa', scale: 0.36, drop: 12 },
  { motif: 'peixe', variant: 'dourado', inks: 'noite', scale: 0.34 },
  { motif: 'xadrez', variant: 'cavalo', inks: 'barro', scale: 0.38, drop: 8 },
  { motif: 'bola', variant: 'futebol', inks: 'folha', scale: 0.28 },
  { motif: 'onca', variant: 'pantera', inks: 'caju', scale: 0.3 },
  { motif: 'corte', variant: 'valete', inks: 'lavanda', scale: 0.36, drop: 12 },
]

export const avatarCount = portraits.length

function draw(motif: FigureMotif, portrait: Portrait, inks: Inks): string {
  const { body } = motif.draw(inks, portrait.variant, seededRng(portrait.variant))
  return put({ x: 48, y: 48 + (portrait.drop ?? 0), scale: portrait.scale }, body)
}

/**
 * Draws an avatar, 96 by 96, that still works when cropped to a circle. After the last index, the avatars
 * repeat.
 */
export function avatarArt(index: number): string {
  const portrait = portraits[((index % avatarCount) + avatarCount) % avatarCount]
  const motif = portrait && findMotif(portrait.motif)
  if (portrait === undefined || motif === undefined || isScene(motif))
    throw new Error(`Avatar ${index} does not exist.`)
  const inks = inksNamed(portrait.inks)
  const ground = fill(inks.ground, 'M0 0h96v96H0z') + fill(inks.soft, circle(48, 48, 40))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">${ground}${draw(motif, portrait, inks)}</svg>`
}
