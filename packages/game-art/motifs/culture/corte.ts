import type { Inks } from '#game-art/inks.ts'
import { cord, fill, mirrored } from '#game-art/marks.ts'
import { type FigureMotif, figure } from '#game-art/motif.ts'
import { bothSides, circle, lens, polygon, quarter, rect, teeth } from '#game-art/shapes.ts'

const SHOULDERS = 'M-105 140a105 84 0 0 1 210 0z'
const CROWN = polygon([-58, -66], [-72, -138], [-36, -104], [0, -140], [36, -104], [72, -138], [58, -66])
const FACE = 'M-44 -66h88v62a44 46 0 0 1-88 0z'

function eyes(inks: Inks): string {
  const eye = fill(inks.deep, 'M12 -34h24a12 12 0 0 1-24 0z') + cord(inks.deep, 4, 'M9 -44q14-8 30 0')
  return mirrored(eye) + cord(inks.deep, 4, 'M0 -34v26h8')
}

function collar(inks: Inks): string {
  return (
    fill(
      inks.second,
      bothSides((side) => quarter(side === 1 ? 0 : -46, 62, 46, side === 1 ? 1 : 0)),
    ) + fill(inks.paper, circle(0, 84, 7) + circle(0, 106, 7) + circle(0, 128, 7))
  )
}

function crown(inks: Inks): string {
  const pearls = circle(-72, -134, 8) + circle(0, -136, 8) + circle(72, -134, 8)
  return (
    fill(inks.main, CROWN) +
    fill(inks.deep, rect(-58, -82, 116, 18)) +
    fill(inks.warm, circle(-36, -73, 5) + circle(0, -73, 5) + circle(36, -73, 5)) +
    fill(inks.paper, pearls)
  )
}

function king(inks: Inks): string {
  const beard = 'M-48 -8c20 14 30-10 48-10s28 24 48 10v24a48 60 0 0 1-96 0z'
  return (
    fill(inks.second, 'M-66 -70h132v62a26 26 0 0 1-26 26h-80a26 26 0 0 1-26-26z') +
    fill(inks.paper, FACE) +
    eyes(inks) +
    fill(inks.deep, beard) +
    cord(inks.paper, 3, 'M-14 38v26M0 38v34M14 38v26') +
    fill(inks.warm, lens([-14, 12], [14, 12], 0.5)) +
    crown(inks)
  )
}

function queen(inks: Inks): string {
  const hair = 'M0 -112a72 66 0 0 1 72 66v70a24 24 0 0 1-24 24h-96a24 24 0 0 1-24-24v-70a72 66 0 0 1 72-66z'
  const flower = [0, 72, 144, 216, 288].map(
    (turn) => `<path transform="rotate(${turn} 52 -82)" d="M52 -82c-14-14-8-28 0-28s14 14 0 28z"/>`,
  )
  return (
    fill(inks.second, hair) +
    fill(inks.paper, 'M-44 -40a44 44 0 0 1 44-30a44 44 0 0 1 44 30v36a44 46 0 0 1-88 0z') +
    fill(inks.second, 'M-46 -30c10-20 40-30 60-48c8 26 20 40 32 48v-20a46 40 0 0 0-92 0z') +
    eyes(inks) +
    fill(inks.warm, 'M-14 14q7-7 14-2q7-5 14 2q-14 14-28 0z') +
    fill(
      inks.main,
      bothSides((side) => circle(side * 50, 20, 9)),
    ) +
    fill(
      inks.main,
      polygon([-34, -96], [-40, -136], [-18, -116], [0, -140], [18, -116], [40, -136], [34, -96]),
    ) +
    `<g fill="${inks.warm}">${flower.join('')}</g>` +
    fill(inks.paper, circle(52, -82, 6))
  )
}

function jack(inks: Inks): string {
  return (
    fill(inks.deep, 'M-60 -70h120v74a16 16 0 0 1-16 16h-88a16 16 0 0 1-16-16z') +
    fill(inks.paper, FACE) +
    eyes(inks) +
    cord(inks.deep, 5, 'M-24 12q12-14 24-4q12-10 24 4') +
    fill(inks.warm, lens([-10, 22], [10, 22], 0.45)) +
    fill(inks.main, 'M-74 -66q-6 -56 74 -60q80 4 74 60z') +
    fill(inks.deep, rect(-74, -74, 148, 14)) +
    fill(inks.second, 'M40 -78C50 -116 76 -132 104 -136C102 -106 84 -84 58 -72z') +
    cord(inks.paper, 3, 'M50 -76L92 -124')
  )
}

const heads: Readonly<Record<string, { outline: string; draw: (inks: Inks) => string }>> = {
  rei: { outline: CROWN + rect(-66, -70, 132, 90), draw: king },
  dama: { outline: circle(0, -40, 72) + rect(-72, -40, 144, 84), draw: queen },
  valete: { outline: `M-74 -62q-6 -60 74 -64q80 4 74 64z${rect(-60, -70, 120, 88)}`, draw: jack },
}

/** King, queen and jack in woodcut style. */
export const corte: FigureMotif = {
  name: 'corte',
  categories: ['LIVE', 'PVP', 'RNG'],
  variants: Object.keys(heads),
  draw: (inks, variant) => {
    const head = heads[variant] ?? heads.rei
    if (head === undefined) throw new Error('The court has no king.')
    return figure(
      ['main', 'second', ...(variant === 'valete' ? (['deep'] as const) : [])],
      SHOULDERS + head.outline,
      fill(inks.main, SHOULDERS),
      fill(inks.deep, teeth(-84, 140, 168, 26, 8)),
      collar(inks),
      fill(inks.paper, rect(-18, 30, 36, 36)),
      head.draw(inks),
    )
  },
}
