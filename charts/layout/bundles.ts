import type { LabelPart } from '../drawing.ts'
import { LINE_HEIGHT } from '../drawing.ts'
import type { Measure } from '../text-style.ts'
import { labelRuns } from './label-runs.ts'
import type { Link } from './visible.ts'
import { wrap } from './wrap.ts'

/** Transitions between the same two states: one arrow with all their labels. */
export type Bundle = {
  id: string
  source: string
  target: string
  transitions: string[]
  isError: boolean
  parts: LabelPart[]
  /** Of the label, in pixels. */
  width: number
  height: number
}

/** Pixels at which a label's lines are broken, that it has at its sides, and between its parts. */
const LABEL = { most: 160, side: 4, gap: 2 } as const

/** A transition with several targets has an arrow of its own to each, and its label at the first. */
export function bundlesOf(links: readonly Link[], measure: Measure): Bundle[] {
  const bundles = new Map<string, Bundle>()
  for (const { transition, source, target, index } of links) {
    const isSeveral = transition.targets.length > 1
    const id = isSeveral ? `${transition.id} > ${index}` : `${source} > ${target}`
    const bundle = bundles.get(id) ?? emptyBundle(id, source, target)
    bundles.set(id, bundle)
    bundle.transitions.push(transition.id)
    bundle.isError &&= transition.kind === 'actorError'
    const runs = labelRuns(transition)
    if (index > 0 || runs.length === 0) continue
    const { lines, width } = wrap(runs, LABEL.most, measure)
    bundle.parts.push({ transition: transition.id, lines })
    bundle.width = Math.max(bundle.width, width + 2 * LABEL.side)
    bundle.height += lines.length * LINE_HEIGHT + LABEL.gap
  }
  return [...bundles.values()]
}

const emptyBundle = (id: string, source: string, target: string): Bundle => ({
  id,
  source,
  target,
  transitions: [],
  isError: true,
  parts: [],
  width: 0,
  height: 0,
})
