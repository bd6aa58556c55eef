import type { Inks } from '#game-art/inks.ts'
import { fill, line, put } from '#game-art/marks.ts'
import type { SceneMotif } from '#game-art/motif.ts'
import { pick, type Rng, shuffled, whole } from '#game-art/seeded-rng.ts'
import { bothSides, type Corner, circle, polygon, quarter, rect, star } from '#game-art/shapes.ts'

const MIRRORED: readonly Corner[] = [1, 0, 3, 2]

/** Draws a panel whose left and right halves mirror each other, with a rose at the centre. */
function panel(inks: Inks, dice: Rng): string {
  const colours = shuffled(dice, [inks.main, inks.second, inks.paper])
  const paths = colours.map(() => '')
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 3; column++) {
      const corner = pick<Corner>(dice, [0, 1, 2, 3])
      const slot = whole(dice, 0, 2)
      paths[slot] +=
        quarter(column * 50, row * 50, 50, corner) +
        quarter((5 - column) * 50, row * 50, 50, MIRRORED[corner] ?? 0)
    }
  }
  const rose =
    fill(inks.deep, circle(150, 200, 78)) +
    line(inks.paper, 4, circle(150, 200, 67)) +
    fill(inks.main, star(150, 200, 57, pick(dice, [6, 8, 10]), 0.5)) +
    fill(inks.paper, circle(150, 200, 22)) +
    fill(inks.second, circle(150, 200, 11))
  return paths.map((path, slot) => fill(colours[slot] ?? inks.paper, path)).join('') + rose
}

function free(inks: Inks, dice: Rng): string {
  const [outer = inks.paper, inner = inks.main, odd = inks.second] = shuffled(dice, [
    inks.paper,
    inks.main,
    inks.second,
  ])
  const large: string[] = []
  const exceptions: string[] = []
  const small: string[] = []
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 3; column++) {
      const corner = pick<Corner>(dice, [0, 1, 2, 3])
      const list = whole(dice, 0, 3) === 0 ? exceptions : large
      list.push(quarter(column * 100, row * 100, 100, corner))
      const [dx, dy] = [corner === 1 || corner === 2 ? 52 : 0, corner > 1 ? 52 : 0]
      small.push(quarter(column * 100 + dx, row * 100 + dy, 48, corner))
    }
  }
  const joints = line(inks.ground, 2, 'M100 0V400M200 0V400M0 100H300M0 200H300M0 300H300')
  return (
    fill(inks.deep, rect(0, 0, 300, 400)) +
    fill(outer, large.join('')) +
    fill(odd, exceptions.join('')) +
    fill(inner === outer ? odd : inner, small.join('')) +
    joints
  )
}

function repeated(tile: string, dice: Rng): string {
  const size = pick(dice, [75, 100, 150])
  const [columns, rows] = [Math.ceil(300 / size), Math.ceil(400 / size)]
  const copies: string[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (row + column > 0) copies.push(`<use href="#t" x="${column * 100}" y="${row * 100}"/>`)
    }
  }
  return put({ x: 0, y: 0, scale: size / 100 }, `<g id="t">${tile}</g>${copies.join('')}`)
}

function flowerTile(inks: Inks): string {
  const petals = [0, 90, 180, 270].map(
    (turn) => `<path transform="rotate(${turn} 50 50)" d="M50 50C24 40 16 22 50 4C84 22 76 40 50 50z"/>`,
  )
  const corners =
    quarter(0, 0, 26, 0) + quarter(74, 0, 26, 1) + quarter(74, 74, 26, 2) + quarter(0, 74, 26, 3)
  const inner = quarter(0, 0, 14, 0) + quarter(86, 0, 14, 1) + quarter(86, 86, 14, 2) + quarter(0, 86, 14, 3)
  return (
    fill(inks.paper, rect(0, 0, 100, 100)) +
    `<g fill="${inks.second}">${petals.join('')}</g>` +
    fill(inks.deep, star(50, 50, 40, 4, 0.16, 45)) +
    fill(inks.main, corners + circle(50, 50, 11)) +
    fill(inks.paper, inner + circle(50, 50, 5)) +
    line(inks.deep, 1.5, rect(0, 0, 100, 100))
  )
}

function starTile(inks: Inks): string {
  const frame = polygon([50, 0], [100, 50], [50, 100], [0, 50])
  const corners = [0, 100]
    .map((x) => bothSides((side) => star(x, 50 + side * 50, 34, 8, 0.62, 22.5)))
    .join('')
  return (
    fill(inks.second, rect(0, 0, 100, 100)) +
    fill(inks.deep, frame) +
    `<svg width="100" height="100" viewBox="0 0 100 100">${fill(inks.paper, corners)}</svg>` +
    fill(inks.main, star(50, 50, 42, 8, 0.6)) +
    fill(inks.deep, star(50, 50, 24, 8, 0.6)) +
    fill(inks.paper, circle(50, 50, 8))
  )
}

function lozengeTile(inks: Inks): string {
  return (
    fill(inks.paper, rect(0, 0, 100, 100)) +
    fill(inks.main, polygon([0, 0], [50, 0], [0, 50]) + polygon([100, 100], [50, 100], [100, 50])) +
    fill(inks.second, polygon([100, 0], [50, 0], [100, 50]) + polygon([0, 100], [50, 100], [0, 50])) +
    fill(inks.deep, polygon([50, 18], [82, 50], [50, 82], [18, 50])) +
    fill(inks.paper, polygon([50, 34], [66, 50], [50, 66], [34, 50]))
  )
}

export const azulejo: SceneMotif = {
  name: 'azulejo',
  categories: ['BGS', 'RNG', 'LIVE', 'ELOTT'],
  variants: ['painel', 'livre', 'flor', 'estrela', 'losango'],
  paint: (inks, variant, dice) => {
    if (variant === 'livre') return free(inks, dice)
    if (variant === 'flor') return repeated(flowerTile(inks), dice)
    if (variant === 'estrela') return repeated(starTile(inks), dice)
    if (variant === 'losango') return repeated(lozengeTile(inks), dice)
    return panel(inks, dice)
  },
}
