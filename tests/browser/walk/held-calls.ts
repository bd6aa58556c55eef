import type { Page, Route } from '@playwright/test'
import type { Call } from '#contract/call.ts'
import { expect } from '../platform.ts'

/** How a call that is held back is answered. */
export type Answer =
  /** By the platform itself. */
  | 'platform'
  /** Not at all: the line breaks. */
  | 'broken'
  /** Not at all, and the line holds. */
  | 'silence'
  | { value: unknown }
  | { refusal: string; value: unknown }
  | { status: 401 | 403 | 409 | 429 | 500; code: string; retryAfter?: number }

/** Calls of a page that wait for the test to say how they are answered. */
export class HeldCalls {
  readonly #page: Page
  readonly #waiting = new Map<string, Route[]>()

  private constructor(page: Page) {
    this.#page = page
  }

  /** Holds these calls back from now on, over navigations too. */
  static async hold(page: Page, calls: readonly Call[]): Promise<HeldCalls> {
    const held = new HeldCalls(page)
    for (const call of calls) {
      await page.route(
        (url) => url.pathname === call.path,
        (route) => {
          if (route.request().method() !== call.method) return route.fallback()
          held.#waiting.set(call.path, [...held.#of(call), route])
        },
      )
    }
    return held
  }

  /** Answers the newest request of a call, once there is one. */
  async answer(call: Call, answer: Answer): Promise<void> {
    const route = await this.newest(call)
    this.#waiting.set(call.path, [])
    if (answer === 'platform') return route.continue()
    if (answer === 'silence') return
    if (answer === 'broken') return route.abort('connectionreset')
    if ('status' in answer) {
      const { status, code, retryAfter } = answer
      const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
      return route.fulfill({ status, headers, json: { success: false, code } })
    }
    if ('refusal' in answer) {
      const { refusal: code, value } = answer
      return route.fulfill({ json: { success: false, code, message: `(${code})`, value } })
    }
    return route.fulfill({ json: { success: true, value: answer.value } })
  }

  /** The newest request of a call that nobody has answered; waits until there is one. */
  async newest(call: Call): Promise<Route> {
    await expect.poll(() => this.#of(call).length, { message: `${call.path} is asked` }).toBeGreaterThan(0)
    const route = this.#of(call).at(-1)
    if (!route) throw new Error(`${call.path} was not asked.`)
    return route
  }

  /** Leaves out the requests of a call that wait: the page has given them up. */
  drop(call: Call): void {
    this.#waiting.set(call.path, [])
  }

  /** Breaks off what waits; done between two paths, when the page that asked is to go. */
  async forget(): Promise<void> {
    const routes = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    for (const route of routes) await route.abort().catch(() => undefined)
  }

  /** Lets everything through again. */
  async release(): Promise<void> {
    await this.#page.unrouteAll({ behavior: 'ignoreErrors' })
  }

  #of(call: Call): Route[] {
    return this.#waiting.get(call.path) ?? []
  }
}
