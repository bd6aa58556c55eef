import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { member } from '#server/identity/member.table.ts'
import { forgetAttempts } from '#tests/support/auth/attempts.ts'
import { type FirebaseProjectOfTests, openFirebaseProject } from '#tests/support/auth/firebase-project.ts'
import { newcomer, newUsername, registerAs, registerMobile } from '#tests/support/auth/registration.ts'
import { brazil, newMobile } from '#tests/support/auth/sms.ts'
import { atOnce, type OpenedPlatform, tally } from '#tests/support/client.ts'
import { makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

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
beforeEach(() => forgetAttempts(opened))

let tokens = 0
async function tokenFor(mobileNum: string): Promise<string> {
  tokens += 1
  const now = await opened.platform.clock()
  return firebase.sign(firebase.claimsAt(now, `+${brazil}${mobileNum}`, { jti: tokens }))
}

const byFirebase = (firebaseIdToken: string) => ({ firebaseChannel: 'sms' as const, firebaseIdToken })

const membersOf = (mobileNum: string) =>
  opened.platform.database
    .select()
    .from(member)
    .where(eq(member.mobile, `+${brazil}${mobileNum}`))

test('accepts a Firebase token instead of an SMS code for registration by mobile or by username', async () => {
  const [first, second] = [newMobile(), newMobile()]
  const byMobile = { mobileNum: first, ...byFirebase(await tokenFor(first)) }
  expect(await registerMobile(newcomer(opened), byMobile)).toMatchObject({ success: true })
  const byName = { mobileNum: second, ...byFirebase(await tokenFor(second)) }
  expect(await registerAs(newcomer(opened), byName)).toMatchObject({ success: true })
  expect(await membersOf(first)).toHaveLength(1)
  expect(await membersOf(second)).toHaveLength(1)
})

test('rejects a Firebase token that is invalid or belongs to another mobile', async () => {
  const mobileNum = newMobile()
  const forged = await firebase.forge(firebase.claimsAt(new Date(), `+${brazil}${mobileNum}`))
  for (const token of [await tokenFor(newMobile()), forged, 'a.b.c']) {
    const answer = await registerMobile(newcomer(opened), { mobileNum, ...byFirebase(token) })
    expect(answer).toMatchObject({ code: 'register.firebaseRefused' })
  }
  expect(await membersOf(mobileNum)).toEqual([])
})

test('uses up a Firebase token on success, but not when the form is rejected for another reason', async () => {
  const { account } = await makeMember(opened)
  const mobileNum = newMobile()
  const proof = { mobileNum, ...byFirebase(await tokenFor(mobileNum)) }
  expect(await registerAs(newcomer(opened), { username: account, ...proof })).toMatchObject({
    code: 'register.fieldsRefused',
    value: { fields: [{ field: 'username', reason: 'taken' }] },
  })
  expect(await registerAs(newcomer(opened), { username: newUsername(), ...proof })).toMatchObject({
    success: true,
  })
  await opened.platform.database
    .update(member)
    .set({ mobile: null })
    .where(eq(member.mobile, `+${brazil}${mobileNum}`))
  const again = newUsername()
  expect(await registerAs(newcomer(opened), { username: again, ...proof })).toMatchObject({
    code: 'register.firebaseRefused',
  })
  const made = await opened.platform.database.select().from(member).where(eq(member.account, again))
  expect(made).toEqual([])
})

test('registers only one member when one Firebase token is sent eight times concurrently', async () => {
  const mobileNum = newMobile()
  const token = byFirebase(await tokenFor(mobileNum))
  const answers = await atOnce(8, () => registerAs(newcomer(opened), { mobileNum, ...token }))
  expect(tally(answers).done).toBe(1)
  expect(await membersOf(mobileNum)).toHaveLength(1)
})
