import { word, wordRatio } from './letters.ts'
import { fill } from './marks.ts'
import { hash } from './seeded-rng.ts'
import { circle, leaf, leafBack, polygon, quarter, rays, rect, sector, star } from './shapes.ts'

// Signs, each 14 by 14, built from the same basic shapes as the pictures.
const signs: readonly string[] = [
  quarter(0, 0, 7, 2) + quarter(7, 0, 7, 0) + quarter(0, 7, 7, 0) + quarter(7, 7, 7, 2),
  circle(4, 4, 4) + circle(11, 11, 3) + circle(11, 3, 2) + circle(3, 11, 2),
  polygon([7, 0], [14, 7], [7, 14], [0, 7]),
  quarter(0, 0, 14, 3),
  rect(0, 0, 3.5, 14) + rect(5.25, 0, 3.5, 14) + rect(10.5, 0, 3.5, 14),
  leaf(0, 0, 7) + leaf(7, 7, 7),
  star(7, 7, 7.4, 8, 0.5),
  sector(7, 7, 3, 7, 0, 180) + sector(7, 7, 3, 7, 200, 340),
  circle(7, 3.5, 3.5) + circle(3.5, 10.5, 3.5) + circle(10.5, 10.5, 3.5),
  quarter(0, 0, 7, 1) + quarter(7, 0, 7, 0) + quarter(0, 7, 7, 2) + quarter(7, 7, 7, 3),
  polygon([0, 14], [7, 0], [14, 14]),
  rays(7, 7, 7, 6),
  quarter(0, 0, 14, 0) + circle(11, 11, 3),
  rect(0, 0, 14, 3.5) + rect(0, 5.25, 14, 3.5) + rect(0, 10.5, 14, 3.5),
  quarter(0, 0, 7, 3) + quarter(7, 7, 7, 1) + circle(10.5, 3.5, 3.5) + circle(3.5, 10.5, 3.5),
  star(7, 7, 7.4, 4, 0.36),
  leafBack(0, 0, 14),
  polygon([0, 0], [14, 0], [7, 14]),
  star(7, 7, 7.4, 6, 0.6),
  sector(7, 7, 0, 7, 40, 320),
]

/** Codes of the sandbox's own vendors. Each has a sign that no other vendor uses. */
const own: readonly string[] = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS']

function signOf(code: string): string {
  const place = own.indexOf(code)
  return signs[place === -1 ? own.length + (hash(code) % (signs.length - own.length)) : place] ?? ''
}

/** Letters for vendors whose code is not their public name. */
const called: Partial<Record<string, string>> = {
  TCG_LOTTO_VN: 'VALE',
  TCG_SEA: 'COSTA',
  LOTT: 'PRACA',
  ELOTT: 'MINUTO',
}

const SIGN = 14
const GAP = 6

/**
 * Draws a vendor's sign and letters in `currentColor`, 14 high. Omits characters other than letters and
 * digits.
 */
export function vendorMark(code: string): string {
  const letters = (called[code] ?? code).toUpperCase().replace(/[^A-Z0-9]/g, '')
  const width = Math.ceil(SIGN + GAP + wordRatio(letters) * 14)
  const drawing = fill('currentColor', signOf(code)) + word(letters, SIGN + GAP, 0, 14, 'currentColor')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 ${width + 4} 18" width="${width + 4}" height="18" role="img" aria-label="${letters}">${drawing}</svg>`
}
