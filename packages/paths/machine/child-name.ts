import type { AnyActorRef } from 'xstate'

export function isUnnamed(id: string): boolean {
  return /^x:\d+$/.test(id)
}

/** Name of one child: its id, or its source if XState generated the id. */
export function childName({ id, src }: { id: string; src?: unknown }): string {
  return isUnnamed(id) ? `unnamed ${typeof src === 'string' ? src : 'actor'}` : id
}

/**
 * Names of several children: their ids. Those with generated ids are named after their source, with numbers.
 */
export function childNames(children: readonly AnyActorRef[]): string[] {
  const occurrences = new Map<string, number>()
  return children.map((child) => {
    const name = childName(child)
    if (!isUnnamed(child.id)) return name
    const times = (occurrences.get(name) ?? 0) + 1
    occurrences.set(name, times)
    return times === 1 ? name : `${name} ${times}`
  })
}
