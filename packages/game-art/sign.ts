import type { Inks } from './inks.ts'
import { put } from './marks.ts'
import type { Figure } from './motif.ts'

/**
 * Wraps a drawing in an SVG document for an image element: 240 by 240, origin at the centre, no background.
 */
export function signSheet(inks: Inks, drawing: string): string {
  const hatch = `<pattern id="h" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path fill="${inks.deep}" d="M0 0h2.6v6H0z"/></pattern>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -120 240 240" width="240" height="240"><defs>${hatch}</defs>${drawing}</svg>`
}

/** Draws a figure and its shadow at the given scale. */
export const upright = ({ shadow, body }: Figure, scale: number): string =>
  put({ x: 6, y: 6, scale }, shadow) + put({ x: 0, y: 0, scale }, body)
