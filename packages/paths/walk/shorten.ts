import type { Subject } from '#paths/machine/system-under-test.ts'
import type { Path, Step } from './path.ts'
import { pathId } from './path-id.ts'
import { retrace } from './retrace.ts'
import { shrink } from './shrink.ts'
import { walk } from './walk.ts'

/**
 * Returns a shorter path that fails in the same way as `path` in step `failedAt` (the start is step 1).
 * Removes the steps after the failure and earlier steps that do not matter. Runs only the machine, not the
 * page. If the machine departs from `path`, it departs from the shorter path with the same message. If only
 * the page departs from `path`, the shorter path ends with the same step between the same states. Only a
 * replay can then show whether the page departs from the shorter path too.
 */
export function shorten(subject: Subject, path: Path, failedAt: number): Path {
  const upToFailure = path.steps.slice(0, failedAt)
  const [start, ...rest] = upToFailure
  const last = rest.at(-1)
  if (!start || !last) return cut(path, failedAt)
  const before = upToFailure.at(-2) ?? start
  const departure = departureOf(subject, { ...path, steps: upToFailure })

  const candidate = (middle: readonly Step[]): Path | undefined => {
    const way = retrace(
      subject,
      [start, ...middle].map(({ label }) => label),
    )
    if (way?.steps.at(-1)?.state !== before.state) return undefined
    const short = departure === undefined ? withLast(subject, way, last) : withWrongLast(way, last)
    return short && departureOf(subject, short) === departure ? short : undefined
  }

  const middle = shrink(rest.slice(0, -1), (steps) => candidate(steps) !== undefined)
  return candidate(middle) ?? cut(path, failedAt)
}

function cut(path: Path, length: number): Path {
  if (length >= path.steps.length) return path
  const id = pathId([{ choiceId: `${path.id} up to ${length}`, edges: [] }])
  return { id, steps: path.steps.slice(0, length) }
}

/**
 * Returns the message of the first difference, or undefined if the machine follows the path. Omits the step's
 * number, which changes when steps are removed.
 */
function departureOf(subject: Subject, path: Path): string | undefined {
  return walk(subject, path).difference?.replace(/^step \d+/, '')
}

/** Appends the step that failed in the page. Undefined if the machine takes that step differently. */
function withLast(subject: Subject, way: Path, last: Step): Path | undefined {
  const whole = retrace(subject, [...way.steps.map(({ label }) => label), last.label])
  const observed = whole?.steps.at(-1)
  const isSame =
    observed?.state === last.state &&
    sameLists(observed.edges, last.edges) &&
    observed.isIgnored === last.isIgnored
  return isSame ? whole : undefined
}

function sameLists(
  observed: readonly string[] | undefined,
  expected: readonly string[] | undefined,
): boolean {
  return expected === undefined || String(observed) === String(expected)
}

/**
 * Appends the step that the machine no longer takes as expected. The path's id is derived from the expected
 * step, so that it differs from the id of the path that the machine really takes.
 */
function withWrongLast(way: Path, last: Step): Path {
  const { edges: _edges, context: _context, ...expected } = last
  const id = pathId([way.id, `${last.label} → ${last.state}`].map((choiceId) => ({ choiceId, edges: [] })))
  return { id, steps: [...way.steps, expected] }
}
