import type { LiveActor } from './live-actor.ts'

export type ActorNode = { actor: LiveActor; children: readonly ActorNode[] }

/**
 * Returns the actors of a page that have not ended, nested under their parents in the order in which they
 * started.
 */
export function actorTree(actors: ReadonlyMap<string, LiveActor>, page: string | null): readonly ActorNode[] {
  const present = [...actors.values()].filter((actor) => actor.page === page && !actor.isGone)
  const ids = new Set(present.map(({ id }) => id))
  const under = Map.groupBy(present, ({ parent }) => (parent !== null && ids.has(parent) ? parent : null))
  const nodesUnder = (parent: string | null): ActorNode[] =>
    (under.get(parent) ?? []).map((actor) => ({ actor, children: nodesUnder(actor.id) }))
  return nodesUnder(null)
}

/**
 * Returns the actor to follow for a machine. Prefers the chosen actor if it has not ended, then the newest
 * actor that has not ended, then the newest actor.
 */
export function followedActor(
  { actors, page }: { actors: ReadonlyMap<string, LiveActor>; page: string | null },
  machine: string,
  chosen: string | null,
): LiveActor | undefined {
  const ofMachine = [...actors.values()].filter((actor) => actor.page === page && actor.machine === machine)
  const present = ofMachine.filter(({ isGone }) => !isGone)
  return present.find(({ id }) => id === chosen) ?? present.at(-1) ?? ofMachine.at(-1)
}
