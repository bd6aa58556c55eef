import { setTimeout as pause } from 'node:timers/promises'

type Sent = { cutAt: Date | null }

/** A response. `cutAt` is the time of the first cut while its request was pending, or null. */
export type RetriedAnswer = { body: unknown; cutAt: Date | null }

const AFTER_ERROR = 50

/**
 * A connection to a platform that is killed from time to time. After a cut, the outcome of a request is
 * unknown, so the request is retried until there is a response.
 */
export class StubbornLine {
  #platform = Promise.withResolvers<string>()
  readonly #pending = new Set<Sent>()
  #losing: { path: string; isLost: PromiseWithResolvers<void> } | null = null
  /** Number of requests whose response was lost when the platform was killed. */
  lost = 0
  /** Server errors of requests during which the platform was not killed. */
  readonly serverErrors: string[] = []

  connect(url: string): void {
    this.#platform.resolve(url)
  }

  cut(): void {
    this.#platform = Promise.withResolvers()
    for (const sent of this.#pending) sent.cutAt = new Date()
  }

  /**
   * Drops the next successful response to a path, and resolves once it is dropped. The test must then kill
   * the platform immediately.
   */
  loseAnswer(path: string): Promise<void> {
    this.#losing = { path, isLost: Promise.withResolvers() }
    return this.#losing.isLost.promise
  }

  /** Sends a request, and retries until there is a response that is not a server error. */
  async ask(path: string, init: RequestInit): Promise<RetriedAnswer> {
    let cutAt: Date | null = null
    for (;;) {
      const sent: Sent = { cutAt: null }
      const body = await this.#askOnce(path, init, sent)
      cutAt ??= sent.cutAt
      if (body !== undefined) return { body, cutAt }
    }
  }

  /** Returns the response body. Undefined if the response is lost, or is a server error. */
  async #askOnce(path: string, init: RequestInit, sent: Sent): Promise<unknown> {
    const url = await this.#platform.promise
    this.#pending.add(sent)
    try {
      const reply = await fetch(url + path, init)
      const text = await reply.text()
      const losing = this.#losing
      if (losing?.path === path && reply.ok) {
        this.#losing = null
        sent.cutAt ??= new Date()
        this.lost++
        losing.isLost.resolve()
      } else if (reply.status < 500) return JSON.parse(text)
      else if (!sent.cutAt) this.serverErrors.push(`${path}: ${reply.status} ${text}`)
    } catch (error) {
      // `fetch` reports a broken connection as a TypeError. Only a kill may cause one.
      if (!(error instanceof TypeError) || !sent.cutAt) throw error
      this.lost++
    } finally {
      this.#pending.delete(sent)
    }
    await pause(AFTER_ERROR)
    return undefined
  }
}
