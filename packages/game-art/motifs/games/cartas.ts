import type { Inks } from '#game-art/inks.ts'
import { word, wordAt } from '#game-art/letters.ts'
import { fill, HATCH, line, turned } from '#game-art/marks.ts'
import type { Figure, FigureMotif } from '#game-art/motif.ts'
import { shuffled } from '#game-art/seeded-rng.ts'
import { circle, lens, polygon, rounded, sector, star } from '#game-art/shapes.ts'
import { isRed, type Suit, suitSign, suits } from '#game-art/suits.ts'

const CARD = rounded(-66, -108, 132, 210, 12)
const RIM = rounded(-57, -99, 114, 192, 5)
const SPREAD = 15

/** Rotates a card to one side around a point below the card, so that several cards form a fan. */
const fanned = (side: -1 | 1, card: string) => `<g transform="rotate(${side * SPREAD} 0 190)">${card}</g>`

/** A small card. It lies above the point around which the cards of a hand are fanned. */
const SMALL = rounded(-31, -149, 62, 98, 8)
const BEND = 15
const FACES = [1, 2, 3, 4, 5]

/** The signs of the PvP cards, from the lowest card to the highest. */
const signs = [
  circle(-14, -102, 10),
  lens([-14, -114], [-14, -90], 0.6),
  polygon([-14, -114], [-2, -92], [-26, -92]),
  polygon([-14, -115], [-2, -102], [-14, -89], [-26, -102]),
  star(-14, -102, 13, 5, 0.42),
]

/** Two players' hands of five cards: one face up, the other face down. */
function duel(inks: Inks): Figure {
  const hand = (ink: string, cards: readonly string[]) =>
    `<g transform="translate(0 168)" fill="${ink}" stroke="${inks.deep}" stroke-width="2.5">${cards.join('')}</g>`
  const back = `<g id="b"><path id="c" d="${SMALL}"/>${line(inks.paper, 2.5, rounded(-24, -142, 48, 84, 4))}</g>`
  const closed = FACES.map((face) => turned((face - 3) * BEND, face === 1 ? back : '<use href="#b"/>'))
  const open = FACES.map((face) => {
    const sign = fill(face % 2 === 1 ? inks.warm : inks.deep, signs[face - 1] ?? '')
    return turned(
      (face - 3) * BEND,
      `<use href="#c"/>${wordAt(`${face}`, -16, -131, 19, inks.deep, 2.8)}${sign}`,
    )
  })
  return {
    edge: ['paper', 'main'],
    shadow: fill(HATCH, sector(0, 168, 51, 149, -42, 42) + sector(0, -168, 51, 149, 138, 222)),
    body:
      turned(180, hand(inks.main, closed)) +
      hand(inks.paper, open) +
      fill(inks.deep, star(0, 0, 33, 8, 0.6)) +
      fill(inks.second, star(0, 0, 26, 8, 0.6)) +
      fill(inks.paper, circle(0, 0, 8)),
  }
}

/** A hand of three cards with an ace in front, or a duel of two hands. */
export const cartas: FigureMotif = {
  name: 'cartas',
  categories: ['LIVE', 'PVP', 'RNG', 'BGS'],
  variants: [...suits, 'duelo'],
  lettered: true,
  draw: (inks, variant, dice) => {
    if (variant === 'duelo') return duel(inks)
    const ace = suits.find((suit) => suit === variant) ?? 'espadas'
    const [left = 'copas', right = 'paus'] = shuffled(
      dice,
      suits.filter((suit) => suit !== ace),
    )
    const sign = isRed(ace) ? inks.warm : inks.deep
    const index = word('A', -56, -96, 26, inks.deep, 2.4) + fill(sign, suitSign(ace, -48, -52, 11))
    const back = (ink: string, suit: Suit, x: number) =>
      fill(ink, CARD) + line(inks.paper, 3, RIM) + fill(inks.paper, suitSign(suit, x, -78, 14))
    return {
      edge: ['paper', 'main', 'second'],
      shadow: fanned(-1, fill(HATCH, CARD)) + fanned(1, fill(HATCH, CARD)) + fill(HATCH, CARD),
      body: [
        fanned(-1, back(inks.second, left, -38)),
        fanned(1, back(inks.main, right, 38)),
        fill(HATCH, rounded(-59, -101, 132, 210, 12)),
        fill(inks.paper, CARD),
        fill(sign, suitSign(ace, 0, -3, 54)),
        index,
        turned(180, `<g transform="translate(0 6)">${index}</g>`),
      ].join(''),
    }
  },
}
