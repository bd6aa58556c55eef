import { avatarCount } from '@palpite/game-art/avatar.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listMemberIcons, readMemberInfo } from '#protocol/account/member.ts'
import { session } from '#server/identity/session.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { enter, makeMember, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

beforeEach(async () => {
  await moveClock(opened, 0)
  await writeSetting(opened.platform.database, settings.modules, settings.modules.initial)
})

test('[CALL-06] returns the logged-in member’s profile', async () => {
  const lastLogin = '2026-05-04T12:00:00.000Z'
  const made = await makeMember(opened, {
    nickname: 'Bruno',
    userName: 'Bruno Lima',
    type: 1,
    icon: '7',
    vipLevel: 3,
    previousLoginAt: new Date(lastLogin),
  })
  const token = await enter(opened, made)
  expect(await visit(opened).read(readMemberInfo, {}, { token })).toEqual({
    id: String(made.id),
    account: made.account,
    nickname: 'Bruno',
    userName: 'Bruno Lima',
    type: 1,
    icon: '/art/avatars/7.svg',
    currency: 'BRL',
    currencySymbol: 'R$',
    vipLevel: 3,
    passwordDefault: false,
    passwordExpired: false,
    lastLogin,
    hasPlayed: false,
    hasUpline: false,
    byLink: false,
  })
})

test.each([
  ['no token', {}],
  ['a made-up token', { token: 'made-up' }],
])('rejects a profile request with %s', async (_what, headers) => {
  const answer = await visit(opened).ask(readMemberInfo, {}, headers)
  expect(answer).toMatchObject({ status: 401, code: 'session.ended' })
})

describe('Member profile', () => {
  test('reports a default password only if the member logged in with it', async () => {
    const made = await makeMember(opened, { passwordDefault: true })
    const infoBy = async (method: 'username' | 'sms' | 'firebase') =>
      visit(opened).read(readMemberInfo, {}, { token: await enter(opened, made, method) })
    expect(await infoBy('username')).toMatchObject({ passwordDefault: true, passwordExpired: false })
    expect(await infoBy('sms')).toMatchObject({ passwordDefault: false })
    expect(await infoBy('firebase')).toMatchObject({ passwordDefault: false })
  })

  test('reports an expired password only while password expiry is enabled', async () => {
    const made = await makeMember(opened, { passwordSetAt: new Date(Date.now() - 91 * DAY) })
    const token = await enter(opened, made)
    expect(await visit(opened).read(readMemberInfo, {}, { token })).toMatchObject({ passwordExpired: true })
    await writeSetting(opened.platform.database, settings.modules, {
      ...settings.modules.initial,
      PASSEXPIRY3: false,
    })
    expect(await visit(opened).read(readMemberInfo, {}, { token })).toMatchObject({ passwordExpired: false })
  })
})

describe('Session', () => {
  test('stays alive while it is used, and ends twelve hours after its last use', async () => {
    const token = await enter(opened, await makeMember(opened))
    const visitor = visit(opened)
    for (const hours of [11, 22, 33]) {
      await moveClock(opened, hours * HOUR)
      expect(await visitor.ask(readMemberInfo, {}, { token })).toMatchObject({ success: true })
    }
    await moveClock(opened, 45.1 * HOUR)
    expect(await visitor.ask(readMemberInfo, {}, { token })).toMatchObject({ status: 401 })
  })

  test('stores only a hash of its token', async () => {
    const made = await makeMember(opened)
    const token = await enter(opened, made)
    const rows = await opened.platform.database.select().from(session).where(eq(session.memberId, made.id))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

test('[CALL-12] serves every avatar that a member can choose', async () => {
  const { icons } = await visit(opened).read(listMemberIcons, {})
  expect(icons).toHaveLength(avatarCount)
  expect(new Set(icons.map(({ id }) => id)).size).toBe(avatarCount)
  for (const { url } of icons) {
    const picture = await opened.request(url)
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(await picture.text()).toMatch(/^<svg /)
  }
})

test.each(['12', '999', '-1', 'x'])('returns 404 for an unknown avatar: %s', async (name) => {
  expect((await opened.request(`/art/avatars/${name}.svg`)).status).toBe(404)
})
