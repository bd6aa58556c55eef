import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RequestInput } from '#protocol/kit/call.ts'
import { listWinners } from '#protocol/lobby/winner-board.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { MINES, putGames, putPlayer, SLOT } from '#tests/support/play/game-world.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
})
afterAll(() => opened.close())
beforeEach(() => opened.platform.pool.query('delete from game_round'))

async function putRound(
  account: string,
  round: { payout: number; stake?: number; nodeId?: number; daysAgo?: number; type?: number },
) {
  const { payout, stake = 100, nodeId = SLOT, daysAgo = 1, type } = round
  const { memberId } = await putPlayer(opened.platform, 0)
  await opened.platform.pool.query(
    'update member set account = $2, type = coalesce($3, type) where id = $1',
    [memberId, `${account}.${memberId}`, type ?? null],
  )
  await opened.platform.pool.query(
    `insert into game_round (id, member_id, node_id, stake, payout, state, started_at, settled_at)
     values (gen_random_uuid(), $1, $2, $3, $4, '{}', now() - $5 * interval '1 day', now() - $5 * interval '1 day')`,
    [memberId, nodeId, stake, payout, daysAgo],
  )
}

const winners = async (asked: RequestInput<typeof listWinners> = {}) =>
  (await visit(opened, { language: 'en' }).read(listWinners, asked)).winners

test('[CALL-41] [CALL-53] lists the highest wins first, each with its game', async () => {
  await putRound('ana', { payout: 5_000 })
  await putRound('bruno', { payout: 90_000, nodeId: MINES })
  expect(await winners()).toMatchObject([
    { customerName: 'br***', winAmount: 90_000, nodeId: MINES, vassalage: 'PG', gameType: 'BGS' },
    { customerName: 'an***', winAmount: 5_000, gameName: 'Lucky Jaguar', currencySymbol: 'R$' },
  ])
  const [first] = await winners()
  expect(first?.iconUrl).toMatch(/^\/art\/games\/102\.svg\?v=/)
})

test('[HOME-10] lists twenty winners by default, or only the requested number or category', async () => {
  for (let place = 1; place <= 22; place++) await putRound('ana', { payout: 1_000 + place })
  await putRound('bia', { payout: 500, nodeId: MINES })
  expect((await winners()).map(({ winAmount }) => winAmount)).toEqual(
    Array.from({ length: 20 }, (_, place) => 1_022 - place),
  )
  expect(await winners({ limitNum: 3 })).toHaveLength(3)
  expect(await winners({ gameCategory: 'BGS' })).toMatchObject([{ winAmount: 500 }])
})

test('omits rounds that are lost, break-even, open, older than a week or played with play money', async () => {
  const [trialType] = opened.platform.operator.trialTypes
  await putRound('perdeu', { payout: 60, stake: 100 })
  await putRound('igual', { payout: 100, stake: 100 })
  await putRound('velho', { payout: 9_000, daysAgo: 8 })
  await putRound('teste', { payout: 9_000, ...(trialType !== undefined && { type: trialType }) })
  await putRound('aberta', { payout: 9_000 })
  await opened.platform.pool.query(
    `update game_round set payout = null, settled_at = null from member m
     where m.id = member_id and m.account like 'aberta%'`,
  )
  expect(await winners()).toEqual([])
})
