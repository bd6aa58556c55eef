import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkRound } from '#games/play/check-round.ts'
import type { PlayRound } from '#protocol/play/play.ts'
import type { TableBet, TableLanded, TableRound } from '#protocol/play/play-table.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putEngineGame } from '#tests/support/play/engine-game.ts'
import { bet, openGame, played } from '#tests/support/play/game-player.ts'
import { roundFaults } from '#tests/support/play/round-faults.ts'

const tables = { roulette: 211, dice: 212, plinko: 213 }

let server: Awaited<ReturnType<typeof openPlatform>>

beforeAll(async () => {
  server = await openPlatform()
  const kind = { engine: 'table', gameType: 'BGS', returnBp: 9_700 } as const
  for (const [gameClassify, nodeId] of Object.entries(tables))
    await putEngineGame(server.platform, { ...kind, nodeId, gameClassify })
})
afterAll(() => server.close())

const playerAt = (variant: keyof typeof tables) =>
  openGame(server, { nodeId: tables[variant], balance: 10_000 })

function tableOf(round: PlayRound): TableRound {
  if (round.engine !== 'table') throw new Error('not a round at a table')
  return round
}

const chips = (...laid: [spot: string, amount: number][]) => ({
  variant: 'roulette',
  chips: laid.map(([spot, amount]) => ({ spot, amount })),
})
const die = { variant: 'dice', side: 'under', chance: 40 }
const board = { variant: 'plinko', rows: 12, risk: 'high' }

function elsewhere(landed: TableLanded): TableLanded {
  if (landed.variant === 'roulette') return { ...landed, pocket: (landed.pocket + 1) % 37 }
  if (landed.variant === 'dice') return { ...landed, roll: (landed.roll + 1) % 10_000 }
  const [first = 0, ...others] = landed.path
  return { ...landed, path: [first === 1 ? 0 : 1, ...others] }
}

const bets = {
  roulette: chips(['red', 60], ['n17', 40]),
  dice: die,
  plinko: board,
} as const

test.each(['roulette', 'dice', 'plinko'] as const)(
  '[GAME-10] charges a stake at %s, pays at the odds and passes the fairness check',
  async (variant) => {
    const player = await playerAt(variant)
    let balance = 10_000
    for (let count = 0; count < 15; count++) {
      const { round, ...after } = played(await player.ask('/rounds', bet({ table: bets[variant] })))
      const table = tableOf(round)
      expect(table).toMatchObject({ stake: 100, bet: bets[variant], landed: { variant } })
      balance += (table.payout ?? 0) - 100
      expect([after.balance, await player.balance()]).toEqual([balance, balance])
      expect(await checkRound(table, null)).toBe('fair')
      expect(await checkRound({ ...table, payout: (table.payout ?? 0) + 10 }, null)).toBe('unfair')
      expect(await checkRound({ ...table, landed: elsewhere(table.landed) }, null)).toBe('unfair')
    }
    expect(await ledgerFaults(server.platform.pool, { playedAtOnce: true })).toEqual([])
    expect(await roundFaults(server.platform.pool)).toEqual([])
  },
)

test.each([
  ['chips that do not add up to the stake', chips(['red', 60], ['n17', 20])],
  ['two chips on one spot', chips(['red', 50], ['red', 50])],
  ['a chip that is too small', chips(['red', 90], ['n17', 10])],
  ['a chip that is not a multiple of 10', chips(['red', 45], ['n17', 55])],
  ['a bet for another table', die],
])('rejects %s at roulette and charges nothing', async (_, table) => {
  const player = await playerAt('roulette')
  expect(await player.ask('/rounds', bet({ table }))).toMatchObject({ code: 'play.stake' })
  expect(await player.balance()).toBe(10_000)
})

test.each([
  chips(['n37', 100]),
  chips(['n-1', 100]),
  chips(['red', -100]),
  chips(),
  { ...die, chance: 1 },
  { ...die, chance: 96 },
  { ...die, chance: 49.5 },
  { ...board, rows: 9 },
  { ...board, risk: 'none' },
])('rejects the table bet %j as invalid', async (table) => {
  const player = await playerAt('dice')
  expect((await player.send('/rounds', bet({ table }))).status).toBe(422)
  expect(await player.balance()).toBe(10_000)
})

test('accepts a bet at the table maximum and rejects a higher one', async () => {
  const player = await openGame(server, { nodeId: tables.roulette, balance: 50_000 })
  const most = bet({ stake: 20_000, table: chips(['red', 10_000], ['black', 10_000]) })
  expect(tableOf(played(await player.ask('/rounds', most)).round).stake).toBe(20_000)
  const over = bet({ stake: 20_010, table: chips(['red', 10_000], ['black', 10_010]) })
  expect(await player.ask('/rounds', over)).toMatchObject({ code: 'play.stake' })
})

test('plays one round per key and rejects a different bet with the same key', async () => {
  const player = await playerAt('roulette')
  const sent = bet({ key: randomUUID(), table: chips(['red', 60], ['n17', 40]) })
  const again = { ...sent, table: chips(['n17', 40], ['red', 60]) }
  const answers = await Promise.all([sent, again, sent].map((body) => player.ask('/rounds', body)))
  expect(new Set(answers.map((answer) => played(answer).round.id)).size).toBe(1)
  const other = { ...sent, table: chips(['red', 40], ['n17', 60]) as TableBet }
  expect((await player.send('/rounds', other)).status).toBe(422)
})
