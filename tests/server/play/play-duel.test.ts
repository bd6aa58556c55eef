import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duelFormOf, duelForms, duelPicks } from '#domain/play/duel-odds.ts'
import { checkRound } from '#games/play/check-round.ts'
import type { OpenedGame, PlayRound } from '#protocol/play/play.ts'
import type { DuelRound } from '#protocol/play/play-duel.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putEngineGame } from '#tests/support/play/engine-game.ts'
import { bet, openGame, played } from '#tests/support/play/game-player.ts'
import { roundFaults } from '#tests/support/play/round-faults.ts'

const DUEL = 201

let server: Awaited<ReturnType<typeof openPlatform>>

beforeAll(async () => {
  server = await openPlatform()
  const kind = { engine: 'duel', gameType: 'COCKFIGHT', gameClassify: 'duels' } as const
  await putEngineGame(server.platform, { nodeId: DUEL, ...kind, returnBp: 9_600 })
})
afterAll(() => server.close())

const newPlayer = () => openGame(server, { nodeId: DUEL, balance: 10_000 })
type DuelPlayer = Awaited<ReturnType<typeof newPlayer>>

async function nextFormFor(player: DuelPlayer): Promise<number> {
  const { value } = (await player.ask('/game')) as unknown as { value: OpenedGame }
  return duelFormOf(value.nextSeedHash)
}

function duelOf(round: PlayRound): DuelRound {
  if (round.engine !== 'duel') throw new Error('not a duel')
  return round
}

test('[GAME-10] charges the stake of a duel, pays at its odds and passes the fairness check', async () => {
  const player = await newPlayer()
  let balance = 10_000
  for (const pick of [...duelPicks, ...duelPicks]) {
    const form = await nextFormFor(player)
    const { round, ...after } = played(await player.ask('/rounds', bet({ duel: { form, pick } })))
    const duel = duelOf(round)
    expect(duel).toMatchObject({ form, pick, stake: 100 })
    balance += (duel.payout ?? 0) - 100
    expect([after.balance, await player.balance()]).toEqual([balance, balance])
    expect(await checkRound(duel, null)).toBe('fair')
    expect(await checkRound({ ...duel, payout: (duel.payout ?? 0) + 1 }, null)).toBe('unfair')
    expect(await checkRound({ ...duel, form: (form + 1) % duelForms.length }, null)).toBe('unfair')
    const [first, ...others] = duel.exchanges
    const forged = [first === 'left' ? 'right' : 'left', ...others] as DuelRound['exchanges']
    expect(await checkRound({ ...duel, exchanges: forged }, null)).toBe('unfair')
  }
  expect(await ledgerFaults(server.platform.pool, { playedAtOnce: true })).toEqual([])
  expect(await roundFaults(server.platform.pool)).toEqual([])
})

test('rejects a duel bet with outdated odds and charges nothing', async () => {
  const player = await newPlayer()
  const form = ((await nextFormFor(player)) + 1) % duelForms.length
  const refused = { success: false, code: 'play.stake' }
  expect(await player.ask('/rounds', bet({ duel: { form, pick: 'left' } }))).toMatchObject(refused)
  expect(await player.ask('/rounds', bet())).toMatchObject(refused)
  expect((await player.send('/rounds', bet({ duel: { form: 99, pick: 'left' } }))).status).toBe(422)
  expect((await player.send('/rounds', bet({ duel: { form, pick: 'up' } }))).status).toBe(422)
  expect(await player.balance()).toBe(10_000)
})

test('plays one duel per key when the bet is sent three times concurrently', async () => {
  const player = await newPlayer()
  const sent = bet({ key: randomUUID(), duel: { form: await nextFormFor(player), pick: 'right' } })
  const answers = await Promise.all([1, 2, 3].map(() => player.ask('/rounds', sent)))
  const rounds = answers.map((answer) => played(answer).round)
  expect(new Set(rounds.map(({ id }) => id)).size).toBe(1)
  // The next duel has different odds, but the retry returns the same bet.
  expect(played(await player.ask('/rounds', sent)).round).toEqual(rounds[0])
  expect(await player.balance()).toBe(10_000 - 100 + (rounds[0]?.payout ?? 0))
  const other = { ...sent, duel: { ...sent, form: duelOf(rounds[0] as PlayRound).form, pick: 'left' } }
  expect((await player.send('/rounds', other)).status).toBe(422)
})
