import type { Area, Point } from '../drawing.ts'

type Parting = readonly [Point, Point]

/** Returns the dashed lines inside a parallel state: one below its text, the others between its regions. */
export function partingsOf(area: Area, head: number, regions: readonly Area[]): Parting[] {
  const inside = { ...area, y: area.y + head - 2, height: area.height - head + 2 }
  const byRows = split(inside, regions, 'y')
  const areRows = byRows.bands.every(({ members }) => overlap(members, 'x') === false)
  const outer = areRows ? byRows : split(inside, regions, 'x')
  const across = areRows ? 'x' : 'y'
  return [
    [
      { x: inside.x, y: inside.y },
      { x: inside.x + inside.width, y: inside.y },
    ],
    ...outer.lines,
    ...outer.bands.flatMap(({ band, members }) => split(band, members, across).lines),
  ]
}

type Axis = 'x' | 'y'
const lengthOf = (axis: Axis) => (axis === 'x' ? 'width' : 'height')
const endOf = (area: Area, axis: Axis): number => area[axis] + area[lengthOf(axis)]

function overlap(areas: readonly Area[], axis: Axis): boolean {
  return groups(areas, axis).length < areas.length
}

function groups(areas: readonly Area[], axis: Axis): Area[][] {
  const found: Area[][] = []
  for (const area of areas.toSorted((a, b) => a[axis] - b[axis])) {
    const last = found.at(-1)
    if (last?.some((other) => endOf(other, axis) > area[axis])) last.push(area)
    else found.push([area])
  }
  return found
}

/** Splits an area into bands of regions. Returns the bands and the lines between them. */
function split(area: Area, regions: readonly Area[], axis: Axis) {
  const parts = groups(regions, axis)
  const cuts = parts.slice(1).map((part, index) => {
    const end = Math.max(...(parts[index] ?? []).map((one) => endOf(one, axis)))
    return (end + Math.min(...part.map((one) => one[axis]))) / 2
  })
  const edges = [area[axis], ...cuts, endOf(area, axis)]
  const bands = parts.map((members, index) => {
    const from = edges[index] ?? area[axis]
    const band = { ...area, [axis]: from, [lengthOf(axis)]: (edges[index + 1] ?? from) - from }
    return { band, members }
  })
  const lines = cuts.map(
    (at): Parting => [
      axis === 'y' ? { x: area.x, y: at } : { x: at, y: area.y },
      axis === 'y' ? { x: endOf(area, 'x'), y: at } : { x: at, y: endOf(area, 'y') },
    ],
  )
  return { bands, lines }
}
