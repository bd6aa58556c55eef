import { LIVE_CHANNEL } from '@palpite/visualiser/inspection/channel.ts'
import {
  type ActorMessage,
  type LiveMessage,
  liveMessage,
  type StateMessage,
} from '@palpite/visualiser/inspection/live-message.ts'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { differenceOf, placeOf } from './state-words.ts'

type Listening = Window & { heardLive?: (message: unknown) => void; askLive?: () => void }

type LiveActor = { told: ActorMessage; state: StateMessage | undefined }

/** How long a page may take to report a state that it already shows, in ms. */
const PATIENCE = 5_000
/** How long to wait for an answer before asking again, in ms. The page may not have been listening yet. */
const ASK_AGAIN = 100

/** The actors of a page, followed across navigations. */
export class LivePage {
  readonly #page: Page
  readonly #listeners = new Set<(message: LiveMessage) => void>()
  /** Actors by id, in order of their first report. */
  readonly #actors = new Map<string, LiveActor>()
  /** Id of the current document. Undefined until the document has reported. */
  #document: string | undefined
  #left = new Set<string>()
  /** Time of the newest message, by the page's clock. */
  #at = 0

  private constructor(page: Page) {
    this.#page = page
  }

  /** Listens from the next navigation on. */
  static async listen(page: Page): Promise<LivePage> {
    const live = new LivePage(page)
    await page.exposeFunction('heardLive', (message: unknown) => live.#hear(v.parse(liveMessage, message)))
    await page.addInitScript((name) => {
      if (window !== window.top) return
      const listening: Listening = window
      const channel = new BroadcastChannel(name)
      channel.addEventListener('message', ({ data }) => listening.heardLive?.(data))
      listening.askLive = () => channel.postMessage({ type: 'asked', page: '', at: 0 })
    }, LIVE_CHANNEL)
    page.on('domcontentloaded', () => live.#leave())
    return live
  }

  /** Passes all messages to a listener until the returned function is called. */
  follow(listener: (message: LiveMessage) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  nameOf(actor: string): string {
    return this.#actors.get(actor)?.told.name ?? actor
  }

  /** Returns the newest actor of a machine, even if it has ended. */
  actorOf(machine: string): LiveActor | undefined {
    return [...this.#actors.values()].findLast(({ told }) => told.machine === machine)
  }

  /** Asks the page repeatedly to report. Returns whether it does so within `PATIENCE`. */
  async ask(): Promise<boolean> {
    const asked = () => this.#page.evaluate(() => (window as Listening).askLive?.())
    await this.#until(() => this.#document !== undefined, asked)
    return this.#document !== undefined
  }

  /** Asks every document to report as soon as it loads. Calls `onSilence` for each silent document. */
  askEach(onSilence: () => void = () => {}): void {
    this.#page.on('domcontentloaded', () => {
      const asked = this.ask()
      asked.then(
        (isTold) => {
          if (!isTold) onSilence()
        },
        // The page has left this document. The next one is asked when it loads.
        () => {},
      )
    })
  }

  /**
   * Describes how the page's actor differs from a path's step. Undefined if the actor reaches the step's
   * state in time.
   */
  async differenceFrom(state: string, machine: string): Promise<string | undefined> {
    await this.ask()
    const difference = () => {
      const seen = this.actorOf(machine)?.state
      return seen ? differenceOf(placeOf(state), seen) : `The page has no actor of ${machine}.`
    }
    await this.#until(() => difference() === undefined)
    return difference()
  }

  #hear(message: LiveMessage): void {
    if (this.#left.has(message.page)) return
    this.#at = message.at
    if (message.type === 'page') this.#document = message.page
    if (message.type === 'actor') {
      this.#actors.set(message.actor, { told: message, state: this.#actors.get(message.actor)?.state })
    }
    if (message.type === 'state') {
      const actor = this.#actors.get(message.actor)
      if (actor) actor.state = message
    }
    for (const listener of this.#listeners) listener(message)
  }

  /**
   * Reports all actors of the old document as gone when the page leaves it, since the document seldom does so
   * itself.
   */
  #leave(): void {
    if (this.#document !== undefined) {
      this.#left.add(this.#document)
      for (const [actor, { told }] of this.#actors) {
        const { page } = told
        if (page !== this.#document) continue
        for (const listener of this.#listeners) listener({ type: 'gone', page, at: this.#at, actor })
      }
    }
    this.#document = undefined
    this.#actors.clear()
  }

  /** Repeats `ask` until a condition is true, for at most `PATIENCE`. */
  async #until(isSo: () => boolean, ask: () => Promise<unknown> = async () => {}): Promise<void> {
    const patience = Date.now() + PATIENCE
    while (!isSo() && Date.now() < patience) {
      await ask()
      await this.#next(ASK_AGAIN)
    }
  }

  /** Resolves at the next message, or after `milliseconds`. */
  async #next(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, milliseconds)
    const stop = this.follow(() => resolve())
    await promise
    clearTimeout(timer)
    stop()
  }
}
