import { word } from '#game-art/letters.ts'
import { fill, HATCH, line, turned } from '#game-art/marks.ts'
import type { FigureMotif } from '#game-art/motif.ts'
import { shuffled } from '#game-art/seeded-rng.ts'
import { rounded } from '#game-art/shapes.ts'
import { isRed, type Suit, suitSign, suits } from '#game-art/suits.ts'

const CARD = rounded(-66, -108, 132, 210, 12)
const RIM = rounded(-57, -99, 114, 192, 5)
const SPREAD = 15

/** Rotates a card to one side around a point below the card, so that several cards form a fan. */
const fanned = (side: -1 | 1, card: string) => `<g transform="rotate(${side * SPREAD} 0 190)">${card}</g>`

/** A hand of three cards with an ace in front. */
export const cartas: FigureMotif = {
  name: 'cartas',
  categories: ['LIVE', 'PVP', 'RNG', 'BGS'],
  variants: suits,
  lettered: true,
  draw: (inks, variant, dice) => {
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
