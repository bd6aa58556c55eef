export type Party = {
  /** Unique among all pages. */
  id: string
  name: string
  /** Id of the actor's machine. Null if the actor is not a statechart. */
  machine: string | null
  /**
   * The names of the actor's ancestors, followed by its own. Actors that do the same task one after another
   * have the same role.
   */
  role: string
}

export type LiveStatus = 'active' | 'done' | 'error' | 'stopped'

type Happening =
  | { kind: 'began'; actor: Party; from: Party | null }
  | { kind: 'event'; actor: Party; from: Party | null; event: { type: string; [key: string]: unknown } }
  | {
      kind: 'state'
      actor: Party
      /** Dotted paths of the active leaf states. */
      leaves: readonly string[]
      status: LiveStatus
      edges: readonly string[]
    }
  | { kind: 'gone'; actor: Party }

export type Entry = { number: number; at: number } & (Happening | { kind: 'page'; address: string })
