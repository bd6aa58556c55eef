import type { Arrow, Box, Drawing } from '../drawing.ts'
import { arrowElement, forkElement, labelElement, startElement, tips } from './arrow.ts'
import { boxElement, headElement, partingElements, shadeOf } from './box.ts'
import { type Element, element } from './element.ts'

/** Returns a drawing's elements from back to front: boxes, dashed lines, arrows, container texts, labels. */
export function pictureOf(drawing: Drawing): Element[] {
  const { boxes, arrows, starts, forks } = drawing
  const byState = new Map(boxes.map((box) => [box.state, box]))
  const containers = boxes.filter(({ kind }) => kind === 'container')
  const layer = (name: string, children: Element[]) => element('g', { class: name }, children)
  return [
    tips,
    layer('boxes', boxes.map(boxElement)),
    layer('partings', boxes.flatMap(partingElements)),
    layer('arrows', [...starts.map(startElement), ...arrows.map(arrowElement), ...forks.map(forkElement)]),
    layer('heads', containers.map(headElement)),
    layer(
      'labels',
      arrows.flatMap((arrow) => labelElement(arrow, groundOf(arrow, byState))),
    ),
  ]
}

function groundOf({ holder }: Arrow, boxes: ReadonlyMap<string, Box>): string {
  const box = holder === undefined ? undefined : boxes.get(holder)
  return box ? shadeOf(box) : 'bare'
}
