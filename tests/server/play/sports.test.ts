import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isRight, settledPayout } from '#domain/play/sports-picks.ts'
import type { BetPage, BookStatus, Fixture, FixtureSheet, OpenedBook } from '#protocol/play/sports.ts'
import { findWinners } from '#server/lobby/find-winners.ts'
import { findBets } from '#server/play/bets.ts'
import { courseOfFixture } from '#server/play/sports/fixture-at.ts'
import { fixtureOf, fixturesBetween } from '#server/play/sports/schedule.ts'
import { settleBets } from '#server/play/sports/settle-bets.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames, SLOT } from '#tests/support/play/game-world.ts'
import { roundFaults } from '#tests/support/play/round-faults.ts'
import { BOOK_RETURN, openBook, placed, putBook, slipOf } from '#tests/support/play/sports-player.ts'
import { setTime } from '#tests/support/set-time.ts'

const SECRET = 'b'.repeat(64)
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The time at which every test starts: a midnight (UTC) in the future, in epoch ms. */
const START = Math.ceil(Date.now() / DAY) * DAY + DAY

let server: Awaited<ReturnType<typeof openPlatform>>
let time: number

beforeAll(async () => {
  server = await openPlatform()
  await putGames(server.platform)
  await putBook(server.platform)
  await writeSetting(server.platform.database, settings.fixtureSecret, SECRET)
})
afterAll(async () => {
  expect(await ledgerFaults(server.platform.pool, { playedAtOnce: true })).toEqual([])
  expect(await roundFaults(server.platform.pool)).toEqual([])
  await server.close()
})
beforeEach(async () => {
  time = START
  await setTime(server.platform, time)
})

const goTo = async (moment: number) => {
  await setTime(server.platform, moment)
  await settleBets(server.platform)
}
const legOf = ({ id, prices }: Pick<Fixture, 'id' | 'prices'>, place = 0) => {
  const price = prices[place]
  if (!price) throw new Error(`${id} has no odds`)
  return { fixture: id, ...price }
}
const player = () => openBook(server, 10_000)
type Player = Awaited<ReturnType<typeof player>>
/** Returns the open fixtures of the next 24 hours whose future course satisfies `isWanted`. */
const fixturesThat = async (one: Player, isWanted: (course: ReturnType<typeof courseOf>) => boolean) =>
  (await one.fixtures(time + HOUR / 4, DAY)).filter(({ id }) => isWanted(courseOf(id)))
function courseOf(id: string) {
  const fixture = fixtureOf(id)
  if (!fixture) throw new Error(`no ${id}`)
  return courseOfFixture(fixture, SECRET)
}
const betsOf = async (one: Player) => (await one.read<BetPage>('/sports/bets')).bets
async function recordOf({ memberId }: Player, state?: 'won' | 'lost' | 'even' | 'void') {
  const range = { from: new Date(START - DAY).toISOString(), to: new Date(START + 90 * DAY).toISOString() }
  const filter = { ...range, state, sort: 'at' as const, descending: true }
  const asked = { filter, after: null, limit: 9, language: 'pt' as const }
  const bets = await findBets(server.platform.database, sql`member.id = ${memberId}`, asked)
  return bets.map(({ state, stake, win }) => [state, stake, win])
}
const isPlayedOut = (course: ReturnType<typeof courseOf>) => course.abandonedAt === null
const [endOf, startOf] = [
  ({ endsAt }: { endsAt: string }) => Date.parse(endsAt),
  ({ startsAt }: { startsAt: string }) => Date.parse(startsAt),
]

test('[GAME-10] pays a winning single at its odds when the fixture ends, and nothing for a losing one', async () => {
  const one = await player()
  const [fixture] = await fixturesThat(one, (course) => isPlayedOut(course) && isRight.home(course.score))
  if (!fixture) throw new Error('nobody wins at home')
  const [right, wrong] = [legOf(fixture), legOf(fixture, fixture.prices.length - 1)]
  expect([right.pick, wrong.pick]).toEqual(['home', 'away'])
  const first = placed(await one.place(slipOf([right])))
  placed(await one.place(slipOf([wrong])))
  expect(first.balance).toBe(9_900)
  expect(first.bets).toMatchObject([{ state: 'open', payout: null, odds: right.odds, stake: 100 }])
  await goTo(endOf(fixture) - 30_000)
  expect((await betsOf(one)).map(({ state }) => state)).toEqual(['open', 'open'])
  await goTo(endOf(fixture))
  expect((await betsOf(one)).map(({ state, payout }) => [state, payout]).sort()).toEqual([
    ['lost', 0],
    ['won', right.odds],
  ])
  expect(await one.balance()).toBe(9_800 + right.odds)
})

test('settles the other bets when settling one fails, and settles that bet in the next run', async () => {
  const one = await player()
  const [fixture] = await fixturesThat(one, isPlayedOut)
  if (!fixture) throw new Error('every fixture is abandoned')
  const [failing] = placed(await one.place(slipOf([legOf(fixture)]))).bets
  placed(await one.place(slipOf([legOf(fixture)])))
  const setSeedHash = (seedHash: string) =>
    server.platform.pool.query(
      `update game_round set state = jsonb_set(state, '{legs,0,seedHash}', to_jsonb($1::text)) where id = $2`,
      [seedHash, failing?.id],
    )
  const { rows } = await server.platform.pool.query(
    `select state #>> '{legs,0,seedHash}' as hash from game_round where id = $1`,
    [failing?.id],
  )
  await setSeedHash('another')
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await goTo(endOf(fixture))
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(failing?.id ?? 'no bet'))
  logged.mockRestore()
  const open = async () => (await betsOf(one)).filter(({ payout }) => payout === null).map(({ id }) => id)
  expect(await open()).toEqual([failing?.id])
  await setSeedHash(rows[0].hash)
  await settleBets(server.platform)
  expect(await open()).toEqual([])
})

test('deducts the margin once from a multiple, and pays nothing if a leg loses', async () => {
  const one = await player()
  const wins = await fixturesThat(one, (course) => isPlayedOut(course) && isRight.home(course.score))
  const legs = wins.slice(0, 3).map((fixture) => legOf(fixture))
  const lost = [...legs.slice(0, 2), legOf(wins[2] as Fixture, (wins[2]?.prices.length ?? 0) - 1)]
  const right = placed(await one.place(slipOf(legs)))
  placed(await one.place(slipOf(lost)))
  const expected = settledPayout({
    stake: 100,
    returnBp: BOOK_RETURN,
    legs: legs.map(({ odds }) => ({ odds, outcome: 'won' })),
  })
  expect(right.bets[0]?.odds).toBe(expected)
  await goTo(Math.max(...wins.slice(0, 3).map(endOf)))
  expect(await one.balance()).toBe(9_800 + expected)
  expect((await betsOf(one)).map(({ state }) => state).sort()).toEqual(['lost', 'won'])
})

test('returns the stake of a void single, and drops void legs from a multiple', async () => {
  const void_ = fixturesBetween(START, START + 60 * DAY).find(
    (fixture) => courseOfFixture(fixture, SECRET).abandonedAt !== null,
  )
  if (!void_) throw new Error('none is abandoned')
  time = void_.startsAt - HOUR / 2
  await setTime(server.platform, time)
  const one = await player()
  const [abandoned] = (await one.fixtures(void_.startsAt, HOUR)).filter(({ id }) => id === void_.id)
  const [won] = await fixturesThat(one, (course) => isPlayedOut(course) && isRight.home(course.score))
  if (!abandoned || !won) throw new Error('no fixtures')
  const [voidLeg, wonLeg] = [legOf(abandoned), legOf(won)]
  placed(await one.place(slipOf([voidLeg])))
  placed(await one.place(slipOf([voidLeg, wonLeg])))
  await goTo(Math.max(endOf(abandoned), endOf(won)))
  const bets = await betsOf(one)
  expect(bets.map(({ state, payout }) => [state, payout]).sort()).toEqual([
    ['void', 100],
    ['won', wonLeg.odds],
  ])
  expect(await one.balance()).toBe(9_900 + wonLeg.odds)
  expect(bets.flatMap(({ legs }) => legs.map(({ outcome }) => outcome)).sort()).toEqual([
    'void',
    'void',
    'won',
  ])
})

test('places either all singles of a slip or none', async () => {
  const one = await openBook(server, 250)
  const legs = (await one.fixtures(time + HOUR, DAY)).slice(0, 3).map((fixture) => legOf(fixture))
  expect(await one.place(slipOf(legs, { mode: 'single' }))).toMatchObject({
    code: 'play.short',
    value: { balance: 250 },
  })
  expect([await one.balance(), await betsOf(one)]).toEqual([250, []])
  const slip = slipOf(legs.slice(0, 2), { mode: 'single' })
  const { bets, balance } = placed(await one.place(slip))
  expect([bets.length, balance]).toEqual([2, 50])
  expect(bets.map(({ legs }) => legs.map(({ fixture }) => fixture))).toEqual(
    slip.legs.map((leg) => [leg.fixture]),
  )
  expect(placed(await one.place(slip)).bets.map(({ id }) => id)).toEqual(bets.map(({ id }) => id))
  expect(await one.balance()).toBe(50)
})

test('places a slip once, even if it is sent six times concurrently and again after the fixture starts', async () => {
  const one = await player()
  const [fixture] = await one.fixtures(time + HOUR, DAY)
  if (!fixture) throw new Error('no fixture')
  const slip = slipOf([legOf(fixture)])
  const answers = await Promise.all(Array.from({ length: 6 }, () => one.place(slip)))
  expect(new Set(answers.map((answer) => placed(answer).bets[0]?.id)).size).toBe(1)
  await goTo(startOf(fixture) + 1)
  expect(placed(await one.place(slip)).bets).toHaveLength(1)
  expect(await one.balance()).toBe(9_900)
})

test('rejects the key of another slip, sports calls in a slot game, and slot calls in a sportsbook', async () => {
  const one = await player()
  const [fixture] = await one.fixtures(time + HOUR, DAY)
  if (!fixture) throw new Error('no fixture')
  const slip = slipOf([legOf(fixture)])
  placed(await one.place(slip))
  for (const other of [
    { ...slip, stake: 200 },
    { ...slip, legs: [legOf(fixture, 1)] },
  ])
    expect((await one.send('/sports/slips', other)).status).toBe(422)
  const slot = await openBook(server, 10_000, SLOT)
  expect(await (await slot.send('/sports/slips', slip)).json()).toMatchObject({ code: 'play.missing' })
  expect(await (await one.send('/game')).json()).toMatchObject({ code: 'play.missing' })
  expect(await (await one.send('/rounds', { key: randomUUID() })).json()).toMatchObject({
    code: 'play.missing',
  })
})

test('reports which legs have new odds or a started fixture, and places nothing', async () => {
  const one = await player()
  // The second fixture starts at least an hour after the first. Its odds change with the news.
  const [soon, later] = await one
    .fixtures(time + HOUR / 4, 4 * HOUR)
    .then((all) => [all[0], all.find((fixture) => startOf(fixture) >= startOf(all[0] as Fixture) + HOUR)])
  if (!soon || !later) throw new Error('no fixtures')
  const slip = slipOf([legOf(soon), legOf(later)])
  await goTo(startOf(later) - HOUR / 2)
  const answer = await one.place(slip)
  expect(answer).toMatchObject({ success: false, code: 'sports.changed' })
  if (answer.success || answer.code !== 'sports.changed') throw new Error('not refused')
  const [begun, moved] = answer.value.quotes
  expect(begun).toMatchObject({ fixture: soon.id, odds: null })
  expect(begun?.phase).not.toBe('open')
  expect(moved).toMatchObject({ fixture: later.id, phase: 'open' })
  expect(moved?.odds).not.toBe(slip.legs[1]?.odds)
  expect(await one.balance()).toBe(10_000)
  const legs = [{ ...slip.legs[1], odds: moved?.odds ?? 0 }] as typeof slip.legs
  expect(placed(await one.place(slipOf(legs))).balance).toBe(9_900)
})

test('rejects unknown odds, repeated fixtures, stakes outside the limits, and one-leg multiples', async () => {
  const one = await player()
  const [fixture] = await one.fixtures(time + HOUR, DAY)
  if (!fixture) throw new Error('no fixture')
  const leg = legOf(fixture)
  expect(await one.place(slipOf([{ ...leg, odds: leg.odds + 1 }]))).toMatchObject({ code: 'sports.changed' })
  const far = fixturesBetween(START + 5 * DAY, START + 6 * DAY)[0]?.id ?? ''
  for (const id of [far, 'nobody-1-0', 'jabuti-1-9', 'jabuti-9999999-0'])
    expect(await one.place(slipOf([{ ...leg, fixture: id }]))).toMatchObject({ code: 'sports.changed' })
  for (const stake of [99, 50_001])
    expect(await one.place(slipOf([leg], { stake }))).toMatchObject({ code: 'play.stake' })
  expect(await one.place(slipOf([leg], { mode: 'multiple' }))).toMatchObject({ code: 'play.stake' })
  for (const off of [
    { legs: [leg, leg] },
    { legs: [] },
    { stake: 0 },
    { stake: 1.5 },
    { key: 'no uuid' },
    { legs: [{ ...leg, pick: 'nobody' }] },
    { legs: [{ ...leg, odds: -1 }] },
  ])
    expect([off, (await one.send('/sports/slips', { ...slipOf([leg]), ...off })).status]).toEqual([off, 422])
  expect(await one.balance()).toBe(10_000)
})

test('pays each bet once when settlements run concurrently', async () => {
  const one = await player()
  const wins = await fixturesThat(one, (course) => isPlayedOut(course) && isRight.home(course.score))
  for (const fixture of wins.slice(0, 4)) placed(await one.place(slipOf([legOf(fixture)])))
  const odds = wins.slice(0, 4).map((fixture) => legOf(fixture).odds)
  await setTime(server.platform, Math.max(...wins.slice(0, 4).map(endOf)))
  const settled = await Promise.all(Array.from({ length: 4 }, () => settleBets(server.platform)))
  expect(settled.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(4)
  expect(await settleBets(server.platform)).toBe(0)
  expect(await one.balance()).toBe(9_600 + odds.reduce((sum, one) => sum + one, 0))
})

test('shows a sportsbook, its fixtures and a slip’s status, but not other members’ bets', async () => {
  const [one, other] = [await player(), await player()]
  const book = await one.read<OpenedBook>('/sports/book')
  expect(book).toMatchObject({ balance: 10_000, returnBp: BOOK_RETURN, limits: { least: 100, most: 50_000 } })
  expect(book.sports[0]).toBe('football')
  const [fixture] = await one.fixtures(time + HOUR, DAY)
  if (!fixture) throw new Error('no fixture')
  const sheet = await one.read<FixtureSheet>(`/sports/fixtures/${fixture.id}`)
  expect(sheet.prices.length).toBe(fixture.prices.length + fixture.more)
  expect(sheet.prices.slice(0, fixture.prices.length)).toEqual(fixture.prices)
  expect(sheet.proof.seed).toBeNull()
  const leg = legOf(fixture)
  const standing = await one.read<BookStatus>(`/sports/standing?leg=${leg.fixture}:${leg.pick}`)
  expect(standing).toEqual({ balance: 10_000, quotes: [{ ...leg, phase: 'open' }] })
  placed(await one.place(slipOf([leg])))
  expect(await betsOf(other)).toEqual([])
  for (const path of ['/sports/standing?leg=x', '/sports/fixtures?from=now', '/sports/bets?before=yesterday'])
    expect([path, (await one.send(path)).status]).toEqual([path, 422])
  expect(await (await one.send('/sports/fixtures/nobody-1-0')).json()).toMatchObject({ code: 'play.missing' })
})

test('lists every bet once, page by page', async () => {
  const one = await openBook(server, 100_000)
  const legs = (await one.fixtures(time + HOUR, DAY)).slice(0, 9).map((fixture) => legOf(fixture))
  const ids: string[] = []
  for (let slip = 0; slip < 4; slip++) {
    const { bets } = placed(await one.place(slipOf(legs, { mode: 'single' })))
    ids.push(...bets.map(({ id }) => id))
  }
  const first = await one.read<BetPage>('/sports/bets')
  const rest = await one.read<BetPage>(`/sports/bets?before=${first.next}`)
  expect(rest.next).toBeNull()
  expect([...first.bets, ...rest.bets].map(({ id }) => id).sort()).toEqual(ids.sort())
})

test('[GAME-10] shows settled bets in the bet history, and wins on the winner board', async () => {
  const one = await player()
  const within = await fixturesThat(one, isPlayedOut)
  const winner = within.find(({ id }) => isRight.home(courseOf(id).score))
  if (!winner) throw new Error('nobody wins at home')
  placed(await one.place(slipOf([legOf(winner)], { stake: 5_000 })))
  placed(await one.place(slipOf([legOf(winner, winner.prices.length - 1)])))
  const { database } = server.platform
  expect((await recordOf(one)).map(([state]) => state)).toEqual(['open', 'open'])
  await goTo(endOf(winner))
  const win = 50 * legOf(winner).odds
  expect(await recordOf(one, 'won')).toEqual([['won', 5_000, win]])
  expect(await recordOf(one, 'lost')).toEqual([['lost', 100, 0]])
  const winners = await findWinners(database, {
    category: 'SPORTS',
    limit: 50,
    trialTypes: [],
    now: await server.platform.clock(),
  })
  expect(winners.map((one) => one.win)).toContain(win)
})
