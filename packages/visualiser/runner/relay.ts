import type { LiveMessage } from '#visualiser/inspection/live-message.ts'
import { parseMessage } from '#visualiser/live-inspector/connection/parse-message.ts'

/**
 * Forwards the messages of the replayed page's actors to listeners. A late listener also gets all earlier
 * messages. Hides personal data in every message, whichever program wrote it.
 */
export class Relay {
  readonly #listeners = new Set<(message: LiveMessage) => void>()
  #messages: LiveMessage[] = []

  /**
   * Sends the replay's earlier messages to the listener, then each new one. Returns a function that
   * unsubscribes it.
   */
  listen(listener: (message: LiveMessage) => void): () => void {
    this.#listeners.add(listener)
    for (const message of this.#messages) listener(message)
    return () => void this.#listeners.delete(listener)
  }

  /** Receives lines of JSON. Ignores invalid messages. */
  take(lines: readonly string[]): void {
    for (const line of lines) {
      const message = parseMessage(read(line))
      if (message) this.#publish(message)
    }
  }

  /**
   * Reports the page's actors as gone, because the browser closes the page without a message. Then removes
   * all messages.
   */
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
    // Invalid output of the replay program must not end the replay.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
