import type { LiveMessage } from '#visualiser/inspection/live-message.ts'
import { parseMessage } from '#visualiser/live-inspector/connection/parse-message.ts'

/**
 * Hands on what the page of a replay tells of its actors. Who begins to listen in the middle is told everything from its
 * beginning. Nothing goes through that is anybody's own, whatever program wrote it.
 */
export class Relay {
  readonly #listeners = new Set<(message: LiveMessage) => void>()
  #told: LiveMessage[] = []

  /** Tells what has been told of the replay that runs, and what comes, until the returned function is called. */
  listen(listener: (message: LiveMessage) => void): () => void {
    this.#listeners.add(listener)
    for (const message of this.#told) listener(message)
    return () => void this.#listeners.delete(listener)
  }

  /** Takes in lines of JSON; what is no message is left out. */
  take(lines: readonly string[]): void {
    for (const line of lines) {
      const message = parseMessage(read(line))
      if (message) this.#tell(message)
    }
  }

  /** The page is gone with its browser, without a word: its actors are said to be gone, and all of it is forgotten. */
  end(): void {
    const there = new Map<string, { page: string; actor: string }>()
    for (const { type, ...rest } of this.#told) {
      if (!('actor' in rest)) continue
      const { page, actor } = rest
      if (type === 'gone') there.delete(`${page} ${actor}`)
      else there.set(`${page} ${actor}`, { page, actor })
    }
    const at = this.#told.at(-1)?.at ?? 0
    for (const { page, actor } of there.values()) this.#tell({ type: 'gone', page, at, actor })
    this.#told = []
  }

  #tell(message: LiveMessage): void {
    this.#told.push(message)
    for (const listener of this.#listeners) listener(message)
  }
}

function read(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    // A program's own mistake, which ends nobody's replay.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
