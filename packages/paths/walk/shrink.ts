import { keyOf } from '#paths/machine/configuration.ts'
import type { Subject } from '#paths/machine/system-under-test.ts'
import { followSteps } from './follow-steps.ts'
import type { Path } from './path.ts'

/**
 * Shortens failing steps by delta debugging. Removes everything after the failure, and then ever shorter runs
 * of steps, until no single step can be removed. `fails(steps)` must be true.
 */
export function shrink<Step>(
  steps: readonly Step[],
  fails: (steps: readonly Step[]) => boolean,
): readonly Step[] {
  let current = shortestFailingBeginning(steps, fails)
  for (let size = Math.ceil(current.length / 2); size > 0; size = Math.floor(size / 2)) {
    let hasShrunk = true
    // Removing one step may allow another to be removed, so single steps are tried again.
    while (hasShrunk) {
      const before: readonly Step[] = current
      current = withoutStretches(current, size, fails)
      hasShrunk = size === 1 && current.length < before.length
    }
  }
  return current
}

/**
 * Finds the shortest failing beginning by binary search. This works because a failing list still fails when
 * steps are appended.
 */
function shortestFailingBeginning<Step>(
  steps: readonly Step[],
  fails: (steps: readonly Step[]) => boolean,
): readonly Step[] {
  let tooShort = 0
  let longEnough = steps.length
  while (longEnough - tooShort > 1) {
    const middle = Math.floor((tooShort + longEnough) / 2)
    if (fails(steps.slice(0, middle))) longEnough = middle
    else tooShort = middle
  }
  return steps.slice(0, longEnough)
}

/** Tries to remove each stretch of `size` steps. Begins at the end, where fewer steps depend on a stretch. */
function withoutStretches<Step>(
  steps: readonly Step[],
  size: number,
  fails: (steps: readonly Step[]) => boolean,
): readonly Step[] {
  let current = steps
  for (let end = current.length; end > 0; end -= size) {
    const shorter = [...current.slice(0, Math.max(0, end - size)), ...current.slice(end)]
    if (shorter.length < current.length && fails(shorter)) current = shorter
  }
  return current
}

export type Shrunk = {
  path: Path
  runs: number
}

/**
 * Finds a shorter path for which `fails` still returns true. Impossible paths count as passing, so `fails` is
 * not called for them. Throws if the path itself is impossible.
 * @param fails runs a path on the system under test
 */
export function shrinkPath(subject: Subject, path: Path, fails: (path: Path) => boolean): Shrunk {
  const labels = path.steps.map(({ label }) => label)
  const { choiceIds, refused } = followSteps(subject, labels)
  if (refused !== undefined) throw new Error(`Path ${path.id} cannot be shrunk: ${refused}`)
  const [start, ...ids] = choiceIds
  if (start === undefined) return { path, runs: 0 }
  const tried = new Map<string, boolean>()
  let runs = 0

  const failsOver = (steps: readonly string[]): boolean => {
    const { path: shorter, refused: isImpossible } = followSteps(subject, [start, ...steps])
    if (!shorter || isImpossible !== undefined) return false
    const known = tried.get(steps.join('\n'))
    if (known !== undefined) return known
    runs++
    const isFailing = fails(shorter)
    tried.set(steps.join('\n'), isFailing)
    return isFailing
  }
  const beginning = shortestFailingBeginning(ids, failsOver)
  const straight = withoutLoops(subject, start, beginning)
  const shortest = shrink(failsOver(straight) ? straight : beginning, failsOver)
  return { path: followSteps(subject, [start, ...shortest]).path ?? path, runs }
}

/** Removes steps that lead back to an earlier configuration. Keeps the last step, since that step fails. */
function withoutLoops(subject: Subject, start: string, steps: readonly string[]): readonly string[] {
  const keys: string[] = []
  followSteps(subject, [start, ...steps.slice(0, -1)], {
    observe: ({ configuration }) => keys.push(keyOf(configuration, subject.model)),
  })
  const straight: { key: string; step: string }[] = []
  for (const [index, key] of keys.entries()) {
    const before = straight.findIndex((other) => other.key === key)
    if (before >= 0) straight.length = before + 1
    else straight.push({ key, step: steps[index - 1] ?? start })
  }
  return [...straight.slice(1).map(({ step }) => step), ...steps.slice(-1)]
}
