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

/** An actor of a page, with its newest state. */
type LiveActor = { told: ActorMessage; state: StateMessage | undefined }

/** Milliseconds in which a page says where its actors are, once it shows it. */
const PATIENCE = 5_000
/** Milliseconds after which a page that did not answer is asked once more: it may not have been listening yet. */
const ASK_AGAIN = 100

/** What a page tells of its actors, over navigations. */
export class LivePage {
  readonly #page: Page
  readonly #listeners = new Set<(message: LiveMessage) => void>()
  /** In the order in which they were told. */
  readonly #actors = new Map<string, LiveActor>()
  /** Id of the document that tells; undefined while the one that is shown has not answered. */
  #document: string | undefined
  #left = new Set<string>()
  /** Of the newest message, by the page's clock. */
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

  /** Has everything told to a listener, from now on, until the returned function is called. */
  follow(listener: (message: LiveMessage) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** The name of an actor, or its id where it was not told. */
  nameOf(actor: string): string {
    return this.#actors.get(actor)?.told.name ?? actor
  }

  /** The newest actor of a machine, one that has ended included. */
  actorOf(machine: string): LiveActor | undefined {
    return [...this.#actors.values()].findLast(({ told }) => told.machine === machine)
  }

  /** Has the page tell what it does, once it listens; says whether it does. */
  async ask(): Promise<boolean> {
    const asked = () => this.#page.evaluate(() => (window as Listening).askLive?.())
    await this.#until(() => this.#document !== undefined, asked)
    return this.#document !== undefined
  }

  /** Has every document tell what it does, from as early on as it can; `onSilence` hears of one that does not. */
  askEach(onSilence: () => void = () => {}): void {
    this.#page.on('domcontentloaded', () => {
      const asked = this.ask()
      asked.then(
        (isTold) => {
          if (!isTold) onSilence()
        },
        // A document that was left meanwhile: the next one is asked anew.
        () => {},
      )
    })
  }

  /** In which respect the page's actor of a machine is elsewhere than a path's step says; nothing where it comes there in time. */
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

  /** A document that is left seldom comes to say so of its actors. */
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

  /** Waits until something is so, as long as it takes a page; what it waits for may have to be asked for again. */
  async #until(isSo: () => boolean, ask: () => Promise<unknown> = async () => {}): Promise<void> {
    const patience = Date.now() + PATIENCE
    while (!isSo() && Date.now() < patience) {
      await ask()
      await this.#next(ASK_AGAIN)
    }
  }

  /** The next message, or `milliseconds` without one. */
  async #next(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, milliseconds)
    const stop = this.follow(() => resolve())
    await promise
    clearTimeout(timer)
    stop()
  }
}
