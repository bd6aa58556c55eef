import type { Inks } from '#game-art/inks.ts'
import { fill, HATCH, line } from '#game-art/marks.ts'
import type { SceneMotif } from '#game-art/motif.ts'
import { chance, type Rng, whole } from '#game-art/seeded-rng.ts'
import { circle, type Point, polyline, rect, star } from '#game-art/shapes.ts'

function specks(inks: Inks, dice: Rng, count: number): string {
  const points = Array.from({ length: count }, () => circle(dice() * 300, dice() * 290, 0.9 + dice() * 1.5))
  return `<g opacity=".75">${fill(inks.paper, points.join(''))}</g>`
}

function hills(inks: Inks, dice: Rng): string {
  const near = chance(dice)
    ? 'M0 400v-34a80 80 0 0 1 100-6a120 120 0 0 1 200-10v50z'
    : 'M0 400v-52a130 130 0 0 1 180 14a90 90 0 0 1 120-8v46z'
  const far = chance(dice)
    ? 'M0 400V318a90 90 0 0 1 150 0a90 90 0 0 1 150 0v82z'
    : 'M0 400v-74l60-40l50 36l70-52l120 62v68z'
  return fill(inks.second, far) + fill(inks.main, near) + fill(HATCH, near)
}

const dashed = ' stroke-dasharray="1 7" stroke-linecap="round"'

function southernCross(inks: Inks, dice: Rng): string {
  const moon = chance(dice)
    ? 'M232 40a46 46 0 1 0 44 66a38 38 0 0 1-44-66z'
    : 'M68 40a46 46 0 1 1-44 66a38 38 0 0 0 44-66z'
  const stars =
    star(150, 48, 21, 4, 0.26) +
    star(150, 240, 25, 4, 0.26) +
    star(90, 150, 17, 4, 0.26) +
    star(206, 128, 15, 4, 0.26) +
    star(178, 176, 8, 4, 0.26)
  return (
    fill(inks.ground, circle(150, 150, 134)) +
    specks(inks, dice, 26) +
    line(inks.paper, 2.2, 'M150 48V240M90 150L206 128', dashed) +
    fill(inks.main, moon) +
    fill(inks.paper, stars) +
    hills(inks, dice)
  )
}

/** Draws a fictional constellation that differs from game to game. */
function constellation(inks: Inks, dice: Rng): string {
  const points = Array.from(
    { length: 7 },
    (_, index): Point => [40 + index * 37 + whole(dice, -8, 8), whole(dice, 60, 250)],
  )
  const rings = line(inks.soft, 3, circle(150, 160, 70) + circle(150, 160, 112) + circle(150, 160, 154))
  const marks = points.map(([x, y], index) => (index % 2 ? circle(x, y, 6) : star(x, y, 17, 4, 0.28)))
  return (
    fill(inks.ground, rect(0, 0, 300, 330)) +
    rings +
    specks(inks, dice, 22) +
    line(inks.paper, 2.2, polyline(...points), dashed) +
    fill(inks.main, circle(points[3]?.[0] ?? 150, points[3]?.[1] ?? 150, 26)) +
    fill(inks.paper, marks.join('')) +
    hills(inks, dice)
  )
}

function moonrise(inks: Inks, dice: Rng): string {
  const craters =
    circle(112, 150, 18) +
    circle(186, 196, 12) +
    circle(168, 112, 9) +
    circle(128, 222, 8) +
    circle(206, 148, 6)
  const glints = [0, 1, 2, 3, 4].map((row) => rect(60 + row * 17, 312 + row * 17, 180 - row * 34, 7)).join('')
  return (
    specks(inks, dice, 26) +
    fill(inks.ground, circle(150, 170, 140)) +
    fill(inks.main, circle(150, 170, 108)) +
    fill(HATCH, 'M150 62a108 108 0 0 1 0 216a140 140 0 0 0 0-216z') +
    fill(inks.ground, craters) +
    fill(inks.second, rect(0, 290, 300, 110)) +
    fill(inks.main, glints) +
    fill(
      inks.deep,
      'M0 290c30-34 50-30 70-18c20-22 44-14 52 18zM210 290c16-24 40-30 54-12c14-14 30-10 36 0v12z',
    )
  )
}

export const cruzeiro: SceneMotif = {
  name: 'cruzeiro',
  categories: ['RNG', 'BGS', 'ELOTT', 'LIVE'],
  variants: ['cruzeiro', 'constelacao', 'luar'],
  paint: (inks, variant, dice) => {
    const night = fill(inks.deep, rect(0, 0, 300, 400))
    if (variant === 'constelacao') return night + constellation(inks, dice)
    if (variant === 'luar') return night + moonrise(inks, dice)
    return night + southernCross(inks, dice)
  },
}
