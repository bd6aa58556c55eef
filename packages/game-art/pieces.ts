import { fill } from './marks.ts'
import { pick, type Rng, whole } from './seeded-rng.ts'
import { type Corner, circle, leaf, leafBack, polygon, quarter, rect, star } from './shapes.ts'

const corners: readonly Corner[] = [0, 1, 2, 3]

/** Small shapes that fill a square cell, for borders and empty areas. */
const ornaments: readonly ((x: number, y: number, size: number) => string)[] = [
  (x, y, size) => circle(x + size / 2, y + size / 2, size * 0.46),
  (x, y, size) => star(x + size / 2, y + size / 2, size * 0.5, 4, 0.45),
  (x, y, size) => leaf(x + size * 0.06, y + size * 0.06, size * 0.88),
  (x, y, size) => leafBack(x + size * 0.06, y + size * 0.06, size * 0.88),
  (x, y, size) => quarter(x, y, size, 2),
  (x, y, size) =>
    polygon([x + size / 2, y], [x + size, y + size / 2], [x + size / 2, y + size], [x, y + size / 2]),
  (x, y, size) => star(x + size / 2, y + size / 2, size * 0.5, 8, 0.5),
  (x, y, size) => polygon([x, y + size], [x + size / 2, y], [x + size, y + size]),
]

export function ornamentPath(dice: Rng, x: number, y: number, size: number): string {
  return pick(dice, ornaments)(x, y, size)
}

export function ornament(dice: Rng, x: number, y: number, size: number, ink: string): string {
  return fill(ink, ornamentPath(dice, x, y, size))
}

/**
 * Draws a pattern of quarter discs in random corners and inks. Each ink has only one path, which keeps files
 * small.
 */
export function tileField(
  dice: Rng,
  inks: readonly string[],
  area: { x: number; y: number; size: number; columns: number; rows: number },
): string {
  const paths = new Map<string, string>(inks.map((ink) => [ink, '']))
  for (let cell = 0; cell < area.columns * area.rows; cell++) {
    const x = area.x + (cell % area.columns) * area.size
    const y = area.y + Math.floor(cell / area.columns) * area.size
    const ink = pick(dice, inks)
    paths.set(ink, (paths.get(ink) ?? '') + quarter(x, y, area.size, pick(dice, corners)))
  }
  return [...paths].map(([ink, path]) => (path === '' ? '' : fill(ink, path))).join('')
}

/** Draws a row of half discs on the line y, for hills or scales. */
function domes(inks: readonly string[], y: number, radius: number): string {
  const paths = inks.map(() => '')
  for (let index = 0; index * radius * 2 < 300; index++) {
    const slot = index % inks.length
    paths[slot] += `M${index * radius * 2} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0z`
  }
  return paths.map((path, slot) => fill(inks[slot] ?? '', path)).join('')
}

export function checks(
  ink: string,
  x: number,
  y: number,
  size: number,
  columns: number,
  rows: number,
): string {
  const cells = Array.from({ length: columns * rows }, (_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    return (column + row) % 2 === 0 ? rect(x + column * size, y + row * size, size, size) : ''
  })
  return fill(ink, cells.join(''))
}

/** Draws a random border along the bottom: domes, points or checks. */
export function foot(dice: Rng, inks: readonly [string, string]): string {
  const kind = whole(dice, 0, 3)
  if (kind === 0) return domes([inks[0], inks[1], inks[0]], 400, 50)
  if (kind === 1) return domes([inks[1], inks[0]], 400, 30)
  if (kind === 2) return fill(inks[0], rect(0, 375, 300, 25)) + checks(inks[1], 0, 375, 25, 12, 1)
  const points = Array.from({ length: 6 }, (_, index) =>
    polygon([index * 50, 400], [index * 50 + 25, 360], [index * 50 + 50, 400]),
  )
  return fill(inks[0], points.join(''))
}
