import type { AnyMachineSnapshot } from 'xstate'
import { contextText } from '#paths/wording/texts.ts'

/** Names of the context properties that a step changed, sorted. Empty for the start. */
export function changedParts(before: AnyMachineSnapshot | undefined, after: AnyMachineSnapshot): string[] {
  if (!before || before.context === after.context) return []
  const old = new Map<string, unknown>(Object.entries(before.context))
  return Object.entries(after.context)
    .filter(([key, value]) => isChanged(old.get(key), value))
    .map(([key]) => key)
    .sort()
}

export function isContextChanged(before: AnyMachineSnapshot, after: AnyMachineSnapshot): boolean {
  if (before.context === after.context) return false
  return Object.keys(after.context).some((key) => isChanged(before.context[key], after.context[key]))
}

/** Whether two values differ. An object may be new and still equal. */
function isChanged(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return false
  const areObjects = before instanceof Object && after instanceof Object
  return !areObjects || contextText(before) !== contextText(after)
}
