import { round } from './shapes.ts'

/**
 * Strokes of each character, in a box 10 wide and 14 high. Pictures draw all letters with these strokes, so
 * they need no font.
 */
const strokes: Readonly<Record<string, string>> = {
  '0': 'M5 1a4 4.5 0 0 0-4 4.5v3a4 4.5 0 0 0 8 0v-3A4 4.5 0 0 0 5 1z',
  '1': 'M1.5 3.5 5 1v13',
  '2': 'M1 4.5C1 0 9 0 9 4.3 9 7.5 1 9 1 13h8.4',
  '3': 'M1.3 1H9L5 6c5.5 0 5.5 7 0 7-2 0-3.6-1-4.2-2.6',
  '4': 'M7 14V1L1 10h9',
  '5': 'M8.8 1H2v5.5c3-1.6 7.2-.4 7.2 3 0 4.4-6 4.6-8.4 1.3',
  '6': 'M7.5 1C3 2 1 6 1 9a4 4 0 1 0 4-4C3 5 1 7 1 9',
  '7': 'M.8 1H9L4 14',
  '8': 'M5 1a3 2.8 0 1 0 0 5.7A3.7 3.2 0 1 1 5 13a3.7 3.2 0 1 1 0-6.3A3 2.8 0 1 0 5 1z',
  '9': 'M9 5a4 4 0 1 0-4 4c2 0 4-1.5 4-4 0 4-2 7-6 8',
  A: 'M0 14 5 .5 10 14M2 9.5h6',
  B: 'M1 1h4.7a3 3 0 0 1 0 6H1h5.2a3 3 0 0 1 0 6H1z',
  C: 'M9.2 4A4.2 4 0 0 0 1 5.2v3.6A4.2 4 0 0 0 9.2 10',
  D: 'M1 1h3.5a4.7 6 0 0 1 0 12H1z',
  E: 'M9 1H1v12h8M1 7h7',
  F: 'M9 1H1v13M1 7.5h6.6',
  G: 'M9.2 4A4.2 4 0 0 0 1 5.2v3.6A4.2 4.2 0 0 0 9.2 10V7.7H5.5',
  H: 'M1 0v14M9 0v14M1 7h8',
  I: 'M1.5 1h7M5 1v12M1.5 13h7',
  J: 'M8 0v9.2a3.5 3.8 0 0 1-7 0',
  K: 'M1 0v14M9 .5 1.5 8M4.2 5.6 9.4 14',
  L: 'M1 0v13h8',
  M: 'M1 14V1.5L5 9l4-7.5V14',
  N: 'M1 14V1.5l8 11V0',
  O: 'M5 1a4 4.5 0 0 0-4 4.5v3a4 4.5 0 0 0 8 0v-3A4 4.5 0 0 0 5 1z',
  P: 'M1 14V1h5a3.5 3.5 0 0 1 0 7H1',
  Q: 'M5 1a4 4 0 0 0-4 4v4a4 4 0 0 0 8 0V5a4 4 0 0 0-4-4zM6 10l3.6 3.8',
  R: 'M1 14V1h5a3.3 3.3 0 0 1 0 6.6H1M5 7.6 9.2 14',
  S: 'M9 3.8C8.5 2 7 1 5 1 2.6 1 1 2.3 1 4c0 4 8 2 8 6.1C9 11.9 7.3 13 5 13c-2.2 0-3.8-1-4.3-2.9',
  T: 'M0 1h10M5 1v13',
  U: 'M1 0v9a4 4 0 0 0 8 0V0',
  V: 'M.6 0 5 12.8 9.4 0',
  W: 'M0 0l2.4 12.6L5 4.5l2.6 8.1L10 0',
  X: 'M.6 0l8.8 14M9.4 0 .6 14',
  Y: 'M.5 0 5 7.2 9.5 0M5 7v7',
  Z: 'M1 1h8L1 13h8.4',
}

const HEIGHT = 14
const ADVANCE = 13.5

/** Returns a word's width divided by its height. The space after the last letter does not count. */
export const wordRatio = (text: string): number => (text.length * ADVANCE - 3.5) / HEIGHT

/**
 * Draws a word of capital letters and digits, with its upper left corner at x, y. Throws for any other
 * character.
 */
export function word(text: string, x: number, y: number, height: number, ink: string, weight = 2.6): string {
  const letters = [...text].map((character, index) => {
    const path = strokes[character]
    if (path === undefined) throw new Error(`Character "${character}" has no drawn letter.`)
    const shift = index === 0 ? '' : ` transform="translate(${index * ADVANCE})"`
    return `<path${shift} d="${path}"/>`
  })
  const scale = Number((height / HEIGHT).toFixed(3))
  const place = `translate(${round(x)} ${round(y)})scale(${scale})`
  return `<g transform="${place}" fill="none" stroke="${ink}" stroke-width="${weight}">${letters.join('')}</g>`
}

/** Like `word`, but centred on x, y. */
export function wordAt(
  text: string,
  x: number,
  y: number,
  height: number,
  ink: string,
  weight = 2.6,
): string {
  return word(text, x - (wordRatio(text) * height) / 2, y - height / 2, height, ink, weight)
}
