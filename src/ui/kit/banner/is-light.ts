/**
 * Whether a text colour (`#rrggbb`) is light, based on its relative luminance (WCAG 2.2, simplified for dark
 * colours). The content security policy blocks inline styles, so the text is shown in one of two fixed
 * colours.
 */
export function isLight(hex: string): boolean {
  const part = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5) > MIDDLE
}

/** On a background with this luminance, black and white text have the same contrast. */
const MIDDLE = 0.179
