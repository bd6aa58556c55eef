import type { AnyActorRef } from 'xstate'

export function isUnnamed(id: string): boolean {
  return /^x:\d+$/.test(id)
}

/** Returns the name of one child: its id, or `unnamed` and its source if XState generated the id. */
export function childName({ id, src }: { id: string; src?: unknown }): string {
  return isUnnamed(id) ? `unnamed ${typeof src === 'string' ? src : 'actor'}` : id
}

/** Returns the names of several children. If unnamed children have the same source, they are numbered. */
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
