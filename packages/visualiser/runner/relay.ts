import type { LiveMessage } from '#visualiser/inspection/live-message.ts'
import { parseMessage } from '#visualiser/live-inspector/connection/parse-message.ts'

/**
 * Relays the actor messages of the replayed page. Late listeners get them all from the start. Personal data
 * is redacted, whichever program wrote it.
 */
export class Relay {
  readonly #listeners = new Set<(message: LiveMessage) => void>()
  #messages: LiveMessage[] = []

  /** Repeats all messages of the replay and sends new ones, until the returned function is called. */
  listen(listener: (message: LiveMessage) => void): () => void {
    this.#listeners.add(listener)
    for (const message of this.#messages) listener(message)
    return () => void this.#listeners.delete(listener)
  }

  /** Takes lines of JSON. Invalid messages are ignored. */
  take(lines: readonly string[]): void {
    for (const line of lines) {
      const message = parseMessage(read(line))
      if (message) this.#publish(message)
    }
  }

  /** The browser closes the page without notice: reports its actors as gone and drops all messages. */
  end(): void {
    const there = new Map<string, { page: string; actor: string }>()
    for (const { type, ...rest } of this.#messages) {
      if (!('actor' in rest)) continue
      const { page, actor } = rest
      if (type === 'gone') there.delete(`${page} ${actor}`)
      else there.set(`${page} ${actor}`, { page, actor })
    }
    const at = this.#messages.at(-1)?.at ?? 0
    for (const { page, actor } of there.values()) this.#publish({ type: 'gone', page, at, actor })
    this.#messages = []
  }

  #publish(message: LiveMessage): void {
    this.#messages.push(message)
    for (const listener of this.#listeners) listener(message)
  }
}

function read(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    // Malformed output of the program must not end the replay.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
