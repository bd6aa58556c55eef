import { setTimeout as pause } from 'node:timers/promises'

type Sent = { cutAt: Date | null }

/** What was answered, and when the line was cut on the first attempt that it was cut on. */
export type Heard = { body: unknown; cutAt: Date | null }

/** Milliseconds between a server error and the next attempt. */
const AFTER_ERROR = 50

/**
 * A line to a platform that is killed now and then. Whoever asks over it does not know, when it is cut, whether the
 * platform has done what was asked: the same is asked again once there is a platform, until there is an answer.
 */
export class StubbornLine {
  #platform = Promise.withResolvers<string>()
  readonly #pending = new Set<Sent>()
  #losing: { path: string; isLost: PromiseWithResolvers<void> } | null = null
  /** Requests whose answer was lost because the platform was killed. */
  lost = 0
  /** Answers with a server error from a platform that nobody had killed. */
  readonly serverErrors: string[] = []

  /** There is a platform at this address. */
  connect(url: string): void {
    this.#platform.resolve(url)
  }

  /** The platform is being killed. */
  cut(): void {
    this.#platform = Promise.withResolvers()
    for (const sent of this.#pending) sent.cutAt = new Date()
  }

  /** Loses the next answer to a path on its way here, and tells when; the platform is to be killed at once. */
  loseAnswer(path: string): Promise<void> {
    this.#losing = { path, isLost: Promise.withResolvers() }
    return this.#losing.isLost.promise
  }

  /** Asks until there is an answer that is no server error. */
  async ask(path: string, init: RequestInit): Promise<Heard> {
    let cutAt: Date | null = null
    for (;;) {
      const sent: Sent = { cutAt: null }
      const body = await this.#askOnce(path, init, sent)
      cutAt ??= sent.cutAt
      if (body !== undefined) return { body, cutAt }
    }
  }

  /** Undefined where there was no answer. */
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
      // So does `fetch` tell of a broken line, which nothing but the killing may explain.
      if (!(error instanceof TypeError) || !sent.cutAt) throw error
      this.lost++
    } finally {
      this.#pending.delete(sent)
    }
    await pause(AFTER_ERROR)
    return undefined
  }
}
