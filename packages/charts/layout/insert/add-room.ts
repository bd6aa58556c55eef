import type { Area, Box, Drawing, Point } from '../../drawing.ts'

/**
 * Adds space at the bottom of a state. Enlarges the state and its ancestors, and moves the elements below it
 * down.
 */
export function addRoom(
  drawing: Drawing,
  holder: Box,
  { height, width, margin }: { height: number; width: number; margin: number },
): Drawing {
  const foot = holder.y + holder.height - 1
  const by = height + 2 * margin
  const down = (y: number) => (y >= foot ? y + by : y)
  const point = <Place extends Point>(place: Place): Place => ({ ...place, y: down(place.y) })
  const area = <Place extends Area>(place: Place): Place => ({
    ...place,
    y: down(place.y),
    height: down(place.y + place.height) - down(place.y),
  })
  return {
    ...drawing,
    width: Math.max(drawing.width, holder.x + width + 4 * margin),
    height: drawing.height + by,
    boxes: drawing.boxes.map((box) => ({
      ...(box.kind === 'container' ? area(box) : point(box)),
      partings: box.partings.map(([from, to]) => [point(from), point(to)] as const),
    })),
    arrows: drawing.arrows.map((arrow) => ({
      ...arrow,
      points: arrow.points.map(point),
      label: arrow.label && point(arrow.label),
    })),
    forks: drawing.forks.map((fork) => point(fork)),
    starts: drawing.starts.map((start) => ({
      ...start,
      dot: point(start.dot),
      points: start.points.map(point),
    })),
  }
}
