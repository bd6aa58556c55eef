import type { AnyMachineSnapshot } from 'xstate'
import type { SeenStep, Step } from '#paths/walk/path.ts'
import { stateText } from '#paths/wording/texts.ts'

export function impossible(
  label: string,
  snapshot: AnyMachineSnapshot,
  possible: readonly { label: string }[],
): string {
  const labels = possible.map((one) => `"${one.label}"`).join(', ') || 'nothing'
  return `"${label}" cannot happen in ${stateText(snapshot)}. Possible: ${labels}.`
}

export function firstDifference(expected: Step, seen: SeenStep): string | undefined {
  if (expected.state !== seen.state) return `expected ${expected.state}, reached ${seen.state}.`
  if (expected.isIgnored !== seen.isIgnored) {
    return expected.isIgnored
      ? `was ignored in ${seen.state}, is taken now.`
      : `is ignored in ${seen.state} now.`
  }
  return (
    listDifference('took', expected.edges, seen.edges) ??
    listDifference('did', expected.effects, seen.effects) ??
    contextDifference(expected.context, seen.context)
  )
}

/** Names the first differing entry, since lists may be long. */
function listDifference(verb: string, expected: readonly string[] | undefined, seen: readonly string[]) {
  if (!expected) return undefined
  const length = Math.max(expected.length, seen.length)
  for (let index = 0; index < length; index++) {
    if (expected[index] === seen[index]) continue
    return `expected that it ${verb} ${inWords(expected[index])}, it ${verb} ${inWords(seen[index])}.`
  }
  return undefined
}

function inWords(entry: string | undefined): string {
  return entry === undefined ? 'nothing more' : `"${entry}"`
}

function contextDifference(expected: string | undefined, seen: string) {
  return expected === undefined || expected === seen
    ? undefined
    : `expected context ${expected}, it is ${seen}.`
}
