import { afterAll, beforeAll, expect, test } from 'vitest'
import { fishSpecies } from '#domain/play/fish-odds.ts'
import { checkRound } from '#games/play/check-round.ts'
import type { OpenedGame, PlayRound } from '#protocol/play/play.ts'
import type { FishRound } from '#protocol/play/play-fish.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putEngineGame } from '#tests/support/play/engine-game.ts'
import { bet, openGame, played } from '#tests/support/play/game-player.ts'
import { roundFaults } from '#tests/support/play/round-faults.ts'

const FISH = 201

let server: Awaited<ReturnType<typeof openPlatform>>

beforeAll(async () => {
  server = await openPlatform()
  const kind = { engine: 'fish', gameType: 'FISH', gameClassify: 'fishing' } as const
  await putEngineGame(server.platform, { nodeId: FISH, ...kind, returnBp: 9_600 })
})
afterAll(() => server.close())

const newPlayer = (balance = 10_000) => openGame(server, { nodeId: FISH, balance })

function shotOf(round: PlayRound): FishRound {
  if (round.engine !== 'fish') throw new Error('not a shot')
  return round
}

test('[GAME-10] charges the stake of a shot, pays the species’ odds and passes the fairness check', async () => {
  const player = await newPlayer()
  const opened = (await player.ask('/game')) as unknown as { value: OpenedGame }
  let { nextSeedHash } = opened.value
  let balance = 10_000
  for (const species of [...fishSpecies, ...fishSpecies]) {
    const { round, ...after } = played(await player.ask('/rounds', bet({ fish: { species } })))
    const shot = shotOf(round)
    expect(shot).toMatchObject({ species, stake: 100 })
    // The seed that decides the shot is the one whose hash was published before the bet.
    expect(shot.fairness.seedHash).toBe(nextSeedHash)
    nextSeedHash = after.nextSeedHash
    balance += (shot.payout ?? 0) - 100
    expect([after.balance, await player.balance()]).toEqual([balance, balance])
    expect(await checkRound(shot, null)).toBe('fair')
    expect(await checkRound({ ...shot, caught: !shot.caught }, null)).toBe('unfair')
    expect(await checkRound({ ...shot, payout: (shot.payout ?? 0) + 1 }, null)).toBe('unfair')
  }
  expect(await ledgerFaults(server.platform.pool, { playedAtOnce: true })).toEqual([])
  expect(await roundFaults(server.platform.pool)).toEqual([])
})

test('plays one shot per key when the bet is sent three times concurrently', async () => {
  const player = await newPlayer()
  const sent = bet({ fish: { species: 'dorado' } })
  const answers = await Promise.all([1, 2, 3].map(() => player.ask('/rounds', sent)))
  const rounds = answers.map((answer) => played(answer).round)
  expect(new Set(rounds.map(({ id }) => id)).size).toBe(1)
  expect(await player.balance()).toBe(10_000 - 100 + (rounds[0]?.payout ?? 0))
  expect((await player.send('/rounds', { ...sent, fish: { species: 'shark' } })).status).toBe(422)
})

test('gives each concurrent shot its own seed and rejects shots that exceed the balance', async () => {
  const player = await newPlayer(300)
  const shots = Array.from({ length: 5 }, () => bet({ fish: { species: 'prize' } }))
  const answers = await Promise.all(shots.map((shot) => player.ask('/rounds', shot)))
  const seeds = answers.flatMap((answer) => (answer.success ? [answer.value.round.fairness.seedHash] : []))
  expect(new Set(seeds).size).toBe(seeds.length)
  const paid = answers.reduce(
    (sum, answer) => sum + (answer.success ? (answer.value.round.payout ?? 0) : 0),
    0,
  )
  // A win can pay for more shots.
  expect(seeds.length).toBeGreaterThanOrEqual(3)
  expect(seeds.length).toBeLessThanOrEqual(paid === 0 ? 3 : 5)
  expect(await player.balance()).toBe(300 - 100 * seeds.length + paid)
})

test('rejects a shot at an unknown or missing species and charges nothing', async () => {
  const player = await newPlayer()
  expect(await player.ask('/rounds', bet())).toMatchObject({ success: false, code: 'play.stake' })
  expect((await player.send('/rounds', bet({ fish: { species: 'mermaid' } }))).status).toBe(422)
  expect(await player.balance()).toBe(10_000)
})
