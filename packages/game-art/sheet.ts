import type { Inks } from './inks.ts'

// Positions of specks of paper grain. There are few, and all pictures share them, which keeps files small.
const GRAIN = [
  [4, 11],
  [13, 47],
  [17, 24],
  [22, 3],
  [29, 38],
  [33, 55],
  [38, 17],
  [43, 29],
  [47, 50],
  [51, 8],
  [56, 41],
  [58, 22],
] as const

/** `fit` is the value of the SVG's preserveAspectRatio. */
type Size = { width: number; height: number; fit?: string }

/**
 * Draws a complete SVG document: the background, the picture, and paper grain on top. All documents contain
 * the same ids, so pages must show them in image elements, not inline.
 */
export function sheet(inks: Inks, { width, height, fit }: Size, picture: string): string {
  const specks = GRAIN.map(([x, y]) => `M${x} ${y}h1.2v1h-1.2z`).join('')
  const hatch = `<pattern id="h" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path fill="${inks.deep}" d="M0 0h2.6v6H0z"/></pattern>`
  const grain = `<pattern id="g" width="60" height="60" patternUnits="userSpaceOnUse"><path fill="${inks.line}" d="${specks}"/></pattern>`
  const area = `d="M0 0h${width}v${height}H0z"`
  const fitting = fit === undefined ? '' : ` preserveAspectRatio="${fit}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${fitting}>` +
    `<defs>${hatch}${grain}</defs><path fill="${inks.ground}" ${area}/>${picture}` +
    `<path fill="url(#g)" opacity=".28" ${area}/></svg>`
  )
}
