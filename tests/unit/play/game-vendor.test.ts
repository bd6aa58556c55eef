import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { minesRoundMachine } from '#games/mines/mines-round.machine.ts'
import { newIntent } from '#games/play/intent.ts'
import { vendorOf } from '#games/play/vendor.ts'
import { slotRoundMachine } from '#games/slot/slot-round.machine.ts'
import type { PlayRefusal } from '#protocol/play/play.ts'
import type { MinesRound } from '#protocol/play/play-mines.ts'
import { openedMines, openedSlot, openMines } from '#tests/support/play/games.ts'

const signal = new AbortController().signal
const visit = { token: 'token', game: '7', tag: 'en' } as const

let answers: { [path: string]: unknown }
let asked: { path: string; body: unknown }[]
let page: { document: EventTarget; window: EventTarget }

const told = (value: unknown) => ({ success: true, value })
const refused = (refusal: PlayRefusal) => ({ success: false, ...refusal })

beforeEach(() => {
  answers = {}
  asked = []
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  })
  page = { document: new EventTarget(), window: new EventTarget() }
  vi.stubGlobal('document', page.document)
  vi.stubGlobal('window', page.window)
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string | null }) => {
    asked.push({ path, body: body && JSON.parse(body) })
    const answer = answers[path]
    if (!answer) throw new Error(`Nobody answers ${path}`)
    return Response.json(answer)
  })
})
afterEach(() => vi.unstubAllGlobals())

const round: MinesRound = { ...openMines, opened: [4] }
const lost: MinesRound = { ...round, payout: 0, hit: 9, field: [9, 10, 11] }
const played = (one: MinesRound) =>
  told({ round: one, balance: 900, currency: 'BRL', nextSeedHash: '2'.repeat(64) })

test('keeps a bet pending until the game has shown its round', async () => {
  answers = { '/play/api/game': told(openedMines), '/play/api/rounds': played(round) }
  const vendor = vendorOf(visit)
  await vendor.open(signal)
  const intent = newIntent({ stake: 100, mines: 3 })
  expect(await vendor.bet(intent, signal)).toMatchObject({ ok: true })
  expect(await vendorOf(visit).open(signal)).toMatchObject({ value: { pending: intent } })
  vendor.forgetBet()
  expect(await vendorOf(visit).open(signal)).toMatchObject({ value: { pending: null } })
})

test.for([429, 503])(
  'repeats a bet unchanged after the retry-after delay of a response with status %i',
  async (status) => {
    vi.useFakeTimers()
    answers = { '/play/api/game': told(openedMines), '/play/api/rounds': played(round) }
    const vendor = vendorOf(visit)
    await vendor.open(signal)
    const answering = globalThis.fetch
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const answer = await answering(...request)
      if (asked.length > 2) return answer
      return Response.json({ success: false }, { status, headers: { 'retry-after': '2' } })
    })
    const intent = newIntent({ stake: 100, mines: 3 })
    const answered = vendor.bet(intent, signal)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(asked).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(await answered).toMatchObject({ ok: true })
    expect(asked.slice(1)).toEqual([
      { path: '/play/api/rounds', body: intent },
      { path: '/play/api/rounds', body: intent },
    ])
    vi.useRealTimers()
  },
)

test('drops a pending bet that the vendor certainly rejected, and keeps one that may have been placed', async () => {
  for (const [refusal, isKept] of [
    [{ code: 'play.short', value: { balance: 5, currency: 'BRL' } }, false],
    [{ code: 'play.stake', value: {} }, false],
    [{ code: 'play.vendorClosed', value: { until: null } }, false],
    [{ code: 'play.ended', value: {} }, true],
    [{ code: 'play.siteClosed', value: { until: null } }, true],
  ] satisfies [PlayRefusal, boolean][]) {
    answers = { '/play/api/game': told(openedSlot), '/play/api/rounds': refused(refusal) }
    const vendor = vendorOf(visit)
    await vendor.open(signal)
    await vendor.bet(newIntent({ stake: 100 }), signal)
    const opening = await vendorOf(visit).open(signal)
    expect([refusal.code, opening.ok && opening.value.pending !== null]).toEqual([refusal.code, isKept])
  }
})

test('hides a pending bet from another player in the same tab', async () => {
  answers = { '/play/api/game': told(openedSlot) }
  const vendor = vendorOf(visit)
  await vendor.open(signal)
  await expect(vendor.bet(newIntent({ stake: 100 }), signal)).rejects.toThrow('Nobody answers')
  answers = { '/play/api/game': told({ ...openedSlot, player: '8' }) }
  expect(await vendorOf(visit).open(signal)).toMatchObject({ value: { pending: null } })
})

test('restores the correct balance when a pending bet is rejected after a reload', async () => {
  answers = { '/play/api/game': told(openedSlot) }
  const vendor = vendorOf(visit)
  await vendor.open(signal)
  await expect(vendor.bet(newIntent({ stake: 100 }), signal)).rejects.toThrow('Nobody answers')
  answers['/play/api/rounds'] = refused({ code: 'play.stake', value: {} })
  const reopened = createActor(slotRoundMachine, { input: { vendor: vendorOf(visit) } }).start()
  const { context } = await waitFor(reopened, (snapshot) => snapshot.matches('ready'))
  expect(context.balance).toBe(openedSlot.balance)
  reopened.stop()
})

/** Starts a mines game with an open round, and discards the requests recorded so far. */
async function playingMines() {
  answers = { '/play/api/game': told({ ...openedMines, unfinished: round }) }
  const actor = createActor(minesRoundMachine, { input: { vendor: vendorOf(visit) } }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('playing'))
  asked = []
  return actor
}
const comeBack = () => page.window.dispatchEvent(new Event('focus'))

test('shows the result of a round that ended in another tab', async () => {
  const actor = await playingMines()
  answers = {
    '/play/api/game': told({ ...openedMines, balance: 700 }),
    '/play/api/rounds': told({ rounds: [lost], next: null }),
  }
  comeBack()
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ over: 'lost' }))
  expect(context).toMatchObject({ balance: 700, round: { hit: 9, field: [9, 10, 11] } })
  actor.stop()
})

test('shows the result of the last round when two rounds ended in another tab', async () => {
  const actor = await playingMines()
  const second: MinesRound = { ...round, id: '00000000-0000-4000-8000-000000000003', opened: [] }
  answers = { '/play/api/game': told({ ...openedMines, unfinished: second }) }
  comeBack()
  await waitFor(actor, ({ context }) => context.round?.id === second.id)
  const rounds = [{ ...second, payout: 130, field: [9, 10, 11] }, lost]
  answers = { '/play/api/game': told(openedMines), '/play/api/rounds': told({ rounds, next: null }) }
  comeBack()
  await waitFor(actor, (snapshot) => snapshot.matches({ over: 'won' }))
  actor.stop()
})

test('keeps the state when a refresh fails, and refreshes again later', async () => {
  const actor = await playingMines()
  answers = {}
  comeBack()
  await vi.waitFor(() => expect(asked).toHaveLength(1), 30_000)
  expect(actor.getSnapshot().matches('playing')).toBe(true)
  answers = { '/play/api/game': told({ ...openedMines, unfinished: { ...round, opened: [4, 5] } }) }
  comeBack()
  await waitFor(actor, ({ context }) => context.round?.opened.length === 2)
  actor.stop()
})

test('ignores the response to a refresh if it arrives after a newer step', async () => {
  const actor = await playingMines()
  let answerLook: (reply: Response) => void = () => {}
  vi.stubGlobal('fetch', (path: string) =>
    path.endsWith('/steps')
      ? Promise.resolve(Response.json(played({ ...round, opened: [4, 5] })))
      : new Promise<Response>((resolve) => {
          answerLook = resolve
        }),
  )
  comeBack()
  actor.send({ type: 'cell.open', cell: 5 })
  await waitFor(actor, ({ context }) => context.round?.opened.length === 2)
  answerLook(Response.json(told({ ...openedMines, unfinished: round })))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(actor.getSnapshot().context.round?.opened).toEqual([4, 5])
  actor.stop()
})

test('does not refresh while the page is hidden or a step is in progress', async () => {
  const actor = await playingMines()
  Object.assign(page.document, { visibilityState: 'hidden' })
  page.document.dispatchEvent(new Event('visibilitychange'))
  expect(asked).toEqual([])
  actor.send({ type: 'cell.open', cell: 5 })
  comeBack()
  expect(asked.map(({ path }) => path)).toEqual(['/play/api/steps'])
  actor.stop()
})
