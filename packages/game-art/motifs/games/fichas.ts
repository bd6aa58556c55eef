import type { Inks } from '#game-art/inks.ts'
import { fill, HATCH, line, pearls } from '#game-art/marks.ts'
import { enlarged, type Figure, type FigureMotif } from '#game-art/motif.ts'
import { pick } from '#game-art/seeded-rng.ts'
import { circle, ellipse, sector } from '#game-art/shapes.ts'
import { type Suit, suitSign, suits } from '#game-art/suits.ts'

function chip(inks: Inks, suit: Suit): Figure {
  const notches = Array.from({ length: 6 }, (_, i) => sector(0, 0, 78, 105, i * 60 - 12, i * 60 + 12)).join(
    '',
  )
  return {
    edge: ['main', 'paper'],
    shadow: fill(HATCH, circle(0, 0, 105)),
    body: [
      fill(inks.main, circle(0, 0, 105)),
      fill(inks.paper, notches),
      line(inks.deep, 3, circle(0, 0, 78)),
      fill(inks.second, circle(0, 0, 76)),
      pearls(inks.paper, 6, 16.75, circle(0, 0, 64)),
      fill(inks.paper, circle(0, 0, 54)),
      fill(inks.deep, suitSign(suit, 0, 0, 36)),
    ].join(''),
  }
}

type Pile = { x: number; foot: number; count: number; ink: string; edge: string }

const HALF = 50
const FLAT = 20
const THICK = 17

const pileOutline = ({ x, foot, count }: Pile) =>
  `M${x - HALF} ${foot}v${-count * THICK}a${HALF} ${FLAT} 0 0 1 ${HALF * 2} 0v${count * THICK}a${HALF} ${FLAT} 0 0 1 ${-HALF * 2} 0z`

function pile(inks: Inks, it: Pile): string {
  const { x, foot, count, ink, edge } = it
  const top = foot - count * THICK
  const rims = Array.from(
    { length: count },
    (_, i) => `M${x - HALF} ${foot - i * THICK}a${HALF} ${FLAT} 0 0 0 ${HALF * 2} 0`,
  )
  const stripes = Array.from({ length: count }, (_, i) => {
    const y = foot - i * THICK
    return `M${x - 40} ${y + 12}v${-THICK}l16 5v${THICK}zM${x + 10} ${y + 19.6}v${-THICK}l18-3v${THICK}z`
  })
  return [
    fill(ink, pileOutline(it)),
    fill(edge, stripes.join('')),
    line(inks.deep, 2.5, rims.join('')),
    fill(edge, ellipse(x, top, HALF, FLAT)),
    fill(ink, ellipse(x, top, HALF * 0.72, FLAT * 0.7)),
    fill(inks.deep, ellipse(x, top, HALF * 0.3, FLAT * 0.3)),
  ].join('')
}

function piles(inks: Inks): Figure {
  const set: readonly Pile[] = [
    { x: 40, foot: 62, count: 9, ink: inks.second, edge: inks.paper },
    { x: -48, foot: 76, count: 6, ink: inks.main, edge: inks.paper },
    { x: 30, foot: 108, count: 3, ink: inks.paper, edge: inks.main },
  ]
  return {
    edge: ['main', 'second', 'paper'],
    shadow: set.map((it) => fill(HATCH, pileOutline(it))).join(''),
    body: set.map((it) => pile(inks, it)).join(''),
  }
}

/** A chip seen from above, or stacks of chips. */
export const fichas: FigureMotif = {
  name: 'fichas',
  categories: ['LIVE', 'PVP', 'BGS'],
  variants: ['ficha', 'pilha'],
  draw: (inks, variant, dice) =>
    variant === 'pilha' ? piles(inks) : enlarged(chip(inks, pick(dice, suits)), 1.12),
}
