import type { Subject } from '#paths/machine/system-under-test.ts'
import type { Path, Step } from './path.ts'
import { pathId } from './path-id.ts'
import { retrace } from './retrace.ts'
import { shrink } from './shrink.ts'
import { walk } from './walk.ts'

/**
 * The shortest path found that goes wrong as `path` does at step `failedAt` (the start being 1), tried on the machine alone:
 * what comes after is cut off, and what comes before and does not matter is left out.
 *
 * Where the machine itself departs from the path, the short one departs in the same words. Where it does not, and the page
 * did, the short one takes the same step from the same state to the same end, and whether the page departs there too is for
 * the page to say.
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

/** A path without its end, which makes another of it. */
function cut(path: Path, length: number): Path {
  if (length >= path.steps.length) return path
  const id = pathId([{ choiceId: `${path.id} up to ${length}`, edges: [] }])
  return { id, steps: path.steps.slice(0, length) }
}

/** What a walk says of its first difference, without the step's number, which is another in a shorter path. */
function departureOf(subject: Subject, path: Path): string | undefined {
  return walk(subject, path).difference?.replace(/^step \d+/, '')
}

/** The way and the step that the page did not take; only where the machine takes it as it did. */
function withLast(subject: Subject, way: Path, last: Step): Path | undefined {
  const whole = retrace(subject, [...way.steps.map(({ label }) => label), last.label])
  const seen = whole?.steps.at(-1)
  const isSame =
    seen?.state === last.state && sameLists(seen.edges, last.edges) && seen.isIgnored === last.isIgnored
  return isSame ? whole : undefined
}

function sameLists(seen: readonly string[] | undefined, expected: readonly string[] | undefined): boolean {
  return expected === undefined || String(seen) === String(expected)
}

/**
 * The way and the step that the machine no longer takes as the path says. Its id follows from what is expected, so that it is
 * not that of the path that goes the same way and expects what the machine does.
 */
function withWrongLast(way: Path, last: Step): Path {
  const { edges: _edges, context: _context, ...expected } = last
  const id = pathId([way.id, `${last.label} → ${last.state}`].map((choiceId) => ({ choiceId, edges: [] })))
  return { id, steps: [...way.steps, expected] }
}
