import type { Observed, ObservedEvent } from '@palpite/paths/walk/follow.ts'
import type { EventMessage, LiveMessage } from '@palpite/visualiser/inspection/live-message.ts'

type Noted = {
  machine: string | null
  begun: readonly string[] | undefined
  events: ObservedEvent[]
  waiting: Waiting[]
}

/** An event that an actor has received but not processed yet. */
type Waiting = EventMessage['event']

const INIT = 'xstate.init'

/** Records the events that each actor has processed, as reported by its page's inspection messages. */
export class Recording {
  readonly #noted = new Map<string, Noted>()
  readonly #edges = new Map<string, readonly string[]>()

  /** Takes the next message. Messages must come in order. */
  note(message: LiveMessage): void {
    if (message.type === 'asked' || message.type === 'page') return
    const key = `${message.page} ${message.actor}`
    if (message.type === 'actor' && !this.#noted.has(key)) {
      this.#noted.set(key, { machine: message.machine, begun: undefined, events: [], waiting: [] })
    }
    const noted = this.#noted.get(key)
    if (!noted) return
    if (message.type === 'event') noted.waiting.push(message.event)
    if (message.type === 'taken') this.#edges.set(key, message.edges)
    if (message.type === 'state') {
      const event = noted.waiting.shift()
      const edges = this.#edges.get(key) ?? []
      this.#edges.delete(key)
      if (!noted.begun) noted.begun = message.leaves
      else if (event && event.type !== INIT && message.status !== 'stopped') {
        noted.events.push({ event, edges, leaves: message.leaves })
      }
    }
  }

  /** Returns the events of each actor of the machine, in order of appearance. Omits actors without events. */
  seenOf(machine: string): Observed[] {
    const noted = [...this.#noted.values()].filter((one) => one.machine === machine)
    return noted.flatMap(({ begun, events }) => (begun && events.length > 0 ? [{ begun, events }] : []))
  }
}
