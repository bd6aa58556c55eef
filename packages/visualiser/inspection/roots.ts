import type { AnyActorRef } from 'xstate'

type Watcher = { began: (root: AnyActorRef) => void; ended: (root: AnyActorRef) => void }

const roots = new Set<AnyActorRef>()
const watchers = new Set<Watcher>()

/** Registers an actor that no other actor has started. Returns a function that removes it. */
export function addRoot(root: AnyActorRef): () => void {
  roots.add(root)
  for (const { began } of watchers) began(root)
  return () => {
    roots.delete(root)
    for (const { ended } of watchers) ended(root)
  }
}

/** Notifies the watcher of all registered root actors, and of later registrations and removals. */
export function watchRoots(watcher: Watcher): void {
  watchers.add(watcher)
  for (const root of roots) watcher.began(root)
}
