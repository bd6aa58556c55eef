export type Party = {
  /** Unique over all pages. */
  id: string
  name: string
  /** Id of its machine. Null if it is not a statechart. */
  machine: string | null
  /** Names of its ancestors and its own. Successive actors with the same task share it. */
  role: string
}

export type LiveStatus = 'active' | 'done' | 'error' | 'stopped'

type Happening =
  | { kind: 'began'; actor: Party; from: Party | null }
  | { kind: 'event'; actor: Party; from: Party | null; event: { type: string; [key: string]: unknown } }
  | {
      kind: 'state'
      actor: Party
      /** Dotted paths of the active states without active children. */
      leaves: readonly string[]
      status: LiveStatus
      edges: readonly string[]
    }
  | { kind: 'gone'; actor: Party }

export type Entry = { number: number; at: number } & (Happening | { kind: 'page'; address: string })
