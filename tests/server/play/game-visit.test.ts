import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchGame } from '#protocol/play/game-launch.ts'
import { readGameVisit } from '#protocol/play/game-visit.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { MINES, putGames, putPlayer, SLOT } from '#tests/support/play/game-world.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
})
afterAll(() => opened.close())

const MINUTE = 60_000

async function player() {
  const { token, memberId } = await putPlayer(opened.platform, 10_000)
  const visitor = visit(opened)
  const headers = { token }
  await visitor.read(launchGame, { nodeId: SLOT, vendor: 'PG', gameType: 'RNG' }, headers)
  const read = (since?: string) =>
    visitor.read(readGameVisit, { nodeId: SLOT, ...(since && { since }) }, headers)
  const { since } = await read()
  const at = (minutes: number) => new Date(Date.parse(since) + minutes * MINUTE)
  return {
    memberId,
    since,
    read,
    /**
     * Adds a round. `from` and `to` are in minutes since the visit began. Without `to`, the round is open, or
     * void if it has a payout.
     */
    put: (round: { from: number; to?: number; stake: number; payout?: number; nodeId?: number }) =>
      opened.platform.database.insert(gameRound).values({
        id: randomUUID(),
        memberId,
        nodeId: round.nodeId ?? SLOT,
        stake: round.stake,
        payout: round.payout ?? null,
        state: {},
        startedAt: at(round.from),
        settledAt: round.to === undefined ? null : at(round.to),
      }),
  }
}

test('counts only the visited game’s stakes and wins since the visit began', async () => {
  const { put, read, since } = await player()
  expect(await read()).toMatchObject({ staked: 0, won: 0, currencySymbol: 'R$' })
  await put({ from: -10, to: -9, stake: 1_000, payout: 5_000 })
  await put({ from: 1, to: 2, stake: 100, payout: 250 })
  await put({ from: 3, to: 3, stake: 200, payout: 0 })
  await put({ from: 1, to: 2, stake: 700, payout: 900, nodeId: MINES })
  expect(await read(since)).toMatchObject({ since, staked: 300, won: 250 })
})

test('counts open stakes and also wins from bets placed before the visit, but no refunded stakes', async () => {
  const { put, read } = await player()
  await put({ from: 1, stake: 100 })
  await put({ from: 2, stake: 400, payout: 400 })
  await put({ from: -30, to: 5, stake: 1_000, payout: 1_800 })
  expect(await read()).toMatchObject({ staked: 100, won: 1_800 })
})

test('hides the totals of a member’s visit from other members and from logged-out visitors', async () => {
  const one = await player()
  await one.put({ from: 1, to: 2, stake: 100, payout: 250 })
  const other = await player()
  expect(await other.read(one.since)).toMatchObject({ staked: 0, won: 0 })
  const reply = await opened.request(`${readGameVisit.path}?nodeId=${SLOT}`)
  expect(reply.status).toBe(401)
  expect(v.is(readGameVisit.reply, await reply.json())).toBe(false)
})
