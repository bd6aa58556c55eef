import type { Area, Drawing, Point } from '../drawing.ts'

/** Moves the whole drawing so that as many states as possible keep their previous position. */
export function keepPlace(drawing: Drawing, previous: Drawing): Drawing {
  const before = new Map(previous.boxes.map((box) => [box.state, box]))
  const votes = new Map<string, { count: number; by: Point }>()
  for (const { state, x, y } of drawing.boxes) {
    const old = before.get(state)
    if (!old) continue
    const by = { x: Math.round(old.x - x), y: Math.round(old.y - y) }
    const key = `${by.x} ${by.y}`
    votes.set(key, { count: (votes.get(key)?.count ?? 0) + 1, by })
  }
  const [first] = [...votes.values()].sort((a, b) => b.count - a.count)
  return first && (first.by.x !== 0 || first.by.y !== 0) ? moved(drawing, first.by) : drawing
}

function moved(drawing: Drawing, by: Point): Drawing {
  const point = <Place extends Point>(place: Place): Place => ({
    ...place,
    x: place.x + by.x,
    y: place.y + by.y,
  })
  const area = <Place extends Area>(place: Place): Place => point(place)
  return {
    ...drawing,
    boxes: drawing.boxes.map((box) => ({
      ...area(box),
      partings: box.partings.map(([from, to]) => [point(from), point(to)] as const),
    })),
    arrows: drawing.arrows.map((arrow) => ({
      ...arrow,
      points: arrow.points.map(point),
      label: arrow.label && area(arrow.label),
    })),
    forks: drawing.forks.map((fork) => area(fork)),
    starts: drawing.starts.map((start) => ({
      ...start,
      dot: area(start.dot),
      points: start.points.map(point),
    })),
  }
}
