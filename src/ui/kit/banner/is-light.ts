/**
 * Whether a colour (`#rrggbb`) is closer to paper than to ink by relative luminance (WCAG 2.2, simplified at
 * the dark end). The CSP blocks server colours in styles, so text uses the closer of the two inks.
 */
export function isLight(hex: string): boolean {
  const part = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5) > MIDDLE
}

/** Equal contrast with black and white. */
const MIDDLE = 0.179
