import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { OpenedGame } from '#protocol/play/play.ts'
import { member } from '#server/identity/member.table.ts'
import type { LoginMethod } from '#server/identity/sessions.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { bet, openGame, played } from '#tests/support/play/game-player.ts'
import { MINES, putGames } from '#tests/support/play/game-world.ts'

let server: OpenedPlatform

beforeAll(async () => {
  server = await openPlatform()
  await putGames(server.platform)
})
afterEach(() => writeSetting(server.platform.database, settings.modules, settings.modules.initial))
afterAll(() => server.close())

/** Opens a mines game for a member who does not yet have to change the password. */
const playerBy = (method: LoginMethod) => openGame(server, { nodeId: MINES, balance: 1_000, method })

const change = (memberId: number, columns: Partial<typeof member.$inferInsert>) =>
  server.platform.database.update(member).set(columns).where(eq(member.id, memberId))

const tooOld = () => ({ passwordSetAt: new Date(Date.now() - settings.passwords.initial.goodFor - 1_000) })

test('[LOGIN-09] an open game pauses until the member changes the default password', async () => {
  const player = await playerBy('username')
  const { round } = played(await player.ask('/rounds', bet({ mines: 3 })))
  await change(player.memberId, { passwordDefault: true })
  const ended = { success: false, code: 'play.ended', value: {} }
  expect(await player.ask('/rounds', bet({ mines: 3 }))).toEqual(ended)
  const step = { roundId: round.id, step: { kind: 'reveal', cell: 0 } }
  for (const [path, body] of [['/steps', step], ['/game'], ['/rounds']] as const)
    expect(await player.ask(path, body)).toEqual(ended)
  expect(await player.balance()).toBe(900)
  await change(player.memberId, { passwordDefault: false })
  const opened = ((await player.ask('/game')) as unknown as { value: OpenedGame }).value
  expect(opened.unfinished).toMatchObject({ id: round.id, opened: [], payout: null })
  expect(played(await player.ask('/steps', step)).round.id).toBe(round.id)
})

test('[LOGIN-09] an expired password stops play only while password expiry is on', async () => {
  const player = await playerBy('username')
  await change(player.memberId, tooOld())
  const { database } = server.platform
  await writeSetting(database, settings.modules, { ...settings.modules.initial, PASSEXPIRY3: true })
  expect(await player.ask('/rounds', bet({ mines: 3 }))).toMatchObject({ code: 'play.ended' })
  await writeSetting(database, settings.modules, { ...settings.modules.initial, PASSEXPIRY3: false })
  expect(played(await player.ask('/rounds', bet({ mines: 3 }))).balance).toBe(900)
})

test('[LOGIN-09] a member who logged in without a password can continue to play', async () => {
  const player = await playerBy('sms')
  await change(player.memberId, { passwordDefault: true, ...tooOld() })
  expect(played(await player.ask('/rounds', bet({ mines: 3 }))).balance).toBe(900)
})
