import type { LiveMessage, StateMessage } from '#visualiser/inspection/live-message.ts'
import { countedWith, type LiveActor, statesAround } from '#visualiser/live-inspector/actors/live-actor.ts'
import { walkedTargets } from './edge-targets.ts'
import type { Entry, Party } from './entry.ts'

/** An immutable snapshot of the record. */
export type Picture = {
  page: string | null
  /** The actors of all pages by id, including those that ended recently. */
  actors: ReadonlyMap<string, LiveActor>
  entries: readonly Entry[]
}

export type Walked = { machine: string; states: readonly string[]; edges: readonly string[] }

type Options = {
  /** Maximum number of log entries. When it is exceeded, the oldest tenth is removed. */
  most?: number
  schedule?: (show: () => void) => void
  onWalked?: (walked: Walked) => void
}

type Noted<One = Entry> = One extends Entry ? Omit<One, 'number' | 'at'> : never

const MOST_GONE = 100

/** Records the messages of pages. Publishes the record as immutable snapshots, each a {@link Picture}. */
export class LiveRecord {
  readonly #most: number
  readonly #schedule: (show: () => void) => void
  readonly #onWalked: (walked: Walked) => void
  readonly #listeners = new Set<() => void>()
  readonly #actors = new Map<string, LiveActor>()
  readonly #pending = new Map<string, string[]>()
  #entries: Entry[] = []
  #number = 0
  #page: string | null = null
  #picture: Picture = { page: null, actors: new Map(), entries: [] }
  #isHeld = false
  #isScheduled = false

  constructor({ most = 10_000, schedule = nextFrame, onWalked = () => {} }: Options = {}) {
    this.#most = most
    this.#schedule = schedule
    this.#onWalked = onWalked
  }

  readonly picture = (): Picture => this.#picture

  /** Calls a listener for each new {@link Picture}. Returns a function that unsubscribes it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Logs that this page is now followed, then logs its known actors and their states. */
  follow({ page, address, at }: { page: string; address: string; at: number }): void {
    if (page === this.#page) return
    this.#page = page
    this.#note(at, { kind: 'page', address })
    for (const actor of this.#actors.values()) {
      if (actor.page !== page || actor.isGone) continue
      this.#note(at, { kind: 'began', actor: partyOf(actor), from: this.#partyOf(actor.parent) })
      if (actor.leaves.length > 0)
        this.#note(at, {
          kind: 'state',
          actor: partyOf(actor),
          leaves: actor.leaves,
          status: actor.status,
          edges: [],
        })
    }
    this.#show()
  }

  /** Records a message. `isPageLeft` is true if the message ends the last actor of its page. */
  hear(message: LiveMessage): { isPageLeft: boolean } {
    const { page } = message
    if (message.type === 'actor') this.#begin(message)
    else if (message.type === 'event') this.#noteEvent(message)
    else if (message.type === 'taken')
      this.#pending.set(idOf(page, message.actor), [
        ...(this.#pending.get(idOf(page, message.actor)) ?? []),
        ...message.edges,
      ])
    else if (message.type === 'state') this.#move(message)
    else if (message.type === 'gone') return { isPageLeft: this.#end(message) }
    return { isPageLeft: false }
  }

  clear(): void {
    this.#entries = []
    this.#show()
  }

  /** Pauses or resumes publishing. Recording continues during the pause. */
  hold(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return
    this.#isHeld = isHeld
    if (!isHeld) this.#show()
  }

  #begin({ page, at, actor, parent, name, machine }: Extract<LiveMessage, { type: 'actor' }>): void {
    const id = idOf(page, actor)
    const known = this.#actors.get(id)
    if (known && !known.isGone) return
    const parentId = parent === null ? null : idOf(page, parent)
    const starter = parentId === null ? undefined : this.#actors.get(parentId)
    const party: Party = { id, name, machine, role: starter ? `${starter.role} › ${name}` : name }
    // An actor that was reported as gone returns if its page is restored from the back-forward cache.
    if (known) this.#actors.delete(id)
    this.#actors.set(id, {
      ...party,
      page,
      parent: parentId,
      leaves: known?.leaves ?? [],
      tags: known?.tags ?? [],
      status: 'active',
      context: known?.context ?? null,
      visits: known?.visits ?? new Map(),
      edges: known?.edges ?? new Map(),
      entered: known?.entered,
      taken: [],
      isGone: false,
    })
    if (page === this.#page) this.#note(at, { kind: 'began', actor: party, from: this.#partyOf(parentId) })
    this.#show()
  }

  #noteEvent({ page, at, actor, from, event }: Extract<LiveMessage, { type: 'event' }>): void {
    const party = this.#partyOf(idOf(page, actor))
    if (!party || page !== this.#page) return
    const sender = from === null ? null : this.#partyOf(idOf(page, from))
    this.#note(at, { kind: 'event', actor: party, from: sender, event })
    this.#show()
  }

  #move(message: StateMessage): void {
    const { page, at, leaves, tags, status, context } = message
    const id = idOf(page, message.actor)
    const actor = this.#actors.get(id)
    if (!actor) return
    const taken = this.#pending.get(id) ?? []
    this.#pending.delete(id)
    const isSameState = actor.status === status && actor.leaves.join() === leaves.join()
    // Pages report the states of their actors again whenever a listener asks.
    const isRepeated = taken.length === 0 && isSameState
    const entered = enteredBy(actor, leaves, taken)
    this.#actors.set(id, {
      ...actor,
      leaves,
      tags,
      status,
      context,
      visits: countedWith(actor.visits, entered),
      edges: countedWith(actor.edges, taken),
      entered: leaves.find((leaf) => !actor.leaves.includes(leaf)) ?? actor.entered,
      taken: isRepeated ? actor.taken : taken,
    })
    if (!isRepeated && page === this.#page) {
      this.#note(at, { kind: 'state', actor: partyOf(actor), leaves, status, edges: taken })
      if (actor.machine !== null) this.#onWalked({ machine: actor.machine, states: entered, edges: taken })
    }
    this.#show()
  }

  #end({ page, at, actor }: Extract<LiveMessage, { type: 'gone' }>): boolean {
    const id = idOf(page, actor)
    const known = this.#actors.get(id)
    if (!known || known.isGone) return false
    this.#actors.set(id, { ...known, isGone: true })
    this.#pending.delete(id)
    if (page === this.#page) this.#note(at, { kind: 'gone', actor: partyOf(known) })
    this.#forgetSome()
    this.#show()
    return ![...this.#actors.values()].some((other) => other.page === page && !other.isGone)
  }

  #forgetSome(): void {
    const gone = [...this.#actors.values()].filter(({ isGone }) => isGone)
    for (const { id } of gone.slice(0, Math.max(0, gone.length - MOST_GONE))) this.#actors.delete(id)
  }

  #partyOf(id: string | null): Party | null {
    const actor = id === null ? undefined : this.#actors.get(id)
    return actor ? partyOf(actor) : null
  }

  #note(at: number, noted: Noted): void {
    this.#entries.push({ ...noted, number: this.#number++, at })
    if (this.#entries.length > this.#most) this.#entries.splice(0, Math.ceil(this.#most / 10))
  }

  #show(): void {
    if (this.#isScheduled || this.#isHeld) return
    this.#isScheduled = true
    this.#schedule(() => {
      this.#isScheduled = false
      if (this.#isHeld) return
      this.#picture = { page: this.#page, actors: new Map(this.#actors), entries: [...this.#entries] }
      for (const listener of this.#listeners) listener()
    })
  }
}

/** Minimum time between two published snapshots, in ms. */
const UNTIL_SHOWN = 60

const nextFrame = (show: () => void) => void setTimeout(() => requestAnimationFrame(show), UNTIL_SHOWN)

const idOf = (page: string, actor: string) => `${page} ${actor}`

const partyOf = ({ id, name, machine, role }: LiveActor): Party => ({ id, name, machine, role })

/** Returns the states that a step entered, including those that it only passed through. */
function enteredBy(actor: LiveActor, leaves: readonly string[], taken: readonly string[]): string[] {
  const before = statesAround(actor.leaves)
  const entered = [...statesAround(leaves)].filter((state) => !before.has(state))
  return [...new Set([...entered, ...walkedTargets(taken)])]
}
