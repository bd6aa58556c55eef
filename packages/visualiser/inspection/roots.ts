import type { AnyActorRef } from 'xstate'

type Watcher = { began: (root: AnyActorRef) => void; ended: (root: AnyActorRef) => void }

const roots = new Set<AnyActorRef>()
const watchers = new Set<Watcher>()

/** Makes an actor known that no other one started, until the returned function is called. */
export function addRoot(root: AnyActorRef): () => void {
  roots.add(root)
  for (const { began } of watchers) began(root)
  return () => {
    roots.delete(root)
    for (const { ended } of watchers) ended(root)
  }
}

/** Says which such actors there are, now and from now on. */
export function watchRoots(watcher: Watcher): void {
  watchers.add(watcher)
  for (const root of roots) watcher.began(root)
}
