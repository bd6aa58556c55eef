/** Who sends or gets something, as an entry names it for good. */
export type Party = {
  /** Unique over all pages. */
  id: string
  name: string
  /** Id of its machine; null for an actor that is no statechart. */
  machine: string | null
  /** Its name under the names of those who started it: the same for every actor that does this in turn. */
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
      /** Ids of the transitions that led there, in their order. */
      edges: readonly string[]
    }
  | { kind: 'gone'; actor: Party }

/** Something that happened in the page that is followed; or from here on it is another page. */
export type Entry = { number: number; at: number } & (Happening | { kind: 'page'; address: string })
