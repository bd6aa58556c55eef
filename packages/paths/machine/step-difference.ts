import type { AnyMachineSnapshot } from 'xstate'
import type { ObservedStep, Step } from '#paths/walk/path.ts'
import { stateText } from '#paths/wording/texts.ts'

export function impossible(
  label: string,
  snapshot: AnyMachineSnapshot,
  possible: readonly { label: string }[],
): string {
  const labels = possible.map((one) => `"${one.label}"`).join(', ') || 'nothing'
  return `"${label}" cannot happen in ${stateText(snapshot)}. Possible: ${labels}.`
}

export function firstDifference(expected: Step, observed: ObservedStep): string | undefined {
  if (expected.state !== observed.state) return `expected ${expected.state}, reached ${observed.state}.`
  if (expected.isIgnored !== observed.isIgnored) {
    return expected.isIgnored
      ? `was ignored in ${observed.state}, is taken now.`
      : `is ignored in ${observed.state} now.`
  }
  return (
    listDifference('took', expected.edges, observed.edges) ??
    listDifference('did', expected.effects, observed.effects) ??
    contextDifference(expected.context, observed.context)
  )
}

/** Names only the first entry that differs, since lists may be long. */
function listDifference(verb: string, expected: readonly string[] | undefined, observed: readonly string[]) {
  if (!expected) return undefined
  const length = Math.max(expected.length, observed.length)
  for (let index = 0; index < length; index++) {
    if (expected[index] === observed[index]) continue
    return `expected that it ${verb} ${inWords(expected[index])}, it ${verb} ${inWords(observed[index])}.`
  }
  return undefined
}

function inWords(entry: string | undefined): string {
  return entry === undefined ? 'nothing more' : `"${entry}"`
}

function contextDifference(expected: string | undefined, observed: string) {
  return expected === undefined || expected === observed
    ? undefined
    : `expected context ${expected}, it is ${observed}.`
}
