import type { Inks } from '#game-art/inks.ts'
import { fill, line } from '#game-art/marks.ts'
import { enlarged, type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, polar, polygon, ringPoints, round } from '#game-art/shapes.ts'

const RADIUS = 105
const BALL = circle(0, 0, RADIUS)

const pair = (point: readonly [number, number]) => point.map(round).join(' ')

function football(inks: Inks): string {
  const turn = 12
  const inner = ringPoints(5, 40, 0, 0, turn)
  const middle = ringPoints(5, 74, 0, 0, turn)
  let patches = polygon(...inner)
  let seams = ''
  for (let index = 0; index < 5; index++) {
    const angle = turn + index * 72
    const left = polar(0, 0, 83, angle - 15)
    const right = polar(0, 0, 83, angle + 15)
    const rim = [polar(0, 0, RADIUS, angle + 23), polar(0, 0, RADIUS, angle - 23)] as const
    const top = middle[index] ?? [0, 0]
    patches += `M${pair(left)}L${pair(top)}L${pair(right)}L${pair(rim[0])}A${RADIUS} ${RADIUS} 0 0 0 ${pair(rim[1])}z`
    seams += `M${pair(inner[index] ?? [0, 0])}L${pair(top)}M${pair(right)}L${pair(polar(0, 0, 83, angle + 57))}`
  }
  return fill(inks.paper, BALL) + fill(inks.deep, patches) + line(inks.deep, 4, seams)
}

function basketball(inks: Inks): string {
  return (
    fill(inks.warm, BALL) +
    line(inks.deep, 5, 'M0 -105V105M-105 0H105M-74 -74a100 100 0 0 1 0 148M74 -74a100 100 0 0 0 0 148') +
    line(inks.paper, 4, 'M-84 -40a94 94 0 0 1 24-34')
  )
}

function volleyball(inks: Inks): string {
  const third = 'M0 0C-34 -30 -36 -74 0 -105A105 105 0 0 1 91 52C82 18 43 -14 0 0z'
  const seams = 'M24 -6C18 -34 26 -66 52 -91M52 -2C54 -22 68 -38 97 -40'
  const thirds = [inks.main, inks.paper, inks.second].map((ink, index) => {
    const panels = fill(ink, third) + line(inks.deep, 4, third + seams)
    return `<g transform="rotate(${index * 120 + 20})">${panels}</g>`
  })
  return thirds.join('') + line(inks.deep, 4, circle(0, 0, 103))
}

function tennis(inks: Inks): string {
  return (
    fill(inks.main, BALL) +
    line(
      inks.paper,
      12,
      'M-84 -62C-30 -44 -2 -16 -2 28C-2 60 -14 84 -34 99M100 30C70 20 50 0 44 -28C40 -52 44 -74 56 -88',
    ) +
    fill(inks.deep, 'M-20 103A105 105 0 0 0 74 74C50 92 16 96 -20 103z')
  )
}

const balls: Readonly<Record<string, (inks: Inks) => string>> = {
  futebol: football,
  basquete: basketball,
  volei: volleyball,
  tenis: tennis,
}

export const bola: FigureMotif = {
  name: 'bola',
  categories: ['SPORTS', 'ESPORTS', 'PVP'],
  variants: Object.keys(balls),
  draw: (inks, variant) => {
    const draw = balls[variant] ?? football
    return enlarged(
      figure(variant === 'futebol' ? ['paper'] : ['main', 'second', 'paper'], BALL, draw(inks)),
      1.14,
    )
  },
}
