import type { Inks } from '#game-art/inks.ts'
import { wordAt } from '#game-art/letters.ts'
import { fill, HATCH, line, put } from '#game-art/marks.ts'
import type { Figure, FigureMotif } from '#game-art/motif.ts'
import { type Rng, whole } from '#game-art/seeded-rng.ts'
import { circle, rect, rounded, star } from '#game-art/shapes.ts'

const TICKET = 'M-108 -56h216v34a22 22 0 0 0 0 44v34h-216v-34a22 22 0 0 0 0-44z'

const number = (dice: Rng) => String(whole(dice, 1000, 9999))

function ticket(inks: Inks, ink: string, digits: string): string {
  return [
    fill(ink, TICKET),
    line(inks.deep, 3, 'M-78 -46h124v92h-124z'),
    line(inks.deep, 3, 'M62 -56V56', ' stroke-dasharray="7 6"'),
    fill(inks.deep, star(-16, -22, 17, 8, 0.5)),
    wordAt(digits, -16, 20, 25, inks.deep, 2.8),
    fill(inks.deep, rect(76, -38, 5, 22) + rect(84, -38, 9, 22) + rect(76, 16, 9, 22) + rect(88, 16, 5, 22)),
  ].join('')
}

function pair(inks: Inks, dice: Rng): Figure {
  const back = { x: 6, y: -42, turn: -24 }
  const front = { x: -4, y: 40, turn: 12 }
  return {
    edge: ['paper', 'main'],
    shadow: put(back, fill(HATCH, TICKET)) + put(front, fill(HATCH, TICKET)),
    body:
      put(back, ticket(inks, inks.main, number(dice))) +
      put({ ...front, x: front.x + 8, y: front.y + 8 }, fill(HATCH, TICKET)) +
      put(front, ticket(inks, inks.paper, number(dice))),
  }
}

function roll(inks: Inks, dice: Rng): Figure {
  const strip = 'M-62 -40h124v176l-15.5 -12l-15.5 12l-15.5-12l-15.5 12l-15.5-12l-15.5 12l-15.5-12l-15.5 12z'
  const drum = rounded(-84, -128, 168, 100, 14)
  return {
    edge: ['paper', 'main'],
    shadow: fill(HATCH, strip + drum),
    body: [
      fill(inks.main, drum),
      fill(inks.second, rounded(-84, -128, 168, 34, 14)),
      fill(inks.deep, circle(-56, -66, 10) + circle(-26, -66, 10) + rect(-72, -46, 144, 12)),
      fill(inks.paper, strip),
      fill(HATCH, 'M-62 -40h124v14h-124z'),
      [-4, 30, 64].map((y) => wordAt(number(dice), 0, y, 18, inks.deep, 2.6)).join(''),
      line(inks.deep, 2.5, 'M-46 13h92M-46 47h92', ' stroke-dasharray="5 5"'),
      fill(inks.warm, star(0, 96, 16, 5, 0.45)),
    ].join(''),
  }
}

export const bilhete: FigureMotif = {
  name: 'bilhete',
  categories: ['ELOTT', 'LOTT'],
  variants: ['bilhetes', 'sorteio'],
  lettered: true,
  draw: (inks, variant, dice) => (variant === 'sorteio' ? roll(inks, dice) : pair(inks, dice)),
}
