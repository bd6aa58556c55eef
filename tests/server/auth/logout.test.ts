import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMemberInfo } from '#protocol/account/member.ts'
import { logout } from '#protocol/auth/session.ts'
import { atOnce, type OpenedPlatform, visit } from '#tests/support/client.ts'
import { enter, makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

test('[CALL-03] ends only the session that logs out', async () => {
  const member = await makeMember(opened)
  const [token, other] = [await enter(opened, member), await enter(opened, member)]
  const visitor = visit(opened)
  expect(await visitor.ask(logout, {}, { token })).toMatchObject({ success: true, value: {} })
  const ended = await visitor.ask(readMemberInfo, {}, { token })
  expect(ended).toMatchObject({ status: 401, code: 'session.ended' })
  expect(await visitor.ask(readMemberInfo, {}, { token: other })).toMatchObject({ success: true })
})

test('reports an ended session when the member logs out twice', async () => {
  const token = await enter(opened, await makeMember(opened))
  const visitor = visit(opened)
  await visitor.read(logout, {}, { token })
  expect(await visitor.ask(logout, {}, { token })).toMatchObject({ status: 401, code: 'session.ended' })
})

test('each of twenty concurrent logouts either succeeds or reports an ended session', async () => {
  const token = await enter(opened, await makeMember(opened))
  const visitor = visit(opened)
  const answers = await atOnce(20, () => visitor.ask(logout, {}, { token }))
  expect(answers.some(({ success }) => success)).toBe(true)
  expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([])
})

test('rejects a logout that has no session', async () => {
  expect(await visit(opened).ask(logout, {})).toMatchObject({ status: 401, code: 'session.ended' })
})
