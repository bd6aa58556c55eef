import type { AnyActorRef } from 'xstate'

export function isUnnamed(id: string): boolean {
  return /^x:\d+$/.test(id)
}

/** Name of a child without its siblings: its id, or its source if the id is generated. */
export function childName({ id, src }: { id: string; src?: unknown }): string {
  return isUnnamed(id) ? `unnamed ${typeof src === 'string' ? src : 'actor'}` : id
}

/** Names of children: their ids, or numbered sources for those with generated ids. */
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
