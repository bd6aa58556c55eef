/**
 * Whether a colour (`#rrggbb`) is nearer to paper than to ink, by its relative luminance (WCAG 2.2). The site's policy
 * lets no colour of the platform into a style, so type takes the nearer of the two printing colours.
 */
export function isLight(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16)),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > MIDDLE
}

/** Equally far, as contrast goes, from black and from white. */
const MIDDLE = 0.179

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
