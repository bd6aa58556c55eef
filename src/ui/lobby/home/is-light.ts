/**
 * Whether a colour (`#rrggbb`) is nearer to paper than to ink, by its relative luminance (WCAG 2.2, without the straight piece at the
 * dark end, which is far from the middle). The site's policy lets no colour of the platform into a style, so type takes the
 * nearer of the two printing colours.
 */
export function isLight(hex: string): boolean {
  const part = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5) > MIDDLE
}

/** Equally far, as contrast goes, from black and from white. */
const MIDDLE = 0.179
