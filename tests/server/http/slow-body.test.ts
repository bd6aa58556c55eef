import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { logout } from '#protocol/auth/session.ts'
import type { Call } from '#protocol/kit/call.ts'
import { placeLotteryBets } from '#protocol/play/lottery-bets.ts'
import { uploadImage } from '#protocol/support/uploads.ts'
import { lotteryTicket } from '#server/play/lottery/lottery.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames } from '#tests/support/play/game-world.ts'
import { lineOf, putBettor, putLotteries, VN } from '#tests/support/play/lottery-world.ts'
import { openBook, putBook, slipOf } from '#tests/support/play/sports-player.ts'
import { setTime } from '#tests/support/set-time.ts'
import { sentLate } from '#tests/support/support/sent-late.ts'

const DAY = 86_400_000

let opened: OpenedPlatform
let now = Math.ceil(Date.now() / DAY) * DAY
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
  await putBook(opened.platform)
  await putLotteries(opened.platform)
})
afterAll(() => opened.close())
beforeEach(async () => {
  now += DAY
  await setTime(opened.platform, now + 5_000)
  await writeSetting(opened.platform.database, settings.systemStatus, settings.systemStatus.initial)
})

async function sendSlowly(
  call: Call,
  {
    body,
    headers,
    meanwhile,
  }: { body: unknown; headers: Record<string, string>; meanwhile: () => Promise<unknown> },
) {
  let isAwaited = false
  const late = sentLate(body, () => {
    isAwaited = true
    return meanwhile()
  })
  const reply = await opened.request(call.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': `${late.length}`, ...headers },
    body: late.body,
    duplex: 'half',
  } as RequestInit)
  const { success, code } = (await reply.json()) as { success: boolean; code?: string }
  return { isAwaited, success, code }
}

async function slowBettor() {
  const bettor = await putBettor(opened)
  const { current } = await bettor.draw(VN)
  const { token, memberId } = bettor
  return {
    ...bettor,
    locksAt: Date.parse(current.locksAt),
    bets: () => opened.platform.database.$count(lotteryTicket, eq(lotteryTicket.memberId, memberId)),
    betSlowly: (meanwhile: () => Promise<unknown>) =>
      sendSlowly(placeLotteryBets, {
        body: { drawId: current.drawId, lines: [lineOf('VN', 'parity')] },
        headers: { token, 'idempotency-key': randomUUID() },
        meanwhile,
      }),
  }
}

test('[LOTT-03] rejects a bet whose body begins before the draw locks but ends afterwards', async () => {
  const { locksAt, betSlowly, bets } = await slowBettor()
  const withTimeout = await betSlowly(() => setTime(opened.platform, locksAt - 5_000))
  expect(withTimeout).toEqual({ isAwaited: true, success: true })
  const late = await betSlowly(() => setTime(opened.platform, locksAt))
  expect(late).toEqual({ isAwaited: true, success: false, code: 'lottery.locked' })
  expect(await bets()).toBe(1)
})

test('rejects a call whose body ends after the session has ended or the site has closed', async () => {
  const { token, visitor, betSlowly, bets } = await slowBettor()
  const closed = { ...settings.systemStatus.initial, maintenance: true }
  const afterClosing = await betSlowly(() =>
    writeSetting(opened.platform.database, settings.systemStatus, closed),
  )
  expect(afterClosing).toMatchObject({ isAwaited: true, code: 'system.closed' })
  await writeSetting(opened.platform.database, settings.systemStatus, settings.systemStatus.initial)
  const afterEnd = await betSlowly(() => visitor.read(logout, {}, { token }))
  expect(afterEnd).toMatchObject({ isAwaited: true, code: 'session.ended' })
  expect(await bets()).toBe(0)
})

test('rejects an upload before its body arrives if there is no session', async () => {
  const answer = await sendSlowly(uploadImage, {
    body: {},
    headers: { token: 'nobody', 'content-type': 'multipart/form-data; boundary=x' },
    meanwhile: async () => {},
  })
  expect(answer).toMatchObject({ isAwaited: false, code: 'session.ended' })
})

test('[GAME-10] rejects a sports bet whose body ends after the match', async () => {
  const player = await openBook(opened, 10_000)
  const [fixture] = await player.fixtures(now + DAY / 4, DAY)
  const [price] = fixture?.prices ?? []
  if (!fixture || !price) throw new Error('Nobody plays')
  const slip = slipOf([{ fixture: fixture.id, ...price }])
  const late = sentLate(slip, () => setTime(opened.platform, Date.parse(fixture.endsAt)))
  const answer = await player.stream('/sports/slips', late)
  expect(await answer.json()).toMatchObject({ code: 'sports.changed' })
  expect(await player.balance()).toBe(10_000)
})
