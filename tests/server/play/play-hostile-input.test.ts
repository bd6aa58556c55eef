import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { bet, openGame, played } from '#tests/support/play/game-player.ts'
import { MINES, putGames } from '#tests/support/play/game-world.ts'

let server: OpenedPlatform
let player: Awaited<ReturnType<typeof openGame>>

beforeAll(async () => {
  server = await openPlatform()
  await putGames(server.platform)
  player = await openGame(server, { nodeId: MINES, balance: 10_000 })
})
afterAll(() => server.close())

const numbers = [-1, 0.5, 1e300, Number.MAX_VALUE, 2 ** 53, '0x1', 'NaN', '1', null, [1], { $gt: 0 }]

test.each([
  '',
  'yesterday',
  'NaN',
  '0',
  '-1',
  '99999999999999',
  '0000-01-01T00:00:00.000Z',
  '0001-01-01T00:00:00.000+14:00',
  '9999-12-31T23:59:59.999-14:00',
  '9999999-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  '2026-13-01T00:00:00.000Z',
  '2026-01-01T00:00:00.000+99:99',
  '2026-01-01',
  "'; drop table game_round; --",
  'a\0b',
])('rejects %j as the time before which rounds are listed', async (before) => {
  const reply = await player.send(`/rounds?${new URLSearchParams({ before })}`)
  expect(await reply.json()).toEqual({ success: false, code: 'request.invalid' })
  expect(reply.status).toBe(422)
})

test.each(['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'])(
  'accepts %s as the time before which rounds are listed',
  async (before) => {
    expect((await player.send(`/rounds?${new URLSearchParams({ before })}`)).status).toBe(200)
  },
)

test.each(numbers)('rejects %j as a stake, a cell or a number of mines', async (number) => {
  expect((await player.send('/rounds', bet({ mines: 3, stake: number }))).status).toBe(422)
  const step = { roundId: randomUUID(), step: { kind: 'reveal', cell: number } }
  expect((await player.send('/steps', step)).status).toBe(422)
  const laid = await player.send('/rounds', bet({ mines: number }))
  expect(await laid.json()).toMatchObject({ success: false })
  expect(laid.status).toBeLessThan(500)
  expect(await player.balance()).toBe(10_000)
})

test.each(['', 'x', 'a\0b', `'; drop table member; --`, 'ÿ'.repeat(64), '\ud800'.repeat(36), 7, null])(
  'rejects %j as a key, a seed, a round or a kind of step',
  async (text) => {
    for (const sent of [bet({ mines: 3, key: text }), bet({ mines: 3, clientSeed: text })])
      expect((await player.send('/rounds', sent)).status).toBe(422)
    for (const sent of [
      { roundId: text, step: { kind: 'cashOut' } },
      { roundId: randomUUID(), step: { kind: text } },
    ])
      expect((await player.send('/steps', sent)).status).toBe(422)
  },
)

test('still accepts a normal round after hostile input', async () => {
  expect(played(await player.ask('/rounds', bet({ mines: 3 }))).balance).toBe(9_900)
})
