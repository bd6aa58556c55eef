import { setImmediate } from 'node:timers/promises'
import { vi } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { watchTable } from '#games/pvp/pvp-actors.ts'
import { pvpMatchMachine } from '#games/pvp/pvp-match.machine.ts'
import { pvpVendorOf } from '#games/pvp/pvp-vendor.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import type { DuelPlayer } from './pvp-player.ts'

/**
 * The fate of a page's request.
 * - `answered`: carried out and answered
 * - `answerLate`: carried out now, answered when the test decides its fate again
 * - `answerLost`: carried out, but the response is lost
 * - `callLost`: not carried out, because the request is lost
 */
export type Fate = 'answered' | 'answerLate' | 'answerLost' | 'callLost'

/**
 * The product's table watch. The machine below starts it with an interval that never ends. After its first
 * poll, it polls only when the test focuses the page.
 */
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

/** A held request and the token of its page. */
type Held = { token: string; meet(fate: Fate): Promise<void> }

/**
 * Holds every request to the real vendor until the test decides its fate. Also stubs `sessionStorage` and
 * `document` for the pages.
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
    // An aborted caller gets no response. The request may still arrive.
    signal?.addEventListener('abort', () => reject(signal.reason))
    return promise
  })
  const of = (token: string) => held.filter((one) => one.token === token)
  return {
    count: (token: string) => of(token).length,
    /** Decides the fate of one of a page's requests. */
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

/** Waits until all effects of a response have settled. */
async function calm(): Promise<void> {
  for (let left = 6; left > 0; left--) await setImmediate()
}

/** Opens a player's PvP page, which runs the product's own chart. The test advances its time. */
export function openPage(player: DuelPlayer, line: ReturnType<typeof holdVendor>) {
  const page = new EventTarget()
  let clock = new SimulatedClock()
  let actor = load()
  function load() {
    vi.stubGlobal('window', page)
    const vendor = pvpVendorOf({ token: player.playToken, tag: 'en', game: String(player.memberId) })
    clock = new SimulatedClock()
    return createActor(machine, { input: { vendor, room: null }, clock }).start()
  }
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
