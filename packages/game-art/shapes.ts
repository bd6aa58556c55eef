/** A position in the picture's units. Throughout this file, angles are in degrees, clockwise from the top. */
export type Point = readonly [x: number, y: number]

/**
 * The corner of a square at which a quarter disc has its right angle. 0 is the upper left corner; the others
 * follow clockwise.
 */
export type Corner = 0 | 1 | 2 | 3

/** Rounds to tenths of a unit. More precision would be invisible, and every digit costs a byte. */
export const round = (value: number): number => Number(value.toFixed(1))

export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius)
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number): string {
  const [rx, ry] = [round(radiusX), round(radiusY)]
  const wide = round(2 * rx)
  return `M${round(x - rx)} ${round(y)}a${rx} ${ry} 0 1 1 ${wide} 0a${rx} ${ry} 0 1 1 ${-wide} 0z`
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`
}

export function rounded(x: number, y: number, width: number, height: number, radius: number): string {
  const [r, across, down] = [round(radius), round(width - 2 * radius), round(height - 2 * radius)]
  const bend = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${round(x + r)} ${round(y)}h${across}${bend(r, r)}v${down}${bend(-r, r)}h${-across}${bend(-r, -r)}v${-down}${bend(r, -r)}z`
}

export function polygon(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`
}

export function polyline(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
}

/** Returns the path of a quarter disc inside a square whose upper left corner is at x, y. */
export function quarter(x: number, y: number, size: number, corner: Corner): string {
  const s = round(size)
  const [left, top, right, bottom] = [round(x), round(y), round(x + size), round(y + size)]
  const starts = [
    `M${left} ${top}h${s}`,
    `M${right} ${top}v${s}`,
    `M${right} ${bottom}h${-s}`,
    `M${left} ${bottom}v${-s}`,
  ]
  const ends = [`${-s} ${s}`, `${-s} ${-s}`, `${s} ${-s}`, `${s} ${s}`]
  return `${starts[corner]}a${s} ${s} 0 0 1 ${ends[corner]}z`
}

/**
 * Returns the path of a leaf inside a square: two quarter arcs from the upper left to the lower right corner.
 */
export function leaf(x: number, y: number, size: number): string {
  const s = round(size)
  return `M${round(x)} ${round(y)}a${s} ${s} 0 0 1 ${s} ${s}a${s} ${s} 0 0 1 ${-s} ${-s}z`
}

/** Returns a path like that of `leaf`, but from the upper right to the lower left corner. */
export function leafBack(x: number, y: number, size: number): string {
  const s = round(size)
  return `M${round(x + size)} ${round(y)}a${s} ${s} 0 0 1 ${-s} ${s}a${s} ${s} 0 0 1 ${s} ${-s}z`
}

/**
 * Returns the path of a pointed lens from one point to another.
 * @param bulge ratio of the width to the length
 */
export function lens(from: Point, to: Point, bulge = 0.5): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const radius = round((length * (1 + bulge ** 2)) / (4 * bulge))
  const [start, end] = [from, to].map(([x, y]) => `${round(x)} ${round(y)}`)
  return `M${start}A${radius} ${radius} 0 0 1 ${end}A${radius} ${radius} 0 0 1 ${start}z`
}

export function polar(x: number, y: number, radius: number, degrees: number): Point {
  const radians = ((degrees - 90) * Math.PI) / 180
  return [x + radius * Math.cos(radians), y + radius * Math.sin(radians)]
}

/** Returns equally spaced points on a circle. With a `turn` of 0, the first one is at the top. */
export function ringPoints(count: number, radius: number, x = 0, y = 0, turn = 0): Point[] {
  return Array.from({ length: count }, (_, index) => polar(x, y, radius, (index * 360) / count + turn))
}

/** @param inner radius of the inner corners as a share of `radius` */
export function star(x: number, y: number, radius: number, points = 4, inner = 0.32, turn = 0): string {
  const corners = ringPoints(points * 2, 1, 0, 0, turn).map(([cos, sin], index): Point => {
    const reach = index % 2 ? radius * inner : radius
    return [x + cos * reach, y + sin * reach]
  })
  return polygon(...corners)
}

/** Returns the path of wedges around a centre. Each gap between them is as wide as a wedge. */
export function rays(x: number, y: number, radius: number, count: number, turn = 0): string {
  return Array.from({ length: count }, (_, index) => {
    const from = (index * 360) / count + turn
    return polygon([x, y], polar(x, y, radius, from), polar(x, y, radius, from + 180 / count))
  }).join('')
}

/**
 * Returns the path of a ring segment between two radii and two angles. The angles must be less than a full
 * turn apart. With an `inner` of 0, the segment is a slice.
 */
export function sector(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0
  const spot = (radius: number, degrees: number) => polar(x, y, radius, degrees).map(round).join(' ')
  const rim = `M${spot(outer, from)}A${round(outer)} ${round(outer)} 0 ${large} 1 ${spot(outer, to)}`
  if (inner === 0) return `${rim}L${round(x)} ${round(y)}z`
  return `${rim}L${spot(inner, to)}A${round(inner)} ${round(inner)} 0 ${large} 0 ${spot(inner, from)}z`
}

/** Returns the path of a row of triangles on the line y. They point up, or down if the height is negative. */
export function teeth(x: number, y: number, width: number, height: number, count: number): string {
  const step = width / count
  const up = Array.from(
    { length: count },
    () => `l${round(step / 2)} ${round(-height)}l${round(step / 2)} ${round(height)}`,
  )
  return `M${round(x)} ${round(y)}${up.join('')}z`
}

export function bothSides(draw: (side: -1 | 1) => string): string {
  return draw(-1) + draw(1)
}
