import type { LabelPart } from '../drawing.ts'
import { LINE_HEIGHT } from '../drawing.ts'
import type { Measure } from '../text-style.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { type LinkSplit, linkId } from './drawn-links.ts'
import type { ForkPlace } from './forks.ts'
import { labelRuns } from './label-runs.ts'
import { wrap } from './wrap.ts'

export type Bundle = {
  id: string
  source: string
  target: string
  /** The graph nodes at the arrow's ends: states, or the bar of a transition with several targets. */
  from: string
  to: string
  transitions: string[]
  isError: boolean
  parts: LabelPart[]
  /** Size of the label in pixels. */
  width: number
  height: number
}

/** Sizes of a label in pixels: maximum line width, side margins, and the gap between its parts. */
const LABEL = { most: 160, side: 4, gap: 2 } as const

/**
 * Bundles transitions between the same two states into one arrow. A transition with several targets has one
 * arrow per target. The label is on the first of these arrows, or on the arrow to their bar if there is one.
 */
export function bundlesOf(
  { drawn, trunks }: LinkSplit,
  forks: readonly ForkPlace[],
  { measure, vocabulary }: { measure: Measure; vocabulary: Vocabulary },
): Bundle[] {
  const bundles = new Map<string, Bundle>()
  const bars = new Map(forks.map(({ transition, id }) => [transition, id]))
  for (const { transition, source, target, index } of drawn) {
    const isSeveral = transition.targets.length > 1
    const bar = bars.get(transition.id)
    if (bar !== undefined) {
      const id = `${transition.id} > ${index}`
      const branch = { ...emptyBundle(id, source, target), from: bar, isError: false }
      bundles.set(id, { ...branch, transitions: [transition.id] })
    }
    const isStem = bar !== undefined
    if (isStem && index > 0) continue
    const id = isStem ? bar : isSeveral ? `${transition.id} > ${index}` : linkId({ source, target })
    const bundle = bundles.get(id) ?? { ...emptyBundle(id, source, target), to: bar ?? target }
    bundles.set(id, bundle)
    bundle.transitions.push(transition.id)
    bundle.isError &&= transition.kind === 'actorError'
    const runs = labelRuns(transition, vocabulary)
    if (index > 0 || runs.length === 0) continue
    const { lines, width } = wrap(runs, LABEL.most, measure)
    bundle.parts.push({ transition: transition.id, lines })
    bundle.width = Math.max(bundle.width, width + 2 * LABEL.side)
    bundle.height += lines.length * LINE_HEIGHT + LABEL.gap
  }
  for (const { source, target, transitions } of trunks) {
    const id = linkId({ source, target })
    const bundle = bundles.get(id) ?? { ...emptyBundle(id, source, target), isError: false }
    bundles.set(id, bundle)
    bundle.transitions.push(...transitions)
  }
  return [...bundles.values()]
}

const emptyBundle = (id: string, source: string, target: string): Bundle => ({
  id,
  source,
  target,
  from: source,
  to: target,
  transitions: [],
  isError: true,
  parts: [],
  width: 0,
  height: 0,
})
