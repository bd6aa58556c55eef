import type { TextStyle } from './drawing.ts'

/** Measures a text in a style. Returns its width in CSS pixels. */
export type Measure = (text: string, style: TextStyle) => number

/** Font faces. Several text styles share a face and differ in colour. */
export type Face = 'title' | 'body' | 'event'

export const FAMILY = "'Instrument Sans Variable', 'Instrument Sans', Arial, sans-serif"

/** Font weight, and font size in CSS pixels. */
export const faces: { readonly [face in Face]: { weight: number; size: number } } = {
  title: { weight: 650, size: 13.5 },
  body: { weight: 430, size: 12 },
  event: { weight: 580, size: 12 },
}

export function faceOf(style: TextStyle): Face {
  if (style === 'title') return 'title'
  return style === 'event' || style === 'system' || style === 'error' ? 'event' : 'body'
}
