import type { Page, Route } from '@playwright/test'
import type * as v from 'valibot'
import { calls } from '#protocol/calls.ts'
import type { Call } from '#protocol/kit/call.ts'
import type { fault } from '#protocol/sandbox/faults.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { clearFault, isFaulty, setFault } from '#tests/browser/kit/sandbox.ts'

export type Answer =
  /** The platform carries out the call and answers. */
  | 'platform'
  /** The connection breaks before the call is carried out. */
  | 'broken'
  /** The connection stays open without a response. */
  | 'silence'
  /**
   * The call succeeds with this value. The platform does not carry out the call, so it need not know the
   * walk's data.
   */
  | { value: unknown }
  | { refusal: string; value: unknown }
  | { status: keyof typeof failures; code: string; retryAfter?: number }

const failures = {
  401: 'unauthorised',
  403: 'forbidden',
  409: 'conflict',
  429: 'throttled',
  500: 'error',
} as const

/** How long a call answered with `silence` gets no response, in ms. It exceeds every timeout of the page. */
const SILENCE = 120_000

/**
 * Holds a page's calls until the test answers them. The platform answers through its sandbox, so every reply
 * has a real connection and real headers.
 */
export class HeldCalls {
  readonly #page: Page
  readonly #waiting = new Map<string, Route[]>()

  private constructor(page: Page) {
    this.#page = page
  }

  /** Holds these calls from now on, even across navigations. */
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
    const { request } = this.#page
    const name = nameOf(call)
    await setFault(request, name, faultFor(answer))
    await route.continue()
    // Wait until the fault is used up, so that it does not hit the next call.
    if (answer === 'silence') return expect.poll(() => isFaulty(request, name)).toBe(false)
    await route.request().response()
    // The browser retries a broken connection by itself, so keep the fault until the browser gives up.
    if (answer === 'broken') await clearFault(request, name)
  }

  /** Waits for an unanswered request of a call and returns the newest. */
  async newest(call: Call): Promise<Route> {
    await expect.poll(() => this.#of(call).length, { message: `${call.path} is asked` }).toBeGreaterThan(0)
    const route = this.#of(call).at(-1)
    if (!route) throw new Error(`${call.path} was not asked.`)
    return route
  }

  /** Forgets the pending requests of a call, which the page has aborted. */
  drop(call: Call): void {
    this.#waiting.set(call.path, [])
  }

  /** Aborts all pending requests, so that the next path starts without any. */
  async forget(): Promise<void> {
    const routes = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    for (const route of routes) await route.abort().catch(() => undefined)
  }

  async release(): Promise<void> {
    await this.#page.unrouteAll({ behavior: 'ignoreErrors' })
  }

  #of(call: Call): Route[] {
    return this.#waiting.get(call.path) ?? []
  }
}

const names = new Map<Call, string>(Object.entries(calls).map(([name, call]) => [call, name]))

function nameOf(call: Call): keyof typeof calls {
  const name = names.get(call)
  if (!name) throw new Error(`${call.path} is no call of the contract.`)
  return name as keyof typeof calls
}

function faultFor(answer: Exclude<Answer, 'platform'>): v.InferInput<typeof fault> {
  if (answer === 'broken') return { kind: 'lost' }
  if (answer === 'silence') return { kind: 'error', delay: SILENCE, times: 1 }
  if ('status' in answer) {
    const { status, code, retryAfter = null } = answer
    return { kind: failures[status], code, value: { retryAfter }, times: 1 }
  }
  if ('refusal' in answer) return { kind: 'refusal', code: answer.refusal, value: answer.value, times: 1 }
  return { kind: 'value', value: answer.value, times: 1 }
}
