import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchGame } from '#protocol/play/game-launch.ts'
import { joinLiveStream, listLiveModels } from '#protocol/play/live-stream.ts'
import { readChatHistory, sendChatMessage } from '#protocol/support/chat-room.ts'
import { game } from '#server/games/game.table.ts'
import { vendor } from '#server/games/vendor.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames, putPlayer } from '#tests/support/play/game-world.ts'
import { LIVE_CARDS, LIVE_WHEEL, putLiveGames } from '#tests/support/play/live-world.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
  await putLiveGames(opened.platform)
})
afterAll(() => opened.close())
beforeEach(async () => {
  // Marina is live all day, and Caio from 10:00 to 22:00 UTC.
  await setTime('2026-12-01T12:00:00.000Z')
  await opened.platform.pool.query('truncate chat_message, chat_presence cascade')
})

const setTime = (moment: string) =>
  writeSetting(opened.platform.database, settings.clock, { offset: Date.parse(moment) - Date.now() })

const ROOM = `table-${LIVE_WHEEL}`

async function enter() {
  const { token, memberId } = await putPlayer(opened.platform, 0)
  const visitor = visit(opened, { language: 'en' })
  return {
    memberId,
    join: (modelId: string) => visitor.ask(joinLiveStream, { modelId }, { token }),
    say: (text: string, clientId: string = crypto.randomUUID(), roomId = ROOM) =>
      visitor.ask(sendChatMessage, { roomId, clientId, text }, { token }),
    read: (asked: { since?: string; cursor?: string; limit?: number } = {}) =>
      visitor.read(readChatHistory, { roomId: ROOM, ...asked }, { token }),
    launch: async (nodeId: number) =>
      (await visitor.read(launchGame, { nodeId, vendor: 'PG', gameType: 'LIVE' }, { token })).chatRoomId,
    ask: (roomId: string) => visitor.ask(readChatHistory, { roomId }, { token }),
  }
}

const closeUntil = (moment: string | null) =>
  opened.platform.database
    .update(vendor)
    .set({ closedUntil: moment === null ? null : new Date(moment) })
    .where(eq(vendor.code, 'PG'))

const models = async () => (await visit(opened, { language: 'en' }).read(listLiveModels, {})).models

test('[GAME-12] [CALL-46] lists each host’s table, status and next show', async () => {
  expect(await models()).toMatchObject([
    { id: 'marina', status: 'live', startsAt: null, nodeId: LIVE_WHEEL, gameName: 'The Big Wheel' },
    { id: 'caio', status: 'live', startsAt: null, nodeId: LIVE_CARDS },
  ])
  await setTime('2026-12-01T09:10:00.000Z')
  expect((await models())[1]).toMatchObject({ status: 'soon', startsAt: '2026-12-01T10:00:00.000Z' })
  await setTime('2026-12-01T22:10:00.000Z')
  expect((await models())[1]).toMatchObject({ status: 'offline', startsAt: '2026-12-02T10:00:00.000Z' })
})

test('[GAME-12] lets a player join a host’s table and chat, unless the host is off air or unknown', async () => {
  const { join } = await enter()
  const joined = await join('marina')
  expect(joined).toMatchObject({ success: true, value: { chatRoomId: ROOM, model: { name: 'Marina' } } })
  expect(joined.value).toMatchObject({ url: expect.stringMatching(/^\/play\/live\?token=/) })
  await setTime('2026-12-01T22:10:00.000Z')
  expect(await join('caio')).toMatchObject({
    code: 'live.offline',
    value: { startsAt: '2026-12-02T10:00:00.000Z' },
  })
  expect(await join('nobody')).toMatchObject({ success: false, code: 'live.unknown' })
  expect(await visit(opened).ask(joinLiveStream, { modelId: 'marina' })).toMatchObject({ status: 401 })
})

test('[GAME-12] delivers a resent chat message once, and counts the chat’s readers', async () => {
  const [one, other] = [await enter(), await enter()]
  const clientId = crypto.randomUUID()
  const first = await one.say(' Boa sorte! ', clientId)
  expect(first).toMatchObject({ success: true, value: { message: { text: 'Boa sorte!', own: true } } })
  expect((await one.say('Boa sorte!', clientId)).value).toEqual(first.value)
  const read = await other.read()
  expect(read).toMatchObject({
    room: { id: ROOM, kind: 'live', present: 1, open: true },
    messages: [{ text: 'Boa sorte!', own: false, role: 'member' }],
  })
  expect((await one.read()).room.present).toBe(2)
  await setTime('2026-12-01T12:02:00.000Z')
  expect((await one.read()).room.present).toBe(1)
})

test('[GAME-12] returns the chat messages that follow a given message, and pages of earlier messages', async () => {
  const [one, other] = [await enter(), await enter()]
  for (const text of ['um', 'dois', 'três']) await one.say(text)
  const newest = await other.read({ limit: 2 })
  expect(newest.messages.map(({ text }) => text)).toEqual(['três', 'dois'])
  const earlier = await other.read({ limit: 2, cursor: newest.next ?? '' })
  expect(earlier).toMatchObject({ messages: [{ text: 'um' }], next: null })
  const since = await other.read({ since: earlier.messages[0]?.id ?? '' })
  expect(since.messages.map(({ text }) => text)).toEqual(['dois', 'três'])
})

test('[GAME-12] accepts at most five chat messages in ten seconds, and none at a closed table', async () => {
  const one = await enter()
  const answers = await Promise.all(Array.from({ length: 8 }, (_, place) => one.say(`mensagem ${place}`)))
  expect(answers.filter(({ success }) => success)).toHaveLength(5)
  for (const answer of answers.filter(({ success }) => !success)) {
    expect(answer).toMatchObject({ code: 'chat.throttled', value: { retryAfter: expect.any(Number) } })
  }
  await setTime('2026-12-01T12:00:11.000Z')
  expect(await one.say('de novo')).toMatchObject({ success: true })
  await closeUntil('2026-12-01T13:00:00.000Z')
  expect((await one.read()).room.open).toBe(false)
  expect(await one.say('tem alguém?')).toMatchObject({ code: 'chat.closed' })
  await closeUntil(null)
  const withdraw = (withdrawn: boolean) =>
    opened.platform.database.update(game).set({ withdrawn }).where(eq(game.nodeId, LIVE_WHEEL))
  await withdraw(true)
  expect((await one.read()).room.open).toBe(false)
  await withdraw(false)
  for (const unknown of ['table-0', 'table-1', 'table-999999999999', 'live-marina', `table-${LIVE_WHEEL} `])
    expect(await one.ask(unknown)).toMatchObject({ status: 404 })
})

test('[GAME-12] opens the table’s chat from the lobby, even while the host is off air', async () => {
  await setTime('2026-12-01T23:00:00.000Z')
  const [one, other] = [await enter(), await enter()]
  const room = await one.launch(LIVE_CARDS)
  expect(room).toBe(`table-${LIVE_CARDS}`)
  await writeSetting(opened.platform.database, settings.modules, {
    ...settings.modules.initial,
    CHATROOM3: false,
  })
  expect(await one.launch(LIVE_CARDS)).toBeUndefined()
  await writeSetting(opened.platform.database, settings.modules, settings.modules.initial)
  await one.say('Só nós aqui?', crypto.randomUUID(), room)
  const read = await other.ask(room ?? '')
  expect(read.value).toMatchObject({
    room: { title: 'Royal Dragon Tiger', open: true },
    messages: [{ text: 'Só nós aqui?' }],
  })
  await setTime('2026-12-01T12:00:00.000Z')
  expect((await other.join('caio')).value).toMatchObject({ chatRoomId: room })
})
