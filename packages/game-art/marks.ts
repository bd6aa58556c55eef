import { circle, round } from './shapes.ts'

/** Fill of shadows: diagonal lines, which `sheet` and `signSheet` define in each document. */
export const HATCH = 'url(#h)'

export function fill(ink: string, path: string): string {
  return `<path fill="${ink}" d="${path}"/>`
}

/** @param more further attributes of the path, with a leading space */
export function line(ink: string, width: number, path: string, more = ''): string {
  return `<path fill="none" stroke="${ink}" stroke-width="${width}" d="${path}"${more}/>`
}

export function cord(ink: string, width: number, path: string): string {
  return line(ink, width, path, ' stroke-linecap="round" stroke-linejoin="round"')
}

/**
 * Draws round dots along a path.
 * @param gap distance between the dots' centres
 */
export function pearls(ink: string, width: number, gap: number, path: string): string {
  return line(ink, width, path, ` stroke-linecap="round" stroke-dasharray="0 ${gap}"`)
}

/**
 * Draws a disc with a bumpy edge, for caps, flowers and medals.
 * @param radius distance from the centre to the bumps' centres
 */
export function scalloped(ink: string, x: number, y: number, radius: number, bumps: number): string {
  const width = round(2.04 * radius * Math.sin(Math.PI / bumps))
  const dots = `stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="0 1" pathLength="${bumps}"`
  return `<path fill="${ink}" ${dots} d="${circle(x, y, radius)}"/>`
}

/** Where to put a drawing that is centred on the origin. `turn` is in degrees. `flip` mirrors the drawing. */
export type Place = { x: number; y: number; scale?: number; turn?: number; flip?: boolean }

export function transform({ x, y, scale = 1, turn = 0, flip = false }: Place): string {
  const rotation = turn === 0 ? '' : `rotate(${round(turn)})`
  const size = Number(scale.toFixed(3))
  const sizing = flip ? `scale(${-size} ${size})` : size === 1 ? '' : `scale(${size})`
  return `translate(${round(x)} ${round(y)})${rotation}${sizing}`
}

export function put(place: Place, body: string): string {
  return `<g transform="${transform(place)}">${body}</g>`
}

export function turned(degrees: number, body: string): string {
  return `<g transform="rotate(${round(degrees)})">${body}</g>`
}

export function mirrored(body: string): string {
  return `${body}<g transform="scale(-1 1)">${body}</g>`
}
