import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGameSession } from '#server/play/play-session.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { MINES, putGames, putPlayer, SLOT } from '#tests/support/play/game-world.ts'
import { roundFaults } from '#tests/support/play/round-faults.ts'

/** Number of races. A single race could succeed by chance. */
const TRIES = 8

let server: Awaited<ReturnType<typeof openPlatform>>
beforeAll(async () => {
  server = await openPlatform()
  await putGames(server.platform)
})
afterAll(() => server.close())

async function openBoth() {
  const { memberId, sessionHash } = await putPlayer(server.platform, 100_000)
  const now = await server.platform.clock()
  const opened = { memberId, sessionTokenHash: sessionHash, backUrl: '/', now }
  const betIn = async (nodeId: number) => {
    const token = await openGameSession(server.platform.database, { ...opened, nodeId })
    return (bet: object) =>
      server.request('/play/api/rounds', {
        method: 'POST',
        headers: { 'play-token': token },
        body: JSON.stringify({ clientSeed: 'client-seed-1', stake: 100, mines: 3, ...bet }),
      })
  }
  return { inSlot: await betIn(SLOT), inMines: await betIn(MINES) }
}

test('rejects a key that was already used for another bet', async () => {
  const { inSlot, inMines } = await openBoth()
  const key = randomUUID()
  expect((await inSlot({ key })).status).toBe(200)
  for (const reply of [await inSlot({ key, stake: 200 }), await inMines({ key })]) {
    expect(reply.status).toBe(422)
    expect(await reply.json()).toEqual({ success: false, code: 'key.reused' })
  }
})

test('starts one round when bets in two games are sent concurrently with the same key', async () => {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { inSlot, inMines } = await openBoth()
    const key = randomUUID()
    const replies = await Promise.all([inSlot({ key }), inMines({ key })])
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 422])
  }
  expect(await ledgerFaults(server.platform.pool, { playedAtOnce: true })).toEqual([])
  expect(await roundFaults(server.platform.pool)).toEqual([])
})
