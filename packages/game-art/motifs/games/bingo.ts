import type { Inks } from '#game-art/inks.ts'
import { wordAt } from '#game-art/letters.ts'
import { cord, fill, HATCH, line } from '#game-art/marks.ts'
import { enlarged, type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import { type Rng, shuffled } from '#game-art/seeded-rng.ts'
import { bothSides, circle, polygon, rect, rounded } from '#game-art/shapes.ts'

const NUMBERS = ['07', '12', '21', '34', '45', '58', '63', '79', '90', '16', '38', '52']

type Ball = { x: number; y: number; radius: number; ink: string; number: string }

function ball(inks: Inks, { x, y, radius, ink, number }: Ball): string {
  const isPaper = ink === inks.paper
  const eye = isPaper ? inks.deep : inks.paper
  const type = isPaper ? inks.paper : inks.deep
  const shine = `M${x - radius * 0.78} ${y - radius * 0.2}a${radius * 0.8} ${radius * 0.8} 0 0 1 ${radius * 0.45} ${-radius * 0.52}`
  return (
    fill(ink, circle(x, y, radius)) +
    fill(eye, circle(x, y, radius * 0.57)) +
    wordAt(number, x, y, radius * 0.52, type, 2.5) +
    cord(eye, Math.max(2, Math.round(radius / 20)), shine.replace(/(\.\d)\d+/g, '$1'))
  )
}

function single(inks: Inks, dice: Rng): Figure {
  const [number = '07'] = shuffled(dice, NUMBERS)
  const body = circle(0, 0, 105)
  const rings = fill(inks.main, body) + fill(inks.second, 'M-105 0a105 105 0 0 1 210 0a150 60 0 0 0-210 0z')
  return figure(
    ['main', 'second'],
    body,
    rings,
    fill(inks.paper, circle(0, 4, 60)),
    line(inks.deep, 4, circle(0, 4, 53)),
    wordAt(number, 0, 4, 50, inks.deep, 2.7),
    cord(inks.paper, 5, 'M-84 -26a88 88 0 0 1 40-50'),
  )
}

function heap(inks: Inks, dice: Rng): Figure {
  const [a = '', b = '', c = '', d = ''] = shuffled(dice, NUMBERS)
  const inksOf = shuffled(dice, [inks.main, inks.second, inks.paper, inks.deep])
  const [first = inks.main, second = inks.second, third = inks.paper, fourth = inks.deep] = inksOf
  const balls: readonly Ball[] = [
    { x: -62, y: -92, radius: 38, ink: first, number: a },
    { x: 46, y: -62, radius: 58, ink: second, number: b },
    { x: -38, y: 34, radius: 66, ink: third, number: c },
    { x: 66, y: 62, radius: 42, ink: fourth, number: d },
  ]
  const blank = circle(10, 112, 26)
  return {
    edge: ['main', 'second', 'paper', 'deep'],
    shadow: fill(HATCH, balls.map(({ x, y, radius }) => circle(x, y, radius)).join('') + blank),
    body:
      fill(first, blank) +
      fill(fourth, 'M-16 112a26 26 0 0 1 52 0z') +
      balls.map((it) => ball(inks, it)).join(''),
  }
}

function cage(inks: Inks, dice: Rng): Figure {
  const [a = '', b = '', c = ''] = shuffled(dice, NUMBERS)
  const legs =
    polygon([-70, 138], [-54, 138], [-20, 66], [-36, 66]) + polygon([70, 138], [54, 138], [20, 66], [36, 66])
  const bars = `M-88 -24h176${bothSides((side) => `M0 -112C${side * 60} -90 ${side * 60} 42 0 64`)}`
  return figure(
    ['paper', 'main', 'second'],
    circle(0, -24, 92) + legs,
    fill(inks.main, legs + rect(-84, 126, 168, 14)),
    fill(inks.paper, circle(0, -24, 90)),
    ball(inks, { x: -34, y: 6, radius: 30, ink: inks.main, number: a }),
    ball(inks, { x: 32, y: 14, radius: 27, ink: inks.second, number: b }),
    ball(inks, { x: 4, y: -40, radius: 25, ink: inks.deep, number: c }),
    line(inks.deep, 4, `${circle(0, -24, 90)}${bars}`),
    cord(inks.second, 10, 'M92 -24h14v-34'),
    fill(inks.main, circle(104, -66, 12)),
    fill(inks.deep, rounded(-18, 58, 36, 18, 4)),
  )
}

export const bingo: FigureMotif = {
  name: 'bingo',
  categories: ['ELOTT', 'LOTT', 'LIVE', 'BGS'],
  variants: ['bola', 'bolas', 'globo'],
  lettered: true,
  draw: (inks, variant, dice) => {
    if (variant === 'bolas') return heap(inks, dice)
    if (variant === 'globo') return cage(inks, dice)
    return enlarged(single(inks, dice), 1.12)
  },
}
