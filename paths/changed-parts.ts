import type { AnyMachineSnapshot } from 'xstate'
import { contextText } from './texts.ts'

/** Names of the parts of a machine's context that a step changed, in order. The start changes none. */
export function changedParts(before: AnyMachineSnapshot | undefined, after: AnyMachineSnapshot): string[] {
  if (!before || before.context === after.context) return []
  const old = new Map<string, unknown>(Object.entries(before.context))
  return Object.entries(after.context)
    .filter(([key, value]) => isChanged(old.get(key), value))
    .map(([key]) => key)
    .sort()
}

/** Objects may be made anew and still say the same. */
function isChanged(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return false
  const areObjects = before instanceof Object && after instanceof Object
  return !areObjects || contextText(before) !== contextText(after)
}
