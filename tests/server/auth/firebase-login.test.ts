import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loginByFirebase } from '#protocol/auth/firebase-login.ts'
import { usedFirebaseToken } from '#server/auth/challenges/firebase-token.table.ts'
import { purgeExpired } from '#server/boot/purge-expired.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { forgetAttempts } from '#tests/support/auth/attempts.ts'
import { type FirebaseProjectOfTests, openFirebaseProject } from '#tests/support/auth/firebase-project.ts'
import { makeMobileMember, newMobile } from '#tests/support/auth/sms.ts'
import { atOnce, type OpenedPlatform, tally, visit } from '#tests/support/client.ts'
import { moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

const MINUTE = 60_000
const { throttleAfter } = settings.logins.initial

let firebase: FirebaseProjectOfTests
let opened: OpenedPlatform
beforeAll(async () => {
  firebase = await openFirebaseProject('palpite-test')
  opened = await openPlatform({ firebase })
})
afterAll(async () => {
  await opened.close()
  await firebase.close()
})
beforeEach(async () => {
  await forgetAttempts(opened)
  await moveClock(opened, 0)
})

let visits = 0
async function tokenFor(mobile: string, changes: object = {}): Promise<string> {
  visits += 1
  const now = await opened.platform.clock()
  return firebase.sign(firebase.claimsAt(now, mobile, { jti: visits, ...changes }))
}

const logIn = (
  firebaseIdToken: string,
  { side = 'player' as 'player' | 'agent', ip = '203.0.113.7', at = opened } = {},
) => visit(at, { ip }).ask(loginByFirebase, { firebaseChannel: 'sms', firebaseIdToken, side })

describe('Login with Firebase', () => {
  test('starts a session for the mobile’s owner and requires no password change', async () => {
    const old = { passwordDefault: true, passwordSetAt: new Date(0) }
    const { account, mobile } = await makeMobileMember(opened, old)
    const answer = await logIn(await tokenFor(mobile))
    const member = { account, passwordDefault: false, passwordExpired: false }
    expect(answer).toMatchObject({ success: true, value: { firstTimeLogin: true, member } })
  })

  test('accepts each token once, even when it is re-encoded or sent five times concurrently', async () => {
    const { mobile } = await makeMobileMember(opened)
    const token = await tokenFor(mobile)
    const answers = await atOnce(5, () => logIn(token))
    expect(tally(answers)).toEqual({ done: 1, 'login.firebaseRefused': 4 })
    // The last bit of the encoded signature is unused, so another last letter gives the same token.
    const last = token.at(-1) ?? ''
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const other = letters[letters.indexOf(last) ^ 1]
    for (const again of [token, token.slice(0, -1) + other])
      expect(await logIn(again)).toMatchObject({ code: 'login.firebaseRefused' })
  })

  test('gives the same response to an invalid token as to an unknown mobile', async () => {
    const { mobile } = await makeMobileMember(opened)
    const stranger = await logIn(await tokenFor(`+55${newMobile()}`))
    const forged = await logIn(await firebase.forge(firebase.claimsAt(new Date(), mobile)))
    expect(stranger).toMatchObject({ code: 'login.firebaseRefused', value: {} })
    expect(forged).toEqual(stranger)
  })

  test('rejects an overlong token as invalid', async () => {
    expect(await logIn('x'.repeat(4_097))).toMatchObject({ status: 422 })
  })

  test('admits agents but not players to the agent site, and rejects closed accounts and staff', async () => {
    const { mobile } = await makeMobileMember(opened)
    const agent = await makeMobileMember(opened, { type: 1 })
    const closed = await makeMobileMember(opened, { closed: true })
    const staff = await makeMobileMember(opened, { type: 9 })
    expect(await logIn(await tokenFor(mobile), { side: 'agent' })).toMatchObject({ code: 'login.notAgent' })
    expect(await logIn(await tokenFor(agent.mobile), { side: 'agent' })).toMatchObject({ success: true })
    expect(await logIn(await tokenFor(closed.mobile))).toMatchObject({ code: 'login.closed' })
    expect(await logIn(await tokenFor(staff.mobile))).toMatchObject({ code: 'login.notMember' })
  })

  test('rejects a token more than ten minutes after the code was entered', async () => {
    const { mobile } = await makeMobileMember(opened)
    const token = await tokenFor(mobile)
    await moveClock(opened, 10 * MINUTE + 2_000)
    expect(await logIn(token)).toMatchObject({ code: 'login.firebaseRefused' })
  })

  test('throttles an IP address that tries many tokens, without using up a valid token', async () => {
    const { mobile } = await makeMobileMember(opened)
    const good = await tokenFor(mobile)
    for (let tried = 0; tried < throttleAfter; tried += 1)
      expect(await logIn('a.b.c')).toMatchObject({ code: 'login.firebaseRefused' })
    expect(await logIn('a.b.c')).toMatchObject({ code: 'login.throttled' })
    await writeSetting(opened.platform.database, settings.logins, {
      ...settings.logins.initial,
      throttleAfter: 1,
    })
    expect(await logIn(good)).toMatchObject({ code: 'login.throttled' })
    await writeSetting(opened.platform.database, settings.logins, settings.logins.initial)
    expect(await logIn(good)).toMatchObject({ success: true })
  })

  test('throttles a mobile whose used tokens are sent repeatedly, from any IP address', async () => {
    const { mobile } = await makeMobileMember(opened)
    const used = await tokenFor(mobile)
    await logIn(used, { ip: '203.0.113.100' })
    for (let tried = 0; tried < throttleAfter; tried += 1) await logIn(used, { ip: `203.0.113.${tried}` })
    expect(await logIn(await tokenFor(mobile), { ip: '203.0.113.99' })).toMatchObject({
      code: 'login.throttled',
    })
  })

  test('is disabled when code logins are disabled or no Firebase project is configured', async () => {
    const { mobile } = await makeMobileMember(opened)
    const { database } = opened.platform
    await writeSetting(database, settings.modules, { ...settings.modules.initial, VERIFCODELOGIN3: false })
    expect(await logIn(await tokenFor(mobile))).toMatchObject({ code: 'login.off' })
    await writeSetting(database, settings.modules, settings.modules.initial)
    const without = await openPlatform()
    expect(await logIn(await tokenFor(mobile), { at: without })).toMatchObject({ code: 'login.off' })
    await without.close()
  })

  test('fails with a server error when Google’s keys cannot be read', async () => {
    const down = await openFirebaseProject('palpite-test')
    down.goDown()
    const other = await openPlatform({ firebase: down })
    const token = await down.sign(down.claimsAt(new Date(), '+5511900000000'))
    expect(await logIn(token, { at: other })).toMatchObject({ status: 500 })
    await other.close()
    await down.close()
  })
})

test('deletes a used Firebase token after it has expired', async () => {
  const { database } = opened.platform
  const now = await opened.platform.clock()
  const { mobile } = await makeMobileMember(opened)
  expect(await logIn(await tokenFor(mobile))).toMatchObject({ success: true })
  await purgeExpired(database, new Date(now.getTime() + 59 * MINUTE))
  expect(await database.select().from(usedFirebaseToken)).not.toEqual([])
  await purgeExpired(database, new Date(now.getTime() + 62 * MINUTE))
  expect(await database.select().from(usedFirebaseToken)).toEqual([])
})
