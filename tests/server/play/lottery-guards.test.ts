import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { walletBalance } from '#server/ledger/accounts.ts'
import { lotteryDraw, lotteryTicket } from '#server/play/lottery/lottery.table.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { lineOf, putBettor, putLotteries, VN } from '#tests/support/play/lottery-world.ts'
import { setTime } from '#tests/support/set-time.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putLotteries(opened.platform)
})
afterAll(() => opened.close())

/** Each test starts in an hour of its own, so that tests do not share draws. */
let hour = 0
beforeEach(() => setTime(opened.platform, Date.UTC(2031, 0, 1, ++hour, 0, 5)))

/**
 * Makes a member with helpers. `betNow` bets 1.00 on the open draw. `standing` returns the number of tickets
 * and the balance.
 */
async function bettorOfNow() {
  const bettor = await putBettor(opened)
  const { current } = await bettor.draw(VN)
  const { database } = opened.platform
  return {
    ...bettor,
    current,
    betNow: () => bettor.bet(current.drawId, [lineOf('VN', 'parity')]),
    standing: async () => ({
      tickets: await database.$count(lotteryTicket, eq(lotteryTicket.memberId, bettor.memberId)),
      balance: await walletBalance(database, bettor.memberId),
    }),
  }
}

const untouched = { tickets: 0, balance: 100_000 }

test('[LOTT-03] rejects lottery bets of trial players', async () => {
  const { memberId, betNow, standing } = await bettorOfNow()
  const { pool, operator } = opened.platform
  for (const type of operator.trialTypes) {
    await pool.query('update member set type = $1 where id = $2', [type, memberId])
    expect(await betNow()).toMatchObject({ success: false, code: 'lottery.trial' })
  }
  expect(operator.trialTypes.length).toBeGreaterThan(0)
  expect(await standing()).toEqual(untouched)
})

test('[LOTT-03] rejects bets on a withdrawn lottery or with a closed vendor, and names no next draw', async () => {
  const { betNow, standing } = await bettorOfNow()
  const { pool, clock } = opened.platform
  const refused = { success: false, code: 'lottery.locked', value: { next: null } }
  const put = (withdrawn: boolean, closedUntil: number | null) =>
    pool.query(
      `with put as (update game set withdrawn = $1 where game_code = $3 returning vendor_code)
       update vendor set closed_until = $2 from put where code = vendor_code`,
      [withdrawn, closedUntil === null ? null : new Date(closedUntil), VN],
    )
  const now = (await clock()).getTime()
  await put(true, null)
  expect(await betNow()).toMatchObject(refused)
  await put(false, now + 60_000)
  expect(await betNow()).toMatchObject(refused)
  expect(await standing()).toEqual(untouched)
  await put(false, now)
  expect(await betNow()).toMatchObject({ success: true })
  await put(false, null)
})

test('[LOTT-03] holds a bet while its draw is being cancelled, and then rejects it', async () => {
  const { current, betNow, standing } = await bettorOfNow()
  const { database, pool } = opened.platform
  const isWaiting = async () => {
    const { rows } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length > 0
  }
  const betting = await database.transaction(async (tx) => {
    await tx.update(lotteryDraw).set({ state: 'void' }).where(eq(lotteryDraw.id, current.drawId))
    const answer = betNow()
    let isAnswered = false
    void answer.then(() => {
      isAnswered = true
    })
    await expect.poll(async () => isAnswered || (await isWaiting())).toBe(true)
    return { answer, isAnswered }
  })
  expect(await betting.answer).toMatchObject({ success: false, code: 'lottery.locked' })
  expect(betting.isAnswered).toBe(false)
  expect(await standing()).toEqual(untouched)
})
