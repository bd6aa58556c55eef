import { fill, line } from './marks.ts'
import { hex } from './oklch.ts'
import { circle, rect } from './shapes.ts'

// The background, text and action colours of the interface, since the mark represents the product.
const PAGE = hex([0.172, 0.014, 205])
const TEXT = hex([0.965, 0.012, 95])
const CANARY = hex([0.885, 0.172, 99])

/**
 * Draws the app's icon as an SVG, 512 by 512: a “p” with a ball inside. Systems may crop everything outside
 * the inner 80%.
 */
export function appMark(): string {
  const letter = fill(TEXT, rect(126, 100, 66, 332)) + line(TEXT, 62, circle(260, 232, 103))
  const ball = fill(CANARY, circle(260, 232, 48))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">${fill(PAGE, 'M0 0h512v512H0z')}${letter}${ball}</svg>`
}
