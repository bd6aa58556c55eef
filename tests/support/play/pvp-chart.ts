import { setImmediate } from 'node:timers/promises'
import { vi } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { watchTable } from '#games/pvp/pvp-actors.ts'
import { pvpMatchMachine } from '#games/pvp/pvp-match.machine.ts'
import { pvpVendorOf } from '#games/pvp/pvp-vendor.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import type { DuelPlayer } from './pvp-player.ts'

/**
 * What becomes of a request of a page.
 *
 * - `answered`: the vendor does it, and its word comes back
 * - `answerLate`: the vendor does it now, and its word is on its way for as long as the test wants
 * - `answerLost`: the vendor does it, and nobody hears of it
 * - `callLost`: it never gets there, and nobody knows that
 */
export type Fate = 'answered' | 'answerLate' | 'answerLost' | 'callLost'

/** The watch of a table looks when the test wants it to, and never by itself. */
const lookedAtOnWish = watchTable as unknown as {
  config: (at: { input: { every: number } }) => () => void
}
const NEVER = 2 ** 31 - 1
const machine = pvpMatchMachine.provide({
  actors: {
    watchTable: fromCallback((at) =>
      lookedAtOnWish.config({ ...at, input: { ...at.input, every: NEVER } }),
    ) as typeof watchTable,
  },
})

/** Requests of pages on their way, by the token of the page; set up by `holdVendor`. */
type Held = { token: string; meet(fate: Fate): Promise<void> }

/**
 * Puts a line between pages and the real vendor on which each request waits until the test says what becomes of it, and
 * gives pages the storage of a browser.
 */
export function holdVendor({ request }: Pick<OpenedPlatform, 'request'>) {
  const held: Held[] = []
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('fetch', (path: string, { signal, ...sent }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const token = new Headers(sent.headers).get('play-token') ?? ''
    const meet = async (fate: Fate) => {
      if (fate === 'callLost') return reject(new Error('offline'))
      const reply = await request(path, sent as never)
      if (fate === 'answered') return resolve(reply)
      if (fate === 'answerLost') return reject(new Error('offline'))
      const arrive = async (later: Fate) =>
        later === 'callLost' || later === 'answerLost' ? reject(new Error('offline')) : resolve(reply)
      held.push({ token, meet: arrive })
    }
    held.push({ token, meet })
    // Whoever asked hears no more of it; the request may get there all the same.
    signal?.addEventListener('abort', () => reject(signal.reason))
    return promise
  })
  const of = (token: string) => held.filter((one) => one.token === token)
  return {
    count: (token: string) => of(token).length,
    /** Lets one of a page's requests meet its fate. */
    async letThrough(token: string, which: number, fate: Fate): Promise<void> {
      const waiting = of(token)
      const one = waiting[which % waiting.length]
      if (!one) return
      held.splice(held.indexOf(one), 1)
      await one.meet(fate)
      await calm()
    },
    end: () => vi.unstubAllGlobals(),
  }
}

/** Until all that follows from what has come is done. */
async function calm(): Promise<void> {
  for (let left = 6; left > 0; left--) await setImmediate()
}

/** A player before the page of a duel: the product's own chart, whose time passes when the test lets it. */
export function openPage(player: DuelPlayer, line: ReturnType<typeof holdVendor>) {
  const page = new EventTarget()
  let clock = new SimulatedClock()
  let actor = load()
  function load() {
    vi.stubGlobal('window', page)
    const vendor = pvpVendorOf({ token: player.playToken, language: 'en', game: String(player.memberId) })
    clock = new SimulatedClock()
    return createActor(machine, { input: { vendor, room: null }, clock }).start()
  }
  /** Does something at this page alone. */
  const at = async (work: () => unknown) => {
    vi.stubGlobal('window', page)
    await work()
    await calm()
  }
  return {
    player,
    snapshot: () => actor.getSnapshot(),
    waiting: () => line.count(player.playToken),
    letThrough: (which: number, fate: Fate) => at(() => line.letThrough(player.playToken, which, fate)),
    send: (event: Parameters<typeof actor.send>[0]) => at(() => actor.send(event)),
    look: () => at(() => page.dispatchEvent(new Event('focus'))),
    pass: (milliseconds: number) => at(() => clock.increment(milliseconds)),
    reload: () =>
      at(() => {
        actor.stop()
        actor = load()
      }),
    close: () => actor.stop(),
  }
}

export type DuelPage = ReturnType<typeof openPage>
