import type { JourneyOptions } from '#paths/graph/planned-journey.ts'
import type { Tour } from '#paths/graph/tour.ts'
import { createRandom, pickWeighted } from '#paths/machine/random.ts'
import type { Subject } from '#paths/machine/system-under-test.ts'
import { withVirtualDate } from '#paths/machine/virtual-date.ts'
import { Journey, type Possibility } from '#paths/walk/journey.ts'

/** Relative weights of choices, by id or else by kind (`event`, `outcome`, `timer` or `pause`). */
export type Weights = { readonly [choice: string]: number }

/**
 * Walks randomly until the stop condition is met. Starts over when nothing is possible, or when a path has
 * `longest` steps. The same seed and weights give the same paths.
 */
export function randomWalk(
  subject: Subject,
  seed: number,
  weights: Weights,
  longest: number,
  options: Required<JourneyOptions>,
): Tour {
  const random = createRandom(seed)
  const journey = new Journey(subject, options.observe)
  const weightOf = ({ id, kind }: Possibility) => Math.max(0, weights[id] ?? weights[kind] ?? 1)

  withVirtualDate(journey.clock, () => {
    let hasMoved = true
    while (!options.isEnough()) {
      const next = pickWeighted(random, journey.possibilities(), weightOf)
      if (next) journey.take(next.id)
      // Without a possible start, the loop would never end.
      else if (!hasMoved) break
      hasMoved = next !== undefined
      if (!next || journey.length >= longest) journey.finishPath()
    }
    journey.finishPath()
  })
  return { paths: journey.paths, missed: [] }
}
