import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PvpMatch } from '#protocol/play/play-pvp.ts'
import { toMatchDto } from '#server/play/pvp/match-dto.ts'
import { readMatch, seatOf } from '#server/play/pvp/match-rows.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { isLong } from '#tests/support/is-long.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames } from '#tests/support/play/game-world.ts'
import { type DuelPage, type Fate, holdVendor, openPage } from '#tests/support/play/pvp-chart.ts'
import { clockOf, openDuel, putDuel } from '#tests/support/play/pvp-player.ts'
import { roundFaults } from '#tests/support/play/round-faults.ts'

let server: OpenedPlatform
let line: ReturnType<typeof holdVendor>
let clock: ReturnType<typeof clockOf>
beforeAll(async () => {
  server = await openPlatform()
  await putGames(server.platform)
  await putDuel(server.platform)
  line = holdVendor(server)
  clock = clockOf(server)
})
afterAll(async () => {
  line.end()
  await server.close()
})

/**
 * A step of a story: a player acts, time passes, a page reloads, or a pending request is answered or lost.
 * `which` selects the kind of step and its details.
 */
type Step = { whose: 0 | 1; which: number; fate: Fate }

const step: fc.Arbitrary<Step> = fc.record({
  whose: fc.constantFrom(0, 1),
  which: fc.nat(9_999),
  fate: fc.constantFrom<Fate[]>(
    ...(['answered', 'answered', 'answered', 'answered', 'answered', 'answered'] as const),
    ...(['answerLate', 'answerLate', 'answerLost', 'callLost'] as const),
  ),
})
const story = fc.array(step, { minLength: 110, maxLength: 140 })

/** Initial balance, in minor units. */
const BALANCE = 10_000
/**
 * How much time can pass in a step, in ms: an instant, the display of a result, part of the time to choose,
 * all of that time, or more than any timeout.
 */
const spans = [400, 3_000, 3_000, 9_000, 15_000, 15_000, 190_000] as const

/** States of the page's chart that every run must reach. */
const tried = [
  ...['browsing.fresh', 'browsing.returned', 'taking', 'asking', 'askingSoon'],
  ...['waiting.alone', 'waiting.leaving', 'waiting.leavingSoon'],
  ...['playing.shown', 'playing.choosing', 'playing.laying', 'playing.layingSoon', 'playing.laid'],
  ...['over.won', 'over.lost', 'over.drawn'],
]

/** Maximum number of seeds in the short run. Each seed makes one set of stories. */
const MAX_SEEDS = 6

const at = <Item>(items: readonly Item[], place: number): Item | undefined => items[place % items.length]

/** Advances the clocks of the platform and both pages. If no page is watching, processes due matches. */
async function pass(pages: readonly DuelPage[], milliseconds: number, isWatched: boolean): Promise<void> {
  await clock.forward(milliseconds, { isWatched })
  for (const page of pages) await page.pass(milliseconds)
}

function movesOf(page: DuelPage): (() => Promise<void>)[] {
  const snapshot = page.snapshot()
  const events = [
    ...[1, 1, 1, 2].map((room) => ({ type: 'seat.take', room }) as const),
    { type: 'seat.leave' } as const,
    ...(snapshot.context.match?.hand ?? []).map((card) => ({ type: 'card.choose', card }) as const),
    { type: 'rooms.open' } as const,
    { type: 'game.retry' } as const,
  ]
  const able = events.filter((event) => snapshot.can(event)).map((event) => () => page.send(event))
  return [...able, page.look]
}

async function take({ whose, which, fate }: Step, pages: readonly [DuelPage, DuelPage]): Promise<void> {
  const page = pages[whose]
  if (which % 13 === 0) return pass(pages, at(spans, which / 13) ?? 0, which % 2 === 0)
  if (which % 61 === 0) return page.reload()
  if (page.waiting() > 0 && which % 4 > 0) return page.letThrough(which, fate)
  await at(movesOf(page), which)?.()
}

/**
 * Checks that a page shows the current or an earlier version of its match. Returns the shown match, or null
 * if there is none.
 */
async function expectTrue(page: DuelPage): Promise<PvpMatch | null> {
  const snapshot = page.snapshot()
  const { match } = snapshot.context
  if (!match) {
    expect(snapshot.matches('playing') || snapshot.matches('waiting') || snapshot.matches('over')).toBe(false)
    return null
  }
  const row = await readMatch(server.platform.database, match.id)
  const seat = row && seatOf(row, page.player.memberId)
  if (!row || !seat) throw new Error(`There is no match ${match.id}`)
  const truth = toMatchDto(row, seat, await server.platform.clock())
  expect(match.version).toBeLessThanOrEqual(truth.version)
  if (match.version === truth.version) {
    const { phase, left, ...shown } = match
    expect({ ...truth, ...shown }).toEqual(truth)
    expect(isOpen(phase) ? 'open' : phase).toBe(isOpen(truth.phase) ? 'open' : truth.phase)
  }
  if (snapshot.matches('waiting')) expect(match.phase).toBe('waiting')
  if (snapshot.matches('playing')) expect(match.phase).toMatch(/^(shown|choosing)$/)
  if (snapshot.matches({ playing: 'laid' })) expect(match.chosen).not.toBeNull()
  if (snapshot.matches({ playing: 'choosing' })) expect(match.chosen).toBeNull()
  for (const end of ['won', 'lost', 'drawn'] as const)
    if (snapshot.matches({ over: end })) expect(match.phase).toBe(end)
  return match
}

const isOpen = (phase: PvpMatch['phase']): boolean => phase === 'shown' || phase === 'choosing'

/** Checks that a page never goes back to an earlier version of its match. */
function expectNewer(before: PvpMatch | null, now: PvpMatch | null): void {
  if (before && now?.id === before.id) expect(now.version).toBeGreaterThanOrEqual(before.version)
}

/**
 * Checks that two pages with the same version of a match show the same rounds and points from opposite sides.
 */
function expectMirrored(one: PvpMatch | null, other: PvpMatch | null): void {
  if (!one || !other || one.id !== other.id || one.version !== other.version) return
  const turned = (match: PvpMatch) =>
    match.rounds.map(({ own, other, ownBy, otherBy }) => ({
      own: other,
      other: own,
      ownBy: otherBy,
      otherBy: ownBy,
    }))
  const plain = (match: PvpMatch) =>
    match.rounds.map(({ own, other, ownBy, otherBy }) => ({ own, other, ownBy, otherBy }))
  expect(plain(one)).toEqual(turned(other))
  expect(one.points).toEqual({ own: other.points.other, other: other.points.own })
  expect([one.hasOtherChosen, other.hasOtherChosen]).toEqual([other.chosen !== null, one.chosen !== null])
  expect(one.round).toBe(other.round)
  const ends = [one.phase, other.phase].sort().join()
  expect(ends).toMatch(/^(drawn,drawn|lost,won|(choosing|shown),(choosing|shown))$/)
}

/**
 * Checks that balances agree with the recorded stakes and payouts, and that each match pays out its stakes,
 * less the table's share.
 */
async function expectPaid(pages: readonly DuelPage[]): Promise<void> {
  const { rows } = await server.platform.pool.query<{ member: string; stake: string; payout: string | null }>(
    `select member_id as member, stake, payout from game_round where member_id = any($1)`,
    [pages.map(({ player }) => player.memberId)],
  )
  for (const { player } of pages) {
    const own = rows.filter(({ member }) => Number(member) === player.memberId)
    const moved = own.reduce((sum, { stake, payout }) => sum - Number(stake) + Number(payout ?? 0), 0)
    expect(await player.balance()).toBe(BALANCE + moved)
  }
  const { rows: pots } = await server.platform.pool.query<Record<'state' | 'put' | 'paid', string>>(
    `select pvp_match.state, sum(game_round.stake) as put, coalesce(sum(payout), 0) as paid from pvp_match
     join pvp_seat on match_id = pvp_match.id join game_round on game_round.id = pvp_seat.id
     where game_round.member_id = any($1) group by pvp_match.id`,
    [pages.map(({ player }) => player.memberId)],
  )
  for (const { state, put, paid } of pots) {
    if (state === 'returned') expect(paid).toBe(put)
    else if (state === 'over') expect([Number(put), (Number(put) * 95) / 100]).toContain(Number(paid))
    else expect(Number(paid)).toBe(0)
  }
  const { rows: sums } = await server.platform.pool.query(
    'select sum(amount)::int as sum from ledger_posting',
  )
  expect(sums[0]?.sum).toBe(0)
}

async function finish(pages: readonly [DuelPage, DuelPage]): Promise<void> {
  for (let left = 40; left > 0; left--) {
    for (const page of pages) while (page.waiting() > 0) await page.letThrough(0, 'answered')
    if (pages.every((page) => page.snapshot().matches('browsing') || page.snapshot().matches('over'))) break
    await pass(pages, 16_000, true)
    for (const page of pages) await page.look()
  }
  for (const page of pages) {
    await page.reload()
    while (page.waiting() > 0) await page.letThrough(0, 'answered')
    expect(pathOf(page.snapshot().value)).toBe('browsing.fresh')
    expect(page.snapshot().context.balance).toBe(await page.player.balance())
    page.close()
  }
}

function pathOf(value: object | string): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([state, within]) => `${state}.${pathOf(within)}`)
    .join(' ')
}

test('[GAME-10] shows both players the same match and charges each once, even if replies are lost or late', async () => {
  const reached = new Set<string>()
  const lockstep = fc.asyncProperty(story, async (steps) => {
    const pages = [
      openPage(await openDuel(server, BALANCE), line),
      openPage(await openDuel(server, BALANCE), line),
    ] as const
    for (const one of steps) {
      const before = pages.map((page) => page.snapshot().context.match)
      await take(one, pages)
      for (const page of pages) reached.add(pathOf(page.snapshot().value))
      const [ana, bia] = [await expectTrue(pages[0]), await expectTrue(pages[1])]
      expectNewer(before[0] ?? null, ana)
      expectNewer(before[1] ?? null, bia)
      expectMirrored(ana, bia)
      await expectPaid(pages)
    }
    await finish(pages)
    await expectPaid(pages)
  })
  const missing = () => tried.filter((state) => !reached.has(state))
  if (isLong) await fc.assert(lockstep, { numRuns: 150, endOnFailure: true })
  // Some states are rare, so it may take several seeds to reach all of them.
  else
    for (let seed = 1; seed === 1 || (missing().length > 0 && seed <= MAX_SEEDS); seed++)
      await fc.assert(lockstep, { numRuns: 6, seed, endOnFailure: true })
  expect(missing()).toEqual([])
  expect(await ledgerFaults(server.platform.pool, { playedAtOnce: true })).toEqual([])
  expect(await roundFaults(server.platform.pool)).toEqual([])
}, 600_000)
