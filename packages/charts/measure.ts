import { glyphWidths } from './glyph-widths.ts'
import { FAMILY, type Face, faceOf, faces, type Measure } from './text-style.ts'

const FIRST = ' '.charCodeAt(0)
/** Assumed width of characters that the table lacks, in thousandths of the font size. */
const OTHER = 600

/** Measures text with a table of widths. For reports and exports in Node, which has no canvas. */
export function measureByTable(): Measure {
  return remembered((text, face) => {
    const { size } = faces[face]
    // Combining accents have no width.
    const letters = [...text.normalize('NFD').replaceAll('\u00a0', ' ')].filter(
      (letter) => !/\p{M}/u.test(letter),
    )
    return (letters.reduce((sum, letter) => sum + widthOf(letter, face), 0) * size) / 1000
  })
}

const widthOf = (letter: string, face: Face): number =>
  glyphWidths[face][letter.charCodeAt(0) - FIRST] ?? OTHER

/** Measures text with the page's own fonts, which must be loaded first. */
export function measureByCanvas(canvas: OffscreenCanvas): Measure {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot create a canvas.')
  context.textRendering = 'geometricPrecision'
  return remembered((text, face) => {
    const { weight, size } = faces[face]
    context.font = `${weight} ${size}px ${FAMILY}`
    return context.measureText(text).width
  })
}

/** Caches widths, since a chart repeats the same words. */
function remembered(measure: (text: string, face: Face) => number): Measure {
  const known = new Map<string, number>()
  return (text, style) => {
    const face = faceOf(style)
    const key = `${face} ${text}`
    const width = known.get(key) ?? measure(text, face)
    known.set(key, width)
    return width
  }
}
