import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readUnreadCount } from '#protocol/account/messages.ts'
import { readBadgeCounts } from '#protocol/site/badge-counts.ts'
import { readSiteConfiguration } from '#protocol/site/site-configuration.ts'
import {
  countLiveChatUnread,
  launchLiveChat,
  readLiveChat,
  sendLiveChatMessage,
} from '#protocol/support/live-chat.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { listConversations } from '#server/sandbox/support-desk.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { answerConversation } from '#server/support/live-chat/conversations.ts'
import { supportMessage } from '#server/support/live-chat/support.table.ts'
import { makePlayer } from '#tests/support/agents/contracts.ts'
import { tally, visit } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { recordPublishedEvents } from '#tests/support/site/published-events.ts'
import { untilWaiting } from '#tests/support/until-waiting.ts'

const opened = await openPlatform()
afterAll(() => opened.close())
const { database } = opened.platform

const allOn = settings.modules.initial
beforeEach(async () => {
  await writeSetting(database, settings.modules, allOn)
  await writeSetting(database, settings.customerService, settings.customerService.initial)
})

const wanted = { b2c: true, headerColor: '#0f1a1a', title: 'Palpite', template: 'v2' } as const
const idIn = (chatUrl: string) => chatUrl.split('#')[1] ?? ''

async function launch(visitor = visit(opened), headers = {}) {
  const { chatUrl } = await visitor.read(launchLiveChat, wanted, headers)
  return { chatUrl, conversation: idIn(chatUrl) }
}

type Said = { clientId?: string; headers?: Record<string, string> }
const say = (conversation: string, text: string, { clientId = randomUUID(), headers = {} }: Said = {}) =>
  visit(opened).ask(sendLiveChatMessage, { conversation, clientId, text }, headers)
const read = (conversation: string, headers = {}) =>
  visit(opened).read(readLiveChat, { conversation }, headers)

test('[CS-02] [CALL-58] gives a member a single conversation, and a visitor a new one each time', async () => {
  const { chatUrl, conversation } = await launch()
  expect(chatUrl).toMatch(
    /^\/customerService\?b2c=true&headerColor=%230f1a1a&title=Palpite&template=v2#[0-9a-f-]{36}$/,
  )
  expect((await launch()).conversation).not.toBe(conversation)
  const [ana, rafael] = [await makePlayer(opened), await makePlayer(opened)]
  const first = await launch(visit(opened), ana.headers)
  await say(first.conversation, 'Oi', { headers: ana.headers })
  const again = await visit(opened).read(launchLiveChat, { ...wanted, title: 'Saques' }, ana.headers)
  expect(idIn(again.chatUrl)).toBe(first.conversation)
  expect((await listConversations(database))[0]).toMatchObject({ id: first.conversation, title: 'Saques' })
  expect((await launch(visit(opened), rafael.headers)).conversation).not.toBe(first.conversation)
})

test('[CALL-58] [SYS-14] passes launch parameters in an external chat’s URL and turns the site’s chat off', async () => {
  await writeSetting(database, settings.modules, { ...allOn, CBS3: false })
  expect(await visit(opened).ask(launchLiveChat, wanted)).toMatchObject({ success: false, code: 'chat.off' })
  await writeSetting(database, settings.customerService, {
    entries: [],
    chat: 'https://chat.palpite.example/w',
  })
  expect((await launch()).chatUrl).toBe(
    'https://chat.palpite.example/w?b2c=true&headerColor=%230f1a1a&title=Palpite&template=v2',
  )
  expect(await visit(opened).ask(launchLiveChat, { ...wanted, template: 'v1' } as never)).toMatchObject({
    status: 422,
  })
  const conversation = randomUUID()
  expect(await visit(opened).ask(readLiveChat, { conversation })).toMatchObject({ code: 'chat.off' })
  expect(await say(conversation, 'Oi')).toMatchObject({ code: 'chat.off' })
})

test('[CS-02] counts no unread answers while the operator uses an external chat', async () => {
  const { conversation } = await launch()
  await answerConversation(database, { conversation, text: 'Olá!', now: new Date() })
  const unread = () => visit(opened).read(countLiveChatUnread, { conversation })
  expect(await unread()).toEqual({ unread: 1 })
  await writeSetting(database, settings.modules, { ...allOn, CBS3: false })
  expect(await unread()).toEqual({ unread: 0 })
})

test('[CS-02] returns the messages that follow a given message, and pages of earlier messages', async () => {
  const { conversation } = await launch()
  for (const text of ['um', 'dois', 'três']) await say(conversation, text)
  const page = (asked: object) => visit(opened).read(readLiveChat, { conversation, limit: 2, ...asked })
  const newest = await page({})
  expect(newest.messages.map(({ text }) => text)).toEqual(['três', 'dois'])
  const earlier = await page({ cursor: newest.next })
  expect(earlier).toMatchObject({ messages: [{ text: 'um' }], next: null })
  const since = await page({ since: earlier.messages[0]?.id })
  expect(since.messages.map(({ text }) => text)).toEqual(['dois', 'três'])
})

test('[CS-02] notifies a member’s other tabs of sent and read messages, but not a visitor’s tabs', async () => {
  const player = await makePlayer(opened)
  const { conversation } = await launch(visit(opened), player.headers)
  const visited = await launch()
  for (const id of [conversation, visited.conversation])
    await answerConversation(database, { conversation: id, text: 'Olá!', now: new Date() })
  const heardByNow = await recordPublishedEvents(opened)
  await say(conversation, 'Oi', { headers: player.headers })
  expect(await heardByNow()).toEqual([{ memberId: player.member.id, type: 'chat.said' }])
  await read(conversation, player.headers)
  await read(conversation, player.headers)
  expect(await heardByNow()).toEqual([{ memberId: player.member.id, type: 'messages.changed' }])
  await say(visited.conversation, 'Oi')
  await read(visited.conversation)
  expect(await heardByNow()).toEqual([])
})

test('[CS-02] delivers each message to the service desk once and returns the desk’s answer', async () => {
  const player = await makePlayer(opened)
  const { conversation } = await launch(visit(opened), player.headers)
  const asMember = { clientId: randomUUID(), headers: player.headers }
  const first = await say(conversation, '  <b>Oi</b>  ', asMember)
  expect(first).toMatchObject({ success: true, value: { message: { text: '<b>Oi</b>', own: true } } })
  expect(await say(conversation, 'Oi de novo', asMember)).toEqual(first)
  const [waiting] = await listConversations(database)
  expect(waiting).toMatchObject({
    id: conversation,
    account: player.member.account,
    waits: true,
    messages: [{ author: 'asker', text: '<b>Oi</b>' }],
  })
  expect(await answerConversation(database, { conversation, text: 'Olá!', now: new Date() })).toEqual({
    memberId: player.member.id,
  })
  const answered = (await listConversations(database)).find(({ id }) => id === conversation)
  expect(answered).toMatchObject({ waits: false })
  const { messages, room } = await read(conversation, player.headers)
  expect(room.kind).toBe('support')
  expect(messages.map(({ text, own, role }) => [text, own, role])).toEqual([
    ['Olá!', false, 'service'],
    ['<b>Oi</b>', true, 'member'],
  ])
  expect(await answerConversation(database, { conversation: randomUUID(), text: '?', now: new Date() })).toBe(
    undefined,
  )
})

test('rejects access to a conversation with an unknown id', async () => {
  const { conversation } = await launch()
  await say(conversation, 'Segredo')
  for (const other of [randomUUID(), conversation.replace(/^./, (sign) => (sign === 'a' ? 'b' : 'a'))]) {
    expect(await visit(opened).ask(readLiveChat, { conversation: other })).toMatchObject({ status: 404 })
    expect(await say(other, 'Oi')).toMatchObject({ status: 404 })
  }
  for (const wrong of ['', '1', "' or 1=1 --"])
    expect(await visit(opened).ask(readLiveChat, { conversation: wrong })).toMatchObject({ status: 422 })
})

test('[CS-02] hides a member’s conversation from others, and keeps a visitor’s conversation after login', async () => {
  const [ana, rafael] = [await makePlayer(opened), await makePlayer(opened)]
  const { conversation } = await launch(visit(opened), ana.headers)
  expect(await say(conversation, 'Meu saque', { headers: ana.headers })).toMatchObject({ success: true })
  for (const headers of [{}, rafael.headers]) {
    expect(await visit(opened).ask(readLiveChat, { conversation }, headers)).toMatchObject({ status: 404 })
    expect(await say(conversation, 'Oi', { headers })).toMatchObject({ status: 404 })
  }
  expect((await read(conversation, ana.headers)).messages).toHaveLength(1)
  const visited = await launch()
  await say(visited.conversation, 'Oi')
  expect((await read(visited.conversation, ana.headers)).messages).toHaveLength(1)
})

test('limits a conversation to five messages in ten seconds, not counting the desk’s answers', async () => {
  const { conversation } = await launch()
  const now = await opened.platform.clock()
  for (let count = 0; count < 5; count++)
    await answerConversation(database, { conversation, text: 'Olá.', now })
  const said = await Promise.all(Array.from({ length: 12 }, (_, place) => say(conversation, `Oi ${place}`)))
  expect(said.filter(({ success }) => success)).toHaveLength(5)
  for (const answer of said.filter(({ success }) => !success))
    expect(answer).toMatchObject({ code: 'chat.throttled', value: { retryAfter: expect.any(Number) } })
  expect((await read(conversation)).messages.filter(({ own }) => own)).toHaveLength(5)
})

test('accepts only one of three concurrent messages when the limit allows one more', async () => {
  const { conversation } = await launch()
  for (const text of ['1', '2', '3', '4']) await say(conversation, text)
  // All three requests pass the first check and then wait to insert their message.
  const { asked } = await database.transaction(async (tx) => {
    await tx.execute(sql`lock table ${supportMessage} in share mode`)
    const asked = Promise.all(Array.from({ length: 3 }, (_, place) => say(conversation, `Oi ${place}`)))
    await untilWaiting(opened, 3)
    return { asked }
  })
  expect(tally(await asked)).toEqual({ done: 1, 'chat.throttled': 2 })
  expect((await read(conversation)).messages).toHaveLength(5)
})

test('limits visitors to twenty conversations in ten minutes per IP address, but never members', async () => {
  const ip = '203.0.113.77'
  const visitor = visit(opened, { ip })
  const asked = await Promise.all(Array.from({ length: 25 }, () => visitor.ask(launchLiveChat, wanted)))
  expect(asked.filter(({ success }) => success)).toHaveLength(20)
  expect(asked.find(({ success }) => !success)).toMatchObject({ code: 'chat.throttled' })
  const player = await makePlayer(opened)
  expect((await launch(visit(opened, { ip }), player.headers)).conversation).toMatch(/^[0-9a-f-]{36}$/)
})

test('[CS-01] always returns the same encoded customer service contacts', async () => {
  const site = () => visit(opened).read(readSiteConfiguration, {})
  const { customerService } = await site()
  expect(customerService.map(({ csType }) => csType)).toEqual(['LIVECHAT', 'EMAIL'])
  for (const { path } of customerService) expect(path).toMatch(/^[A-Za-z0-9+/]+=*[0-9a-f]{8}$/)
  expect((await site()).customerService).toEqual(customerService)
})

test('[CS-02] counts an answer as unread until the member or visitor in the conversation opens it', async () => {
  const [ana, rafael] = [await makePlayer(opened), await makePlayer(opened)]
  const unread = (wanted: { conversation?: string }, headers = {}) =>
    visit(opened).read(countLiveChatUnread, wanted, headers)
  const badge = async () => (await ana.read(readBadgeCounts, {}, ana.headers)).support
  const now = new Date()
  const { conversation } = await launch(visit(opened), ana.headers)
  await say(conversation, 'Oi', { headers: ana.headers })
  expect(await badge()).toBe(0)
  for (const text of ['Olá.', 'Diga.']) await answerConversation(database, { conversation, text, now })
  expect([await badge(), await unread({}, ana.headers)]).toEqual([2, { unread: 2 }])
  const counted = await visit(opened).read(readUnreadCount, {}, ana.headers)
  expect(counted).toEqual({ unread: 0, answers: 2 })
  expect(await unread({}, rafael.headers)).toEqual({ unread: 0 })
  expect(await unread({ conversation })).toEqual({ unread: 0 })
  const { messages } = await read(conversation, ana.headers)
  expect([await badge(), await unread({}, ana.headers)]).toEqual([0, { unread: 0 }])
  // Reading an older page does not mark later messages as unread.
  await ana.read(readLiveChat, { conversation, cursor: messages[0]?.id ?? '' }, ana.headers)
  expect(await unread({}, ana.headers)).toEqual({ unread: 0 })
  const visitors = (await launch()).conversation
  await answerConversation(database, { conversation: visitors, text: 'Olá.', now })
  expect(await unread({ conversation: visitors })).toEqual({ unread: 1 })
  await read(visitors)
  expect(await unread({ conversation: visitors })).toEqual({ unread: 0 })
  expect(await unread({})).toEqual({ unread: 0 })
})
