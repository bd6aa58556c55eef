import { edgesOf } from '@palpite/charts/edges.ts'
import type { Accepted } from '#paths/accepted/accepted.ts'
import { compareInLockstep } from '#paths/machine/lockstep.ts'
import { prepare, type Subject } from '#paths/machine/system-under-test.ts'
import type { Model } from '#paths/model.ts'
import type { Path } from '#paths/walk/path.ts'
import { walk } from '#paths/walk/walk.ts'
import { type Mutant, mutantsOf } from './mutants.ts'

export type MutateOptions = {
  /** Decides whether to try a fault, given its description. By default, all faults are tried. */
  isWanted?: (fault: string) => boolean
  onProgress?: (mutants: number) => void
}

export type Survivor = { fault: string; reason: string }

export type Mutation = {
  mutants: number
  /** Number of faults detected by replaying the accepted paths or by the list of accepted transitions. */
  caught: number
  /** Faults that only the list of accepted transitions detected, not a replay. */
  caughtByChart: readonly string[]
  /** Faults that have no effect in any case of the model. */
  equivalent: readonly string[]
  survivors: readonly Survivor[]
  /** Average time to create and replay one mutant. */
  millisecondsEach: number
  /** Total time spent comparing undetected mutants with the machine. */
  millisecondsComparing: number
}

/**
 * Replays the accepted paths on a real actor of each mutant until something differs. A mutant that passes is
 * compared with the machine. It is equivalent if no case shows a difference; otherwise it survives. If steps
 * are found that reveal a survivor's fault, the result contains them. Throws if the machine itself departs
 * from its accepted paths.
 */
export function mutate(model: Model, accepted: Accepted, options: MutateOptions = {}): Mutation {
  const original = prepare(model)
  const touched = accepted.paths.map((path) => ({ path, first: firstShown(original, path) }))
  const caughtByChart: string[] = []
  const equivalent: string[] = []
  const survivors: Survivor[] = []
  let mutants = 0
  let caught = 0
  let millisecondsComparing = 0

  const inOrder = (signs: readonly string[]): Path[] => {
    const ranked = touched.map(({ path, first }) => ({ path, rank: rankOf(signs, first) }))
    return ranked.sort((a, b) => a.rank - b.rank).map(({ path }) => path)
  }

  const judge = ({ fault, signs, machine }: Mutant) => {
    const subject = prepare({ ...model, machine })
    if (inOrder(signs).some((path) => walk(subject, path).difference !== undefined)) {
      caught++
      return
    }
    if (!hasAllMoves(subject, accepted)) {
      caught++
      caughtByChart.push(fault)
      return
    }
    const before = performance.now()
    const comparison = compareInLockstep(original, subject)
    millisecondsComparing += performance.now() - before
    if (comparison.kind === 'same') equivalent.push(fault)
    else if (comparison.kind === 'undecided')
      survivors.push({ fault, reason: `nothing differs within the model's limit of ${model.limit}` })
    else {
      const steps = comparison.steps.join(', ')
      survivors.push({
        fault,
        reason: `no accepted path shows it; this would: ${steps}: ${comparison.difference}`,
      })
    }
  }

  const start = performance.now()
  for (const mutant of mutantsOf(model.machine, options.isWanted)) {
    mutants++
    judge(mutant)
    options.onProgress?.(mutants)
  }
  const replaying = performance.now() - start - millisecondsComparing
  const millisecondsEach = mutants === 0 ? 0 : replaying / mutants
  return { mutants, caught, caughtByChart, equivalent, survivors, millisecondsEach, millisecondsComparing }
}

/** More steps than any path has, so that a weaker sign never ranks before a stronger one. */
const FAR = 1_000_000

/** Ranks a path by its strongest sign, then by the step that first shows that sign. Lower is better. */
function rankOf(signs: readonly string[], first: ReadonlyMap<string, number>): number {
  const best = signs.findIndex((sign) => first.has(sign))
  const step = first.get(signs[best] ?? '') ?? 0
  return best < 0 ? signs.length * FAR : best * FAR + step
}

/** Returns the first step that shows each sign: a state entered, or a transition taken or rejected. */
function firstShown(subject: Subject, path: Path): Map<string, number> {
  const { difference, observations } = walk(subject, path)
  if (difference !== undefined) {
    throw new Error(`The machine departs from its accepted path ${path.id}, ${difference}`)
  }
  const first = new Map<string, number>()
  for (const [step, { edges, guards, entered }] of observations.entries()) {
    const refused = guards.filter(({ outcome }) => !outcome).map(({ edge }) => `${edge.id} refuses`)
    for (const sign of [...entered, ...edges.map(({ id }) => id), ...refused]) {
      if (!first.has(sign)) first.set(sign, step)
    }
  }
  return first
}

/**
 * Whether the chart still has every accepted transition. Ignores the names of guards, because a fault need
 * not change a name: the guard's implementation may change under the same name.
 */
function hasAllMoves(subject: Subject, { transitions }: Accepted): boolean {
  const moves = new Set(edgesOf(subject.model.machine).map(({ id }) => withoutGuard(id)))
  return transitions.every((id) => moves.has(withoutGuard(id)))
}

function withoutGuard(edgeId: string): string {
  return edgeId.replace(/ \[.*\] → /, ' → ')
}
