import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listLotteryTickets, placeLotteryBets } from '#protocol/play/lottery-bets.ts'
import { readDrawProof, readLotteryRules } from '#protocol/play/lottery-draws.ts'
import { listOpenedNumbers } from '#protocol/play/lottery-games.ts'
import { openDatabase } from '#server/database/database.ts'
import { walletBalance } from '#server/ledger/accounts.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { numbersOf } from '#server/play/lottery/balls.ts'
import { runDraws, startDrawing } from '#server/play/lottery/drawing.ts'
import { lotteryDraw, lotteryTicket } from '#server/play/lottery/lottery.table.ts'
import { voidDraw } from '#server/play/lottery/void-draw.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { atOnce, type OpenedPlatform, tally } from '#tests/support/client.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { letDraw, lineOf, putBettor, putLotteries, SEA, SIX, VN } from '#tests/support/play/lottery-world.ts'
import { setTime } from '#tests/support/set-time.ts'
import { textIn } from '#tests/support/texts.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putLotteries(opened.platform)
})
afterAll(() => opened.close())

/** Each test starts in an hour of its own, so that tests do not share draws. */
let hour = 0
beforeEach(() => setTime(opened.platform, Date.UTC(2031, 0, 1, ++hour, 0, 5)))

const faults = async () =>
  (await ledgerFaults(opened.platform.pool, { playedAtOnce: true })).filter(
    (fault) => !fault.startsWith('members without a wallet'),
  )

/** Returns the numbers of a future draw, derived from its secret seed. */
async function numbersToCome(drawId: string, family: 'VN' | 'SEA' | 'SIX49') {
  const [row] = await opened.platform.database.select().from(lotteryDraw).where(eq(lotteryDraw.id, drawId))
  if (!row) throw new Error('There is no such draw')
  return numbersOf(family, row)
}

test('[LOTT-03] a lottery draw opens, locks, takes place and is settled on schedule', async () => {
  const { platform } = opened
  const { draw } = await putBettor(opened)
  const { current } = await draw(VN)
  expect(current).toMatchObject({ state: 'open', numbers: null })
  expect(Date.parse(current.drawsAt) - Date.parse(current.locksAt)).toBe(10_000)

  await setTime(platform, current.locksAt)
  await runDraws(platform)
  const locked = await draw(VN)
  expect(locked.previous).toMatchObject({ drawId: current.drawId, state: 'locked', numbers: null })
  expect(locked.current).toMatchObject({ state: 'open', opensAt: current.locksAt })
  expect(locked.current.drawId).not.toBe(current.drawId)

  await letDraw(platform, current)
  const drawn = await draw(VN)
  expect(drawn.previous).toMatchObject({ drawId: current.drawId, state: 'settled' })
  expect(drawn.previous?.numbers).toHaveLength(5)
})

test('[LOTT-03] publishes a draw’s commitment before the first bet, and its seed with the numbers', async () => {
  const { platform } = opened
  const { draw, visitor } = await putBettor(opened)
  const { current } = await draw(SIX)
  const before = await visitor.read(readDrawProof, { drawId: current.drawId })
  expect(before.seed).toBeNull()
  await setTime(platform, current.locksAt)
  await runDraws(platform)
  expect((await visitor.read(readDrawProof, { drawId: current.drawId })).seed).toBeNull()
  await letDraw(platform, current)
  const after = await visitor.read(readDrawProof, { drawId: current.drawId })
  expect(after.draw.commitment).toBe(current.commitment)
  const seed = after.seed ?? ''
  expect(createHash('sha256').update(seed).digest('hex')).toBe(current.commitment)
  expect(after.draw.numbers).toEqual(numbersOf('SIX49', { id: current.drawId, seed }))
})

test('[LOTT-03] [GAME-10] charges count × unit × multiplier for a slip and pays its wins at their odds', async () => {
  const { platform } = opened
  const { token, memberId, draw, bet, visitor } = await putBettor(opened, 10_000)
  const { current } = await draw(VN)
  const drawn = await numbersToCome(current.drawId, 'VN')
  const last = drawn.at(-1) ?? 0
  const other = (last + 1) % 10
  const winning = lineOf('VN', 'lastDigit', { numbers: [last, other], multiplier: 3 })
  const losing = lineOf('VN', 'lastDigit', { numbers: [other] })
  const placed = await bet(current.drawId, [winning, losing])
  expect(placed).toMatchObject({ success: true, value: { balance: 10_000 - 600 - 100 } })
  // The ticket keeps the odds at which it was bought.
  await writeSetting(platform.database, settings.lotteryOdds, { 'VN.lastDigit': 2_000 })
  await letDraw(platform, current)
  await writeSetting(platform.database, settings.lotteryOdds, {})
  const win = Math.floor((300 * winning.odds) / 1_000)
  const { tickets } = await visitor.read(listLotteryTickets, {}, { token })
  expect(tickets).toMatchObject([{ state: 'won', stake: 700, win, drawn, lines: [{ win }, { win: 0 }] }])
  expect(await walletBalance(platform.database, memberId)).toBe(9_300 + win)
  const [round] = await platform.database.select().from(gameRound).where(eq(gameRound.memberId, memberId))
  expect(round).toMatchObject({ stake: 700, payout: win, settledAt: expect.any(Date) })
  expect(await faults()).toEqual([])
})

test('[LOTT-03] rejects a bet after the lock and names the next draw', async () => {
  const { platform } = opened
  const { memberId, draw, bet } = await putBettor(opened)
  const { current } = await draw(VN)
  await setTime(platform, current.locksAt)
  const late = await bet(current.drawId, [lineOf('VN', 'parity')])
  expect(late).toMatchObject({ success: false, code: 'lottery.locked' })
  const { next } = (late as unknown as { value: { next: { drawId: string; state: string } } }).value
  expect(next.state).toBe('open')
  expect(await walletBalance(platform.database, memberId)).toBe(100_000)
  expect(await bet(next.drawId, [lineOf('VN', 'parity')])).toMatchObject({ success: true })
  await letDraw(platform, current)
  expect(await bet(current.drawId, [lineOf('VN', 'parity')])).toMatchObject({ code: 'lottery.locked' })
})

test('[LOTT-03] creates only one ticket when a slip is sent several times concurrently and again after the draw', async () => {
  const { platform } = opened
  const { memberId, draw, bet } = await putBettor(opened)
  const { current } = await draw(SEA)
  const lines = [lineOf('SEA', 'lastTwo', { numbers: [7, 8] })]
  const key = 'the-same-slip-again-and-again'
  const answers = await atOnce(6, () => bet(current.drawId, lines, key))
  expect(tally(answers)).toEqual({ done: 6 })
  await letDraw(platform, current)
  expect(await bet(current.drawId, lines, key)).toEqual(answers[0])
  const isTheirs = eq(lotteryTicket.memberId, memberId)
  expect(await platform.database.$count(lotteryTicket, isTheirs)).toBe(1)
  expect(await bet(current.drawId, [lineOf('SEA', 'parity')], key)).toMatchObject({
    status: 422,
    code: 'key.reused',
  })
})

test('[LOTT-03] a void draw returns every stake, and none counts as turnover', async () => {
  const { platform } = opened
  const { token, memberId, draw, bet, visitor } = await putBettor(opened, 5_000)
  const { current } = await draw(SIX)
  await bet(current.drawId, [lineOf('SIX49', 'two', { numbers: [1, 2, 3] })])
  expect(await walletBalance(platform.database, memberId)).toBe(4_700)
  expect(await voidDraw(platform, current.drawId)).toBe(true)
  expect(await voidDraw(platform, current.drawId)).toBe(false)
  expect(await walletBalance(platform.database, memberId)).toBe(5_000)
  const { tickets } = await visitor.read(listLotteryTickets, { state: 'void' }, { token })
  expect(tickets).toMatchObject([{ state: 'void', stake: 300, win: 0, drawn: null }])
  const [round] = await platform.database.select().from(gameRound).where(eq(gameRound.memberId, memberId))
  expect(round).toMatchObject({ payout: 300, settledAt: null })
  const after = await draw(SIX)
  expect(after.previous).toMatchObject({ drawId: current.drawId, state: 'void' })
  expect(after.current.drawId).not.toBe(current.drawId)
  await letDraw(platform, current)
  expect((await draw(SIX)).previous).toMatchObject({ drawId: current.drawId, state: 'void', numbers: null })
  expect(await faults()).toEqual([])
})

test('[LOTT-03] pays each ticket once when several processes draw and settle concurrently', async () => {
  const { platform } = opened
  const bettors = await Promise.all(Array.from({ length: 4 }, () => putBettor(opened)))
  const { current } = await putBettor(opened).then(({ draw }) => draw(VN))
  const both = lineOf('VN', 'parity', { numbers: [0] })
  await Promise.all(
    bettors.flatMap(({ bet }) => [
      bet(current.drawId, [both]),
      bet(current.drawId, [{ ...both, numbers: [1] }]),
    ]),
  )
  await setTime(platform, Date.parse(current.drawsAt) + 1)
  const pools = Array.from({ length: 3 }, () => new pg.Pool({ ...platform.pool.options, max: 3 }))
  await Promise.all(pools.map((pool) => runDraws({ ...platform, database: openDatabase(pool) })))
  await runDraws(platform)
  // Each bettor placed one bet on even and one on odd, so exactly one of the two wins.
  for (const { memberId } of bettors)
    expect(await walletBalance(platform.database, memberId)).toBe(100_000 - 200 + 194)
  expect(await platform.database.$count(lotteryTicket, eq(lotteryTicket.state, 'open'))).toBe(0)
  expect(await faults()).toEqual([])
  await Promise.all(pools.map((pool) => pool.end()))
})

test('[LOTT-03] places or rejects each bet that is sent while the draw locks, and settles every placed bet', async () => {
  const { platform } = opened
  const { token, memberId, draw, bet, visitor } = await putBettor(opened)
  const { current } = await draw(VN)
  await setTime(platform, Date.parse(current.drawsAt) - 10_150)
  const racing = atOnce(30, async () => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 300))
    return bet(current.drawId, [lineOf('VN', 'parity')])
  })
  const answers = await racing
  await letDraw(platform, current)
  const { tickets } = await visitor.read(
    listLotteryTickets,
    { drawId: current.drawId, limit: '100' } as never,
    { token },
  )
  expect(tickets).toHaveLength(tally(answers).done ?? 0)
  expect(tickets.filter(({ state }) => state === 'open')).toEqual([])
  const paid = tickets.reduce((sum, { stake, win }) => sum + win - stake, 0)
  expect(await walletBalance(platform.database, memberId)).toBe(100_000 + paid)
})

test('[LOTT-03] runs and settles lottery draws in the background', async () => {
  const { platform } = opened
  const { draw, bet, token, visitor } = await putBettor(opened)
  const { current } = await draw(SIX)
  await bet(current.drawId, [lineOf('SIX49', 'one', { numbers: [1, 2, 3] })])
  await setTime(platform, Date.parse(current.drawsAt) - 100)
  const worker = startDrawing(platform, { every: 20 })
  await expect
    .poll(async () => (await visitor.read(listLotteryTickets, {}, { token })).tickets[0]?.state)
    .toMatch(/won|lost/)
  await worker.stop()
})

test('still offers draws after the sandbox clock moves back', async () => {
  const { platform } = opened
  const { draw } = await putBettor(opened)
  const { current } = await draw(VN)
  await setTime(platform, Date.parse(current.drawsAt) + 86_400_000)
  await runDraws(platform)
  await setTime(platform, Date.parse(current.drawsAt) + 30_000)
  await runDraws(platform)
  const back = await draw(VN)
  expect(Date.parse(back.current.drawsAt)).toBe(Date.parse(current.drawsAt) + 60_000)
  expect(back.previous?.drawId).toBe(current.drawId)
})

test('[LOTT-03] rejects invalid lines, outdated odds, wrong stakes and a low balance, and states the reason', async () => {
  const { platform } = opened
  const { draw, bet, visitor, memberId } = await putBettor(opened, 1_000)
  const { current } = await draw(VN)
  const good = lineOf('VN', 'parity')
  const refused = async (lines: (typeof good)[]) => {
    const answer = await bet(current.drawId, lines)
    return answer.success ? 'placed' : [answer.code, answer.value]
  }
  for (const off of [
    { play: 'straight' },
    { play: 'constructor' },
    { numbers: [2] },
    { numbers: [0, 1], count: 2 },
    { count: 2 },
    { unit: 70 },
    { multiplier: 100 },
  ])
    expect(await refused([good, { ...good, ...off }])).toEqual(['lottery.linesInvalid', { lines: [1] }])
  expect(await refused([{ ...good, odds: 1_950 }])).toEqual([
    'lottery.oddsChanged',
    { odds: { parity: good.odds } },
  ])
  expect(await refused([{ ...good, unit: 50 }])).toEqual([
    'lottery.stakeOffLimits',
    { minStake: 100, maxStake: 200_000 },
  ])
  expect(await refused([{ ...good, unit: 1_000, multiplier: 2 }])).toEqual([
    'lottery.notEnough',
    { balance: 1_000 },
  ])
  expect(await bet('00000000-0000-4000-8000-000000000000', [good])).toMatchObject({ status: 404 })
  expect(await bet('no-draw', [good])).toMatchObject({ status: 404 })
  const stranger = await visitor.ask(placeLotteryBets, { drawId: current.drawId, lines: [good] })
  expect(stranger).toMatchObject({ status: 401 })
  expect(await walletBalance(platform.database, memberId)).toBe(1_000)
})

test('[LOTT-03] lists the odds and return of each kind of bet in the reader’s language', async () => {
  const { visitor } = await putBettor(opened)
  const rules = await visitor.read(readLotteryRules, { gameCode: SIX, language: 'pt' })
  expect(rules).toMatchObject({ family: 'SIX49', every: 60, locksBefore: 10, minStake: 100 })
  expect(rules.plays).toContainEqual(
    expect.objectContaining({
      play: 'two',
      name: textIn('pt', 'lottery.rules.twoNumbers.name'),
      choose: 2,
      odds: 75_000,
      returnBp: 9_566,
    }),
  )
})

test('[LOTT-02] [CALL-27] lists a lottery’s results page by page, newest first', async () => {
  const { platform } = opened
  const { draw, visitor, token } = await putBettor(opened)
  const issues: string[] = []
  for (let drawn = 0; drawn < 3; drawn++) {
    const { current } = await draw(SIX)
    issues.unshift(current.issue)
    await letDraw(platform, current)
  }
  const first = await visitor.read(listOpenedNumbers, { gameCode: SIX, limit: 2 }, { token })
  expect(first.draws.map(({ issue }) => issue)).toEqual(issues.slice(0, 2))
  const second = await visitor.read(
    listOpenedNumbers,
    { gameCode: SIX, limit: 1, cursor: first.next ?? '' },
    { token },
  )
  expect(second.draws.map(({ issue }) => issue)).toEqual(issues.slice(2))
  expect(await visitor.ask(listOpenedNumbers, { gameCode: 'NONE' }, { token })).toMatchObject({ status: 404 })
})
