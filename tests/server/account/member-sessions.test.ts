import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMemberInfo } from '#protocol/account/member.ts'
import { endOtherSessions, endSession, listSessions } from '#protocol/account/member-sessions.ts'
import { listMessages } from '#protocol/account/messages.ts'
import { type Answer, atOnce, type OpenedPlatform, visit } from '#tests/support/client.ts'
import { enter, logInAs, makeMember, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { textIn } from '#tests/support/texts.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

const visitor = () => visit(opened)
const list = async (token: string) => (await visitor().read(listSessions, {}, { token })).sessions
const end = (token: string, id: string) => visitor().ask(endSession, { id }, { token })
const statusOf = async (token: string) => (await visitor().ask(readMemberInfo, {}, { token })).status

async function atTwoPlaces() {
  const made = await makeMember(opened)
  const [own, other] = [await enter(opened, made), await enter(opened, made)]
  const otherId = (await list(own)).find((session) => !session.own)?.id ?? ''
  return { made, own, other, otherId }
}

test('[MEM-02] lets a member list their sessions and end one of them', async () => {
  const made = await makeMember(opened)
  const own = await enter(opened, made)
  const phone = visit(opened, {
    ip: '203.0.113.44',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
  })
  const loggedIn = await logInAs(phone, made.account)
  if (!loggedIn.success) throw new Error('Not logged in')
  const sessions = await list(own)
  expect(sessions).toHaveLength(2)
  expect(sessions.filter((session) => session.own)).toHaveLength(1)
  const other = sessions.find((session) => !session.own)
  expect(other).toMatchObject({ device: 'Safari, iPhone', ip: '203.0.113.44' })
  // The token's hash would identify the session and must not leak.
  expect(JSON.stringify(sessions)).not.toMatch(/hash/i)
  expect(await end(own, other?.id ?? '')).toMatchObject({ success: true })
  expect(await statusOf(loggedIn.value.token)).toBe(401)
  expect(await statusOf(own)).toBe(200)
  const { messages } = await visitor().read(listMessages, {}, { token: own })
  expect(messages).toMatchObject([
    {
      topic: 'account',
      title: textIn('en', 'notification.security.sessionEnded.title'),
      content: expect.stringContaining('Safari, iPhone'),
    },
  ])
})

test('[MEM-02] gives the same response when a member ends another member’s, an ended or an unknown session', async () => {
  const { own, otherId, other } = await atTwoPlaces()
  const stranger = await enter(opened, await makeMember(opened))
  const answers: Answer<typeof endSession>[] = []
  for (const id of [otherId, randomUUID(), 'made-up']) answers.push(await end(stranger, id))
  expect(await statusOf(other)).toBe(200)
  await end(own, otherId)
  answers.push(await end(own, otherId))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]).toMatchObject({ success: false, status: 404 })
})

test('[MEM-02] sends only one message when five concurrent requests end all other sessions', async () => {
  const { made, own, other } = await atTwoPlaces()
  await enter(opened, made)
  const stranger = await enter(opened, await makeMember(opened))
  const answers = await atOnce(5, () => visitor().ask(endOtherSessions, {}, { token: own }))
  const ended = answers.map((answer) => (answer.success ? answer.value.ended : -1))
  expect(ended.reduce((sum, count) => sum + count)).toBe(2)
  expect(Math.min(...ended)).toBe(0)
  expect([await statusOf(own), await statusOf(other), await statusOf(stranger)]).toEqual([200, 401, 200])
  const { messages } = await visitor().read(listMessages, {}, { token: own })
  expect(messages.map(({ title }) => title)).toEqual([
    textIn('en', 'notification.security.otherSessionsEnded.title'),
  ])
})

test('[MEM-02] omits expired sessions from the list', async () => {
  const { own } = await atTwoPlaces()
  expect(await list(own)).toHaveLength(2)
  await moveClock(opened, 11 * 3_600_000)
  expect(await list(own)).toHaveLength(2)
  await moveClock(opened, 22 * 3_600_000)
  expect(await list(own)).toMatchObject([{ own: true }])
  await moveClock(opened, 0)
})
