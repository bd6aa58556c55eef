import { circle, round } from './shapes.ts'

/** Fill of shadows: lines at 45 degrees, defined by the picture's sheet. */
export const HATCH = 'url(#h)'

export function fill(ink: string, path: string): string {
  return `<path fill="${ink}" d="${path}"/>`
}

/** `more` adds attributes to the path. */
export function line(ink: string, width: number, path: string, more = ''): string {
  return `<path fill="none" stroke="${ink}" stroke-width="${width}" d="${path}"${more}/>`
}

export function cord(ink: string, width: number, path: string): string {
  return line(ink, width, path, ' stroke-linecap="round" stroke-linejoin="round"')
}

/** Round dots along a path. `gap` is measured between centres. */
export function pearls(ink: string, width: number, gap: number, path: string): string {
  return line(ink, width, path, ` stroke-linecap="round" stroke-dasharray="0 ${gap}"`)
}

/** A disc with bumps around its edge: caps, flowers, medals. `radius` reaches to the bumps' centres. */
export function scalloped(ink: string, x: number, y: number, radius: number, bumps: number): string {
  const width = round(2.04 * radius * Math.sin(Math.PI / bumps))
  const dots = `stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="0 1" pathLength="${bumps}"`
  return `<path fill="${ink}" ${dots} d="${circle(x, y, radius)}"/>`
}

/** Placement of a drawing that is centred on the origin. `turn` is in degrees. `flip` mirrors it. */
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
