import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sanitizeText } from '#domain/text/sanitize-text.ts'
import { listChatRooms } from '#protocol/support/chat-room.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { chatReport } from '#server/support/chat/chat.table.ts'
import { defaultRooms } from '#server/support/default-rooms.ts'
import { atOnce, type OpenedPlatform, tally, visit } from '#tests/support/client.ts'
import { moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { recordPublishedEvents } from '#tests/support/site/published-events.ts'
import { decide, deskOf, GENERAL, makeTalker, type Talker } from '#tests/support/support/chat-room.ts'
import { textIn } from '#tests/support/texts.ts'

const MINUTE = 60_000
const AGENT = 2
const AGENTS = 'lobby-agents'
const CLOSED = 'lobby-june'

let opened: OpenedPlatform
let ana: Talker
let rafa: Talker
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
beforeEach(async () => {
  const { database, pool } = opened.platform
  await moveClock(opened, 0)
  await writeSetting(database, settings.modules, settings.modules.initial)
  await writeSetting(database, settings.chatRooms, defaultRooms)
  await pool.query('truncate chat_message, chat_presence, chat_report, chat_mute, rate_limit')
  ;[ana, rafa] = [await makeTalker(opened), await makeTalker(opened, { language: 'pt' })]
})

const trial = () => makeTalker(opened, { type: opened.platform.operator.trialTypes[0] ?? Number.NaN })

async function roomsOf(talker: Talker) {
  const answer = await talker.rooms()
  if (!answer.success) throw new Error(answer.code)
  return answer.value.rooms
}

test('[CS-03] lists rooms in the reader’s language, each with its last message and number of people', async () => {
  await ana.said('Bom dia')
  await rafa.said('Bom dia, Ana')
  await rafa.read()
  const [general, ...others] = await roomsOf(ana)
  expect(general).toMatchObject({
    ...{
      id: GENERAL,
      kind: 'lobby',
      title: textIn('en', 'chat.room.general.title'),
      about: textIn('en', 'chat.room.general.about'),
      open: true,
    },
    ...{ present: 1, last: { text: 'Bom dia, Ana', own: false } },
  })
  expect(others.map(({ present, last }) => [present, last])).toEqual(others.map(() => [0, null]))
  expect((await roomsOf(rafa))[0]).toMatchObject({
    title: textIn('pt', 'chat.room.general.title'),
    last: { own: true },
  })
  await moveClock(opened, MINUTE + 1_000)
  expect((await roomsOf(ana))[0]?.present).toBe(0)
  expect(await visit(opened).ask(listChatRooms, {})).toMatchObject({ status: 401 })
})

test('[CS-03] shows an author’s nickname, or the account’s first two letters, and marks agents', async () => {
  const agent = await makeTalker(opened, { type: AGENT, nickname: 'Sul' })
  const unnamed = await makeTalker(opened, { nickname: '' })
  await agent.said('Oi')
  await unnamed.said('Olá')
  const [second, first] = (await ana.read()).messages
  expect(first).toMatchObject({ author: 'Sul', role: 'agent' })
  expect(second).toMatchObject({ author: `${unnamed.member.account.slice(0, 2)}***`, role: 'member' })
})

test('[CS-03] hides the agents’ room and its messages from everyone else', async () => {
  const agent = await makeTalker(opened, { type: AGENT })
  const message = await agent.said('Só entre nós', AGENTS)
  expect((await roomsOf(agent)).map(({ id }) => id)).toContain(AGENTS)
  expect((await roomsOf(ana)).map(({ id }) => id)).not.toContain(AGENTS)
  expect(await ana.look(AGENTS)).toMatchObject({ status: 404 })
  expect(await ana.say('Oi', { roomId: AGENTS })).toMatchObject({ status: 404 })
  expect(await ana.report(message)).toMatchObject({ status: 404 })
  for (const unknown of ['lobby-', 'lobby-nowhere', 'general', 'LOBBY-GENERAL', `${GENERAL} `])
    expect(await ana.look(unknown)).toMatchObject({ status: 404 })
})

test('[CS-03] accepts no messages in a closed room or from trial players', async () => {
  expect((await ana.read(CLOSED)).room.open).toBe(false)
  expect(await ana.say('Ainda dá?', { roomId: CLOSED })).toMatchObject({ code: 'chat.closed' })
  const player = await trial()
  const message = await ana.said('Oi')
  expect(await player.read()).toMatchObject({ room: { open: false }, messages: [{ text: 'Oi' }] })
  expect(await player.say('Oi')).toMatchObject({ code: 'chat.closed' })
  expect(await player.report(message)).toMatchObject({ status: 403 })
  expect((await ana.read()).messages).toHaveLength(1)
})

test('[CS-03] rejects every chat call while the chat module is off', async () => {
  const message = await ana.said('Oi')
  const { initial } = settings.modules
  await writeSetting(opened.platform.database, settings.modules, { ...initial, CHATROOM3: false })
  const answers = [await rafa.rooms(), await rafa.look(), await rafa.say('Oi'), await rafa.report(message)]
  expect(tally(answers)).toEqual({ 'chat.off': 4 })
  await writeSetting(opened.platform.database, settings.modules, initial)
  expect((await rafa.read()).messages).toHaveLength(1)
  expect(await deskOf(opened)).toMatchObject([{ reports: [] }])
})

test('[CS-03] posts a message once per member and client id, even if it is sent eight times', async () => {
  const clientId = randomUUID()
  const answers = await atOnce(8, () => ana.say('Uma vez só', { clientId }))
  expect(new Set(answers.map((answer) => answer.success && answer.value.message.id)).size).toBe(1)
  const others = await rafa.say('Também', { clientId })
  expect(others).toMatchObject({ success: true, value: { message: { text: 'Também', own: true } } })
  expect((await ana.read()).messages.map(({ text }) => text)).toEqual(['Também', 'Uma vez só'])
})

test('[CS-03] rejects text with control or hidden characters, but accepts HTML, emoji and Hebrew', async () => {
  const hostile = ['a\u202eb', 'a\u2066b', 'a\u0007b', 'a\nb', '\u200b\u200b', '\ufeffa\ufeffb', 'a\u2028b']
  for (const text of hostile) {
    expect(await ana.say(text), JSON.stringify(text)).toMatchObject({ status: 422 })
    expect(await ana.report('1', 'other', text), JSON.stringify(text)).toMatchObject({ status: 422 })
  }
  expect(hostile.map(sanitizeText)).toEqual(['ab', 'ab', 'a b', 'a b', '', 'ab', 'a b'])
  for (const text of ['<b>oi</b>', 'https://palpite.example', 'família 👨‍👩‍👧', 'שלום'])
    expect(await ana.say(text)).toMatchObject({ success: true, value: { message: { text } } })
})

test('[CS-03] stops a muted member from writing in any room until the mute ends', async () => {
  const message = await ana.said('Compre já')
  expect(await decide(opened, message, { decision: 'mute', minutes: 60 })).toBe(200)
  const muted = await ana.say('De novo', { roomId: 'lobby-games' })
  expect(muted).toMatchObject({ code: 'chat.muted', value: { until: expect.any(String) } })
  expect((await ana.read()).messages).toHaveLength(1)
  expect(await rafa.say('Eu posso')).toMatchObject({ success: true })
  await moveClock(opened, 61 * MINUTE)
  expect(await ana.say('Passou')).toMatchObject({ success: true })
  await decide(opened, message, { decision: 'mute', minutes: null })
  await moveClock(opened, 150 * MINUTE)
  expect(await ana.say('Mais uma')).toMatchObject({ code: 'chat.muted', value: { until: null } })
  expect((await deskOf(opened)).find(({ id }) => id === message)).toMatchObject({ muted: { until: null } })
  await decide(opened, message, { decision: 'unmute' })
  expect(await ana.say('Voltei')).toMatchObject({ success: true })
})

test('[CS-03] hides the text of a taken-down message from every reader and notifies them', async () => {
  const message = await ana.said('Não deveria estar aqui')
  const later = await rafa.said('Concordo')
  const heardByNow = await recordPublishedEvents(opened)
  expect(await decide(opened, message, { decision: 'takeDown' })).toBe(200)
  expect(await heardByNow()).toEqual([{ memberId: null, type: 'chat.said' }])
  for (const talker of [ana, rafa]) {
    const read = await talker.read()
    expect(read.messages).toMatchObject([{ id: later }, { id: message, text: null }])
    expect(read.takenDown).toEqual([message])
  }
  expect(await rafa.look(GENERAL, { since: later })).toMatchObject({
    value: { messages: [], takenDown: [message] },
  })
  expect((await ana.read('lobby-games')).takenDown).toEqual([])
  expect(await rafa.report(message)).toMatchObject({ code: 'chat.takenDown' })
  expect(await deskOf(opened)).toContainEqual(
    expect.objectContaining({ id: message, isTakenDown: true, text: 'Não deveria estar aqui' }),
  )
  expect(await decide(opened, '999999', { decision: 'takeDown' })).toBe(404)
  await decide(opened, later, { decision: 'takeDown' })
  expect(new Set((await ana.read()).takenDown)).toEqual(new Set([message, later]))
})

test('[CS-03] accepts one report per member and message, and none about the member’s own messages', async () => {
  const message = await ana.said('Me chama no zap')
  expect(await ana.report(message)).toMatchObject({ status: 404 })
  expect(await rafa.report('999999')).toMatchObject({ status: 404 })
  expect(await rafa.report('x')).toMatchObject({ status: 404 })
  const answers = await atOnce(4, () => rafa.report(message, 'fraud', ' Golpe '))
  expect(tally(answers)).toEqual({ done: 1, 'chat.alreadyReported': 3 })
  const vera = await makeTalker(opened)
  await vera.report(message, 'spam')
  await rafa.said('Outra coisa')
  const [reported, newest] = await deskOf(opened)
  expect(reported).toMatchObject({
    ...{ id: message, account: ana.member.account, isTakenDown: false, muted: null },
    reports: [
      { account: rafa.member.account, reason: 'fraud', comment: 'Golpe' },
      { account: vera.member.account, reason: 'spam', comment: '' },
    ],
  })
  expect(newest).toMatchObject({ text: 'Outra coisa', reports: [] })
})

test('[CS-03] a moderator’s decision closes all reports of a message, and a dismissed report cannot be repeated', async () => {
  const [kept, gone, loud] = [
    await ana.said('Nada demais'),
    await ana.said('Isto não'),
    await ana.said('COMPRE JÁ'),
  ]
  for (const message of [kept, gone, loud]) await rafa.report(message)
  await decide(opened, kept, { decision: 'dismiss' })
  await decide(opened, gone, { decision: 'takeDown' })
  await decide(opened, loud, { decision: 'mute', minutes: 60 })
  expect((await deskOf(opened)).flatMap(({ reports }) => reports)).toEqual([])
  const reports = await opened.platform.database.select().from(chatReport).orderBy(chatReport.messageId)
  expect(reports.map(({ state }) => state)).toEqual(['dismissed', 'upheld', 'upheld'])
  expect(await rafa.report(kept)).toMatchObject({ code: 'chat.alreadyReported' })
  expect((await ana.read()).messages).toMatchObject([
    { text: 'COMPRE JÁ' },
    { text: null },
    { text: 'Nada demais' },
  ])
})

test('[CS-03] limits a member to ten reports in ten minutes', async () => {
  const messages: string[] = []
  for (let place = 0; place < 11; place++) {
    if (place % 5 === 0) await moveClock(opened, place * 3_000)
    messages.push(await ana.said(`mensagem ${place}`))
  }
  const answers = []
  for (const message of messages) answers.push(await rafa.report(message))
  expect(tally(answers)).toEqual({ done: 10, 'chat.throttled': 1 })
  expect(answers.at(-1)).toMatchObject({ value: { retryAfter: expect.any(Number) } })
  expect(await (await makeTalker(opened)).report(messages[0] ?? '')).toMatchObject({ success: true })
})
