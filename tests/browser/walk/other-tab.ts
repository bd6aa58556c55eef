import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '#tests/browser/kit/platform.ts'

type Message = { type: string; question?: string; token?: string; memberId?: string }
type Listening = Window & { heard?: Message[]; channel?: BroadcastChannel; held?: string | null }

/** Another tab of the same browser, whose messages the walk controls. */
export class OtherTab {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  static async open(context: BrowserContext): Promise<OtherTab> {
    const page = await context.newPage()
    // This document has no application: it receives every message and sends none by itself.
    await page.goto('/art/posters/login.svg')
    await page.evaluate(() => {
      const tab: Listening = window
      // Every tab of the site holds such a lock, so other tabs know that there is a tab to ask.
      navigator.locks.request('tab:other', { mode: 'shared' }, () => new Promise(() => {}))
      tab.heard = []
      tab.channel = new BroadcastChannel('session')
      tab.channel.addEventListener('message', ({ data }) => {
        tab.heard?.push(data)
        if (data.type !== 'asks' || !tab.held) return
        tab.channel?.postMessage({ type: 'answers', question: data.question, token: tab.held })
        tab.held = null
      })
    })
    return new OtherTab(page)
  }

  async say(message: Message): Promise<void> {
    await this.#page.evaluate((message) => (window as Listening).channel?.postMessage(message), message)
  }

  /** Asks other tabs for their session and expects `token` as the answer. */
  async ask(token: string): Promise<void> {
    await this.#forget()
    await this.say({ type: 'asks', question: 'whose' })
    await expect.poll(() => this.#newest('answers')).toMatchObject({ question: 'whose', token })
  }

  /** Announces a session until another tab has asked for it and received it. */
  async begin(token: string): Promise<void> {
    await this.#page.evaluate((held) => Object.assign(window, { held }), token)
    await expect(async () => {
      await this.say({ type: 'began' })
      await expect.poll(() => this.#held(), { timeout: 500 }).toBeNull()
    }).toPass()
  }

  async asked(): Promise<void> {
    await expect.poll(() => this.#newest('asks')).not.toBeNull()
  }

  /** Waits until a tab has asked for the session, and sends it. */
  async answer(token: string): Promise<void> {
    await this.asked()
    const asked = await this.#newest('asks')
    await this.#forget()
    await this.say({ type: 'answers', question: asked?.question ?? '', token })
  }

  async #newest(type: string): Promise<Message | null> {
    return this.#page.evaluate(
      (type) => (window as Listening).heard?.findLast((message) => message.type === type) ?? null,
      type,
    )
  }

  async #held(): Promise<string | null> {
    return this.#page.evaluate(() => (window as Listening).held ?? null)
  }

  async #forget(): Promise<void> {
    await this.#page.evaluate(() => Object.assign(window, { heard: [] }))
  }
}
