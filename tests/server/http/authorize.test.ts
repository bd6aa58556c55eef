import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readMemberInfo } from '#protocol/account/member.ts'
import { changePassword } from '#protocol/auth/change-password.ts'
import { logout } from '#protocol/auth/session.ts'
import { calls } from '#protocol/calls.ts'
import type { Call } from '#protocol/kit/call.ts'
import { readPublicKey } from '#protocol/kit/sealed.ts'
import { readSiteConfiguration } from '#protocol/site/site-configuration.ts'
import { status } from '#protocol/site/system-status.ts'
import { authorize } from '#server/http/authorize.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { enter, makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

beforeEach(() => writeSetting(opened.platform.database, settings.systemStatus, settings.systemStatus.initial))

const all = Object.entries<Call>(calls)
const forMembers = all.filter(([, { access }]) => access !== 'none' && access !== 'optional')
const forAnybody = all.filter(([, { access }]) => access === 'optional')

/** Sends an empty request. Returns the HTTP status and the error code of the response. */
async function knock(call: Call, token?: string): Promise<[number, string | undefined]> {
  const body = call.method === 'GET' || call.method === 'DELETE' ? undefined : '{}'
  const reply = await visit(opened).send(call, body, token === undefined ? {} : { token })
  const { code } = (await reply.json()) as { code?: string }
  return [reply.status, code]
}

describe('Calls without a session', () => {
  test.each(forMembers)('are rejected if they require one: %s', async (_name, call) => {
    expect(await knock(call)).toEqual([401, 'session.ended'])
    expect(await knock(call, 'made-up')).toEqual([401, 'session.ended'])
  })
})

describe('Calls whose response differs for members', () => {
  test.each(forAnybody)('are open to visitors, but reject an invalid session: %s', async (_name, call) => {
    expect((await knock(call))[0]).not.toBe(401)
    expect(await knock(call, 'made-up')).toEqual([401, 'session.ended'])
  })
})

describe('Calls while the member must change the password', () => {
  const allowed = new Set<Call>([readMemberInfo, changePassword, logout])

  test.each(forMembers.filter(([, call]) => !allowed.has(call)))('are rejected: %s', async (_name, call) => {
    const token = await enter(opened, await makeMember(opened, { passwordDefault: true }))
    expect(await knock(call, token)).toEqual([403, 'password.changeNeeded'])
  })

  test('still succeed for the profile, the password change and the logout', async () => {
    const token = await enter(opened, await makeMember(opened, { passwordDefault: true }))
    expect(await knock(readMemberInfo, token)).toEqual([200, undefined])
    expect(await knock(changePassword, token)).toEqual([422, 'request.unreadable'])
    expect(await knock(logout, token)).toEqual([200, undefined])
  })
})

describe('Calls while the site is closed', () => {
  const answered = new Set<Call>([status, readSiteConfiguration, readPublicKey, logout])
  const close = { ...settings.systemStatus.initial, maintenance: true }

  test.each(all.filter(([, call]) => !answered.has(call)))('report the closure: %s', async (_name, call) => {
    await writeSetting(opened.platform.database, settings.systemStatus, close)
    expect(await knock(call)).toEqual([503, 'system.closed'])
  })

  test('return the site status together with the rejection', async () => {
    const end = '2026-12-01T03:00:00.000Z'
    await writeSetting(opened.platform.database, settings.systemStatus, { ...close, maintenanceEnd: end })
    const refused = await visit(opened).ask(readMemberInfo, {})
    expect(refused).toMatchObject({ status: 503, value: { status: 1, maintenanceEnd: end } })
  })

  test('return the visitor’s IP address when the region is restricted', async () => {
    const restricted = { ...settings.systemStatus.initial, regionRestricted: true }
    await writeSetting(opened.platform.database, settings.systemStatus, restricted)
    const refused = await visit(opened, { ip: '198.51.100.4' }).ask(readMemberInfo, {})
    expect(refused).toMatchObject({ status: 503, value: { status: 2, ip: '198.51.100.4' } })
  })

  test('can still end a session', async () => {
    const token = await enter(opened, await makeMember(opened))
    await writeSetting(opened.platform.database, settings.systemStatus, close)
    expect(await knock(logout, token)).toEqual([200, undefined])
  })
})

describe('Calls for agents', () => {
  const call: Call = { ...readMemberInfo, access: 'agent' }
  const authorizationOf = async (type: number) => {
    const token = await enter(opened, await makeMember(opened, { type }))
    const caller = {
      ip: '203.0.113.7',
      clientId: 'tab',
      language: 'en',
      userAgent: '',
      origin: 'http://127.0.0.1',
    } as const
    return authorize({ call, platform: opened.platform, caller, now: new Date(), token })
  }

  test.each([0, 4, 9])('are rejected for member type %i', async (type) => {
    expect(await authorizationOf(type)).toMatchObject({
      authorized: false,
      status: 403,
      code: 'role.notAgent',
    })
  })

  test.each([1, 2, 41, 42])('are authorized for member type %i', async (type) => {
    expect(await authorizationOf(type)).toMatchObject({ authorized: true, who: { member: { type } } })
  })
})

describe('Calls for members with an account', () => {
  const ofAccounts = all.filter(([, { access }]) => access === 'account')

  test.each(ofAccounts)('are rejected for trial players: %s', async (_name, call) => {
    const token = await enter(opened, await makeMember(opened, { type: 4 }))
    expect(await knock(call, token)).toEqual([403, 'role.trial'])
  })
})
