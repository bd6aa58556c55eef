import type { Heard, Seen } from '@palpite/paths/walk/follow.ts'
import type { EventMessage, LiveMessage } from '@palpite/visualiser/inspection/live-message.ts'

/** What is noted of one actor. */
type Noted = {
  machine: string | null
  begun: readonly string[] | undefined
  heard: Heard[]
  waiting: Waiting[]
}

/** Events that an actor has been given and not answered yet, oldest first. */
type Waiting = EventMessage['event']

const INIT = 'xstate.init'

/** Notes what the actors of a page do, from its live messages. */
export class Recording {
  readonly #noted = new Map<string, Noted>()
  readonly #edges = new Map<string, readonly string[]>()

  /** Notes one message of the page; they come in their order. */
  note(message: LiveMessage): void {
    if (message.type === 'asked' || message.type === 'page') return
    const key = `${message.page} ${message.actor}`
    if (message.type === 'actor' && !this.#noted.has(key)) {
      this.#noted.set(key, { machine: message.machine, begun: undefined, heard: [], waiting: [] })
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
        noted.heard.push({ event, edges, leaves: message.leaves })
      }
    }
  }

  /** The actors of a machine that something was said to, in the order in which they came. */
  seenOf(machine: string): Seen[] {
    const noted = [...this.#noted.values()].filter((one) => one.machine === machine)
    return noted.flatMap(({ begun, heard }) => (begun && heard.length > 0 ? [{ begun, heard }] : []))
  }
}
