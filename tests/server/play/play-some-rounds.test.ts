import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'

const DAY = 86_400_000

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform({ world: 'demo' })
})
afterAll(() => opened.close())

/** Sets the platform's clock `days` ahead of real time. If `play` is set, members play on the last day. */
async function pass(days: number, play: boolean): Promise<void> {
  const body = JSON.stringify({ offset: days * DAY, play })
  const reply = await opened.request('/sandbox/api/clock', { method: 'PUT', body })
  expect(await reply.json()).toMatchObject({ success: true })
}

/** Returns the rounds that start after the current real time. */
async function roundsAhead(): Promise<{ memberId: string; stake: number; at: Date }[]> {
  const { rows } = await opened.platform.pool.query(
    `select member_id as "memberId", stake::int, started_at as at from game_round where started_at > now() order by started_at`,
  )
  return rows
}

test('members play rounds after the sandbox clock has skipped days, if requested, and the ledger records the bets', async () => {
  await pass(1, false)
  expect(await roundsAhead()).toEqual([])
  await pass(2, true)
  const rounds = await roundsAhead()
  expect(rounds.length).toBeGreaterThan(100)
  expect(new Set(rounds.map(({ memberId }) => memberId)).size).toBeGreaterThan(20)
  expect(Math.min(...rounds.map(({ at }) => at.getTime()))).toBeGreaterThan(Date.now() + 2 * DAY - 3_600_000)
  const { rows } = await opened.platform.pool.query(
    `select sum(amount)::int as sum, count(*)::int as bets from ledger_operation
     join ledger_posting on operation_id = ledger_operation.id
     where ledger_operation.at > now() and ledger_operation.kind = 'bet' and ledger_posting.amount < 0`,
  )
  expect(rows[0]).toEqual({ bets: rounds.length, sum: -rounds.reduce((sum, { stake }) => sum + stake, 0) })
})

test('[AGENT-08] keeps every balance consistent after days of play and contract payments', async () => {
  for (const day of [3, 4]) await pass(day, true)
  const { rows } = await opened.platform.pool.query(
    `select posting.account_id, posting.at, posting.kind, posting.amount::int, posting.balance_after::int,
       lag(posting.balance_after::int) over wallet as before
     from ledger_posting posting join ledger_account account on account.id = posting.account_id
     where account.kind = 'wallet' and account.member_id is not null
     window wallet as (partition by posting.account_id order by posting.at, posting.id)`,
  )
  const ahead = rows.filter(({ at }) => at.getTime() > Date.now())
  expect(ahead.some(({ kind }) => kind === 'dailySalary')).toBe(true)
  expect(ahead.filter(({ before, amount, balance_after }) => before + amount !== balance_after)).toEqual([])
})
