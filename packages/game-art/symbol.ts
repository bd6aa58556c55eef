import { arrangementOf } from './arrangement.ts'
import { artRequest, type GameArt } from './game-inks.ts'
import type { Inks } from './inks.ts'
import { fill, line, pearls, put, scalloped } from './marks.ts'
import { framed, isScene } from './motif.ts'
import { findMotif } from './motifs.ts'
import { type Rng, seededRng, shuffled } from './seeded-rng.ts'
import { circle, polygon, rays, ringPoints, star } from './shapes.ts'
import { signSheet, upright } from './sign.ts'
import { isRed, type Suit, suitSign } from './suits.ts'

/**
 * Slot symbols: four suits (p, c, e, o), three companions (x, y, z), the top figure (t), wild (w) and scatter
 * (s).
 */
export type SlotSymbol = 'p' | 'c' | 'e' | 'o' | 'x' | 'y' | 'z' | 't' | 'w' | 's'

const suitOf: Partial<Record<SlotSymbol, Suit>> = { p: 'paus', c: 'copas', e: 'espadas', o: 'ouros' }

/** Groups of related figures. A game takes three companions from one group, but never its own figure. */
const companies: readonly (readonly string[])[] = [
  ['fruta/cereja', 'fruta/uva', 'fruta/abacaxi', 'fruta/melancia', 'fruta/caju'],
  ['sorte/sino', 'sorte/ferradura', 'sorte/trevo', 'sorte/sete', 'tesouro/diamante'],
  ['tesouro/coroa', 'tesouro/moedas', 'tesouro/anel', 'tesouro/bau', 'tesouro/chave'],
  ['arara/arara', 'tucano/tucano', 'mico/mico-leao', 'borboleta/morfo', 'onca/onca'],
  ['mar/concha', 'mar/caranguejo', 'peixe/dourado', 'mar/tartaruga', 'pesca/ancora'],
  ['musica/pandeiro', 'musica/violao', 'musica/tambor', 'mascara/colombina', 'mascara/arlequim'],
]

/** Suits are smaller, so that figures stand out. */
const SUIT_SIZE = 76

/** Draws a slot symbol as an SVG document for an image element, 240 by 240, without a background. */
export function symbolArt(game: GameArt, symbol: SlotSymbol): string {
  const { inks } = arrangementOf(artRequest(game))
  return signSheet(inks, drawn(game, symbol, inks))
}

function drawn(game: GameArt, symbol: SlotSymbol, inks: Inks): string {
  const suit = suitOf[symbol]
  if (suit) return suitMark(suit, inks)
  if (symbol === 'w') return wildMark(inks)
  if (symbol === 's') return scatterMark(inks)
  const dice = seededRng(`symbols ${game.nodeId}`)
  return symbol === 't' ? topFigure(game, inks, dice) : companion(game, inks, dice, symbol)
}

function suitMark(suit: Suit, inks: Inks): string {
  const ink = isRed(suit) ? inks.warm : inks.deep
  return (
    put({ x: 5, y: 5 }, fill(inks.line, suitSign(suit, 0, 0, SUIT_SIZE + 9))) +
    fill(inks.paper, suitSign(suit, 0, 0, SUIT_SIZE + 9)) +
    fill(ink, suitSign(suit, 0, 0, SUIT_SIZE - 8))
  )
}

function wildMark(inks: Inks): string {
  return (
    put({ x: 6, y: 6 }, scalloped(inks.deep, 0, 0, 94, 20)) +
    scalloped(inks.paper, 0, 0, 94, 20) +
    fill(inks.deep, circle(0, 0, 86)) +
    fill(inks.main, rays(0, 0, 80, 10)) +
    fill(inks.paper, star(0, 0, 74, 5, 0.46)) +
    fill(inks.warm, star(0, 0, 52, 5, 0.46))
  )
}

/** Draws a sun, the scatter symbol that awards free spins. */
function scatterMark(inks: Inks): string {
  const beams = ringPoints(12, 1).map(([x, y], index) => {
    const [left, right] = [ringPoints(12, 74, 0, 0, -9)[index], ringPoints(12, 74, 0, 0, 9)[index]]
    return left && right ? polygon(left, [x * 112, y * 112], right) : ''
  })
  return (
    put({ x: 6, y: 6 }, fill(inks.deep, beams.join('') + circle(0, 0, 72))) +
    fill(inks.warm, beams.join('')) +
    fill(inks.paper, circle(0, 0, 74)) +
    pearls(inks.deep, 5, 14.2, circle(0, 0, 63)) +
    fill(inks.cool, circle(0, 0, 52)) +
    line(inks.paper, 4, circle(0, 0, 44)) +
    fill(inks.paper, star(0, 0, 38, 8, 0.5))
  )
}

function topFigure(game: GameArt, inks: Inks, dice: Rng): string {
  const { motif, variant } = arrangementOf(artRequest(game))
  const figure = isScene(motif) ? framed(motif, inks, variant, dice) : motif.draw(inks, variant, dice)
  return upright(figure, 0.84)
}

function companion(game: GameArt, inks: Inks, dice: Rng, symbol: SlotSymbol): string {
  const own = game.motif.split('/')[0] ?? ''
  const fitting = companies.map((names) => names.filter((name) => !name.startsWith(`${own}/`)))
  const company =
    shuffled(
      dice,
      fitting.filter((names) => names.length >= 3),
    )[0] ?? []
  const [name = '', variant = ''] = (company['xyz'.indexOf(symbol)] ?? '').split('/')
  const motif = findMotif(name)
  if (!motif || isScene(motif)) throw new Error(`Unknown motif "${name}"`)
  return upright(motif.draw(inks, variant, dice), 0.74)
}
