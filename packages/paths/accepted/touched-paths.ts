import { prepare } from '#paths/machine/system-under-test.ts'
import type { Model } from '#paths/model.ts'
import type { Path } from '#paths/walk/path.ts'
import { coversOf, passageOf } from '#paths/walk/trace.ts'
import { walk } from '#paths/walk/walk.ts'
import { type ChartChanges, chartChanges } from './chart-changes.ts'

/** What a change of a chart means to its accepted paths. */
export type Touched = ChartChanges & {
  /** Paths accepted before that no longer go as they did, or walk what is gone. */
  paths: readonly { id: string; because: string }[]
  /** Transitions that no path accepted now walks and goes on from as it should. */
  unaccepted: readonly string[]
}

export type Version = { model: Model; accepted: readonly Path[] }

/** Compares a flow with an earlier version of it. */
export function touchedPaths(before: Version, after: Version): Touched {
  const changes = chartChanges(before.model.machine, after.model.machine)
  const gone = new Set([...changes.states.removed, ...changes.transitions.removed])
  const [then, now] = [prepare(before.model), prepare(after.model)]
  const paths = before.accepted.flatMap((path) => {
    const old = walk(then, path)
    const { states, transitions } = coversOf(old.observations)
    const lost = [...transitions, ...states].find((id) => gone.has(id))
    if (lost !== undefined) return [{ id: path.id, because: `walks ${lost}, which is gone` }]
    const { difference } = walk(now, path)
    const isNew = difference !== undefined && difference !== old.difference
    return isNew ? [{ id: path.id, because: difference }] : []
  })
  const goOn = after.accepted
    .map((path) => walk(now, path))
    .filter(({ difference }) => difference === undefined)
  const walked = new Set(goOn.flatMap(({ observations }) => passageOf(observations).transitions))
  return { ...changes, paths, unaccepted: now.edges.map(({ id }) => id).filter((id) => !walked.has(id)) }
}

/** Whether there is anything to say. */
export function isTouched({ states, transitions, paths }: Touched): boolean {
  const lists = [states.added, states.removed, transitions.added, transitions.removed, paths]
  return lists.some((list) => list.length > 0)
}
