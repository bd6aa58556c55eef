import { prepare } from '#paths/machine/system-under-test.ts'
import type { Model } from '#paths/model.ts'
import type { Path } from '#paths/walk/path.ts'
import { coversOf, passageOf } from '#paths/walk/trace.ts'
import { walk } from '#paths/walk/walk.ts'
import { type ChartChanges, chartChanges } from './chart-changes.ts'

export type Touched = ChartChanges & {
  /** Accepted paths that no longer pass, or that use removed transitions or states. */
  paths: readonly { id: string; because: string }[]
  /** Transitions that no accepted path covers. Only paths that still pass count. */
  unaccepted: readonly string[]
}

export type Version = { model: Model; accepted: readonly Path[] }

export function touchedPaths(before: Version, after: Version): Touched {
  const changes = chartChanges(before.model.machine, after.model.machine)
  const gone = new Set([...changes.states.removed, ...changes.transitions.removed])
  const [then, now] = [prepare(before.model), prepare(after.model)]
  const paths = before.accepted.flatMap((path) => {
    const old = walk(then, path)
    const { states, transitions } = coversOf(old.observations)
    const lost = [...transitions, ...states].find((id) => gone.has(id))
    if (lost !== undefined) return [{ id: path.id, because: `uses ${lost}, which was removed` }]
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

export function isTouched({ states, transitions, paths }: Touched): boolean {
  const lists = [states.added, states.removed, transitions.added, transitions.removed, paths]
  return lists.some((list) => list.length > 0)
}
