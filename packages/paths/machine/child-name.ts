import type { AnyActorRef } from 'xstate'

/** Whether XState gave a child its id by counting, because its author gave none. */
export function isUnnamed(id: string): boolean {
  return /^x:\d+$/.test(id)
}

/** What a child is called where its brothers are not known: its id, or what it was made from. */
export function childName({ id, src }: { id: string; src?: unknown }): string {
  return isUnnamed(id) ? `unnamed ${typeof src === 'string' ? src : 'actor'}` : id
}

/** What children are called: by their ids, and those without one by what they were made from, counted. */
export function childNames(children: readonly AnyActorRef[]): string[] {
  const timesSeen = new Map<string, number>()
  return children.map((child) => {
    const name = childName(child)
    if (!isUnnamed(child.id)) return name
    const times = (timesSeen.get(name) ?? 0) + 1
    timesSeen.set(name, times)
    return times === 1 ? name : `${name} ${times}`
  })
}
