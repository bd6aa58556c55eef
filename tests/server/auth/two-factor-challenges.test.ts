import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { twoFactorChallenge } from '#server/auth/two-factor/two-factor.table.ts'
import { member } from '#server/identity/member.table.ts'
import { session } from '#server/identity/session.table.ts'
import { forgetAttempts } from '#tests/support/auth/attempts.ts'
import {
  codeOf,
  giveCode,
  makeGuardedMember,
  reachedBy,
  reachTwoFactor,
  wrongCodeOf,
} from '#tests/support/auth/authenticator.ts'
import { atOnce, type OpenedPlatform, tally, visit } from '#tests/support/client.ts'
import { changeOwnPassword, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

const MINUTE = 60_000

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
beforeEach(() => forgetAttempts(opened))

describe('Two-factor challenge', () => {
  test('ends after five wrong codes and shows how many guesses are left', async () => {
    const { secret, visitor, challenge } = await reachedBy(opened)
    const wrong = await wrongCodeOf(opened, secret)
    for (const guessesLeft of [4, 3, 2, 1, 0]) {
      const refused = await giveCode(visitor, challenge, wrong)
      expect(refused).toMatchObject({ code: 'secondStep.codeWrong', value: { guessesLeft } })
    }
    const code = await codeOf(opened, secret)
    expect(await giveCode(visitor, challenge, code)).toMatchObject({ code: 'secondStep.expired' })
  })

  test('allows only five guesses when twenty arrive concurrently', async () => {
    const { secret, visitor, challenge } = await reachedBy(opened)
    const wrong = await wrongCodeOf(opened, secret)
    const answers = await atOnce(20, () => giveCode(visitor, challenge, wrong))
    expect(tally(answers)).toEqual({ 'secondStep.codeWrong': 5, 'secondStep.expired': 15 })
  })

  test('is completed only once when several correct codes arrive concurrently', async () => {
    const { id, secret, recoveryCodes, visitor, challenge } = await reachedBy(opened)
    const codes = [await codeOf(opened, secret), ...recoveryCodes.slice(0, 3)]
    const answers = await Promise.all(codes.map((code) => giveCode(visitor, challenge, code)))
    expect(tally(answers)).toEqual({ done: 1, 'secondStep.expired': 3 })
    expect(await opened.platform.database.$count(session, eq(session.memberId, id))).toBe(1)
  })

  test('is valid only for the client that began it', async () => {
    const { secret, visitor, challenge } = await reachedBy(opened)
    const code = await codeOf(opened, secret)
    expect(await giveCode(visit(opened), challenge, code)).toMatchObject({ code: 'secondStep.expired' })
    expect(await giveCode(visitor, challenge, code)).toMatchObject({ success: true })
  })

  test.each([
    [4.9, { success: true }],
    [5.1, { code: 'secondStep.expired' }],
  ])('is accepted before it expires and rejected afterwards: %f minutes', async (minutes, outcome) => {
    const { secret, visitor, challenge } = await reachedBy(opened)
    await moveClock(opened, minutes * MINUTE)
    expect(await giveCode(visitor, challenge, await codeOf(opened, secret))).toMatchObject(outcome)
  })

  test('expires when the password is changed or the account is closed', async () => {
    const changing = await reachedBy(opened)
    await changeOwnPassword(opened, changing, 'fresh-water-2')
    const closing = await reachedBy(opened)
    await opened.platform.database.update(member).set({ closed: true }).where(eq(member.id, closing.id))
    for (const { secret, visitor, challenge } of [changing, closing]) {
      const code = await codeOf(opened, secret)
      expect(await giveCode(visitor, challenge, code)).toMatchObject({ code: 'secondStep.expired' })
    }
  })

  test('starts no session if the password has been replaced', async () => {
    const { id, secret, visitor, challenge } = await reachedBy(opened)
    const { database } = opened.platform
    await database.update(member).set({ passwordHash: 'another' }).where(eq(member.id, id))
    const code = await codeOf(opened, secret)
    expect(await giveCode(visitor, challenge, code)).toMatchObject({ code: 'secondStep.expired' })
    expect(await opened.platform.database.$count(session, eq(session.memberId, id))).toBe(0)
  })

  test('is stored only as a hash', async () => {
    const { challenge } = await reachedBy(opened)
    const rows = await opened.platform.database.select().from(twoFactorChallenge)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(challenge)
  })
})

describe('Wrong two-factor codes of one member', () => {
  test('are limited to ten across all challenges, and then to one every fifteen minutes', async () => {
    const { account, secret } = await makeGuardedMember(opened)
    const visitor = visit(opened)
    const wrong = await wrongCodeOf(opened, secret)
    for (let index = 0; index < 2; index++) {
      const challenge = await reachTwoFactor(visitor, account)
      for (let guess = 0; guess < 5; guess++) await giveCode(visitor, challenge, wrong)
    }
    const held = await reachTwoFactor(visitor, account)
    const code = await codeOf(opened, secret)
    expect(await giveCode(visitor, held, code)).toMatchObject({ code: 'secondStep.throttled' })
    await moveClock(opened, 14.9 * MINUTE)
    const still = await giveCode(visitor, await reachTwoFactor(visitor, account), code)
    expect(still).toMatchObject({ code: 'secondStep.throttled' })
    await moveClock(opened, 15.1 * MINUTE)
    const later = await reachTwoFactor(visitor, account)
    expect(await giveCode(visitor, later, await codeOf(opened, secret))).toMatchObject({ success: true })
  })

  test('count only for that member, and only until a correct code is entered', async () => {
    const { account, secret } = await makeGuardedMember(opened)
    const visitor = visit(opened)
    const wrong = await wrongCodeOf(opened, secret)
    const first = await reachTwoFactor(visitor, account)
    for (let guess = 0; guess < 4; guess++) await giveCode(visitor, first, wrong)
    expect(await giveCode(visitor, first, await codeOf(opened, secret))).toMatchObject({ success: true })
    const next = await reachTwoFactor(visitor, account)
    for (const guessesLeft of [4, 3, 2, 1, 0]) {
      expect(await giveCode(visitor, next, wrong)).toMatchObject({ value: { guessesLeft } })
    }
    const other = await reachedBy(opened)
    expect(await giveCode(other.visitor, other.challenge, 'wrong')).toMatchObject({
      value: { guessesLeft: 4 },
    })
  })
})
