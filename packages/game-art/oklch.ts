/** A colour in OKLCH, as used throughout the product: lightness 0 to 1, chroma 0 to 0.4, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

type LinearRgb = [red: number, green: number, blue: number]

// Uses Björn Ottosson's matrices, as CSS Color 4 §9 does.
function linearRgb([lightness, chroma, hue]: Oklch): LinearRgb {
  const radians = (hue * Math.PI) / 180
  const a = chroma * Math.cos(radians)
  const b = chroma * Math.sin(radians)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const isInGamut = (rgb: LinearRgb) => rgb.every((part) => part > -0.0001 && part < 1.0001)

const clamp = (part: number) => Math.min(1, Math.max(0, part))

/** Reduces the chroma until the colour is within sRGB. Keeps lightness and hue. */
function shown([lightness, chroma, hue]: Oklch): LinearRgb {
  for (let tried = chroma; tried > 0; tried -= 0.004) {
    const rgb = linearRgb([lightness, tried, hue])
    if (isInGamut(rgb)) return rgb
  }
  return linearRgb([lightness, 0, hue])
}

const encoded = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)

const hexPair = (part: number) =>
  Math.round(encoded(clamp(part)) * 255)
    .toString(16)
    .padStart(2, '0')

/** Formats a colour as `#rrggbb`. Reduces the chroma if the colour is outside sRGB. */
export function hex(colour: Oklch): string {
  return `#${shown(colour).map(hexPair).join('')}`
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = shown(colour)
  return 0.2126 * clamp(red) + 0.7152 * clamp(green) + 0.0722 * clamp(blue)
}

/** Returns the WCAG 2 contrast ratio of two colours, from 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}
