import { impossible } from '#paths/machine/step-difference.ts'
import type { Subject } from '#paths/machine/system-under-test.ts'
import { withVirtualDate } from '#paths/machine/virtual-date.ts'
import { type Happened, Journey } from './journey.ts'
import type { Path } from './path.ts'

export type Followed = {
  /** The path up to the first impossible step. Undefined if the path cannot start. */
  path: Path | undefined
  /** Ids of the choices taken. They do not contain durations. */
  choiceIds: readonly string[]
  /** A message about the first impossible step. Undefined if no step was impossible. */
  refused: string | undefined
}

/**
 * Takes steps, given as labels or choice ids, until one is impossible or `isEnough` returns true. If the
 * steps do not begin with a start, starts with the model's first input.
 */
export function followSteps(
  subject: Subject,
  steps: readonly string[],
  options: { observe?: (happened: Happened) => void; isEnough?: () => boolean } = {},
): Followed {
  const journey = new Journey(subject, options.observe)
  const choiceIds: string[] = []
  const find = (step: string) =>
    journey.possibilities().find(({ id, label }) => id === step || label === step)

  const followAll = (): string | undefined => {
    const starts = journey.possibilities()
    const start = steps[0] !== undefined && !find(steps[0]) ? starts[0]?.id : undefined
    for (const [index, step] of [...(start === undefined ? [] : [start]), ...steps].entries()) {
      if (options.isEnough?.()) return undefined
      const next = find(step)
      if (!next) return `step ${index + 1}: ${refusal(step)}`
      journey.take(next.id)
      choiceIds.push(next.id)
    }
    return undefined
  }
  const refusal = (step: string) =>
    journey.configuration
      ? impossible(step, journey.configuration.snapshot, journey.possibilities())
      : `the model has no start "${step}".`

  return withVirtualDate(journey.clock, () => {
    const refused = followAll()
    journey.finishPath()
    return { path: journey.paths[0], choiceIds, refused }
  })
}
