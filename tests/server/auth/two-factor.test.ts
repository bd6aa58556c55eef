import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listMessages } from '#protocol/account/messages.ts'
import {
  beginTwoFactor,
  confirmTwoFactor,
  readTwoFactor,
  removeTwoFactor,
  renewRecoveryCodes,
} from '#protocol/auth/two-factor.ts'
import { recoveryCode, twoFactor } from '#server/auth/two-factor/two-factor.table.ts'
import { forgetAttempts } from '#tests/support/auth/attempts.ts'
import {
  codeOf,
  giveCode,
  makeGuardedMember,
  reachTwoFactor,
  STEP,
  wrongCodeOf,
} from '#tests/support/auth/authenticator.ts'
import { atOnce, type OpenedPlatform, tally, visit } from '#tests/support/client.ts'
import { enter, knownPassword, logInAs, makeMember, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { textIn } from '#tests/support/texts.ts'

const MINUTE = 60_000

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
beforeEach(() => forgetAttempts(opened))

async function enterNew() {
  const made = await makeMember(opened)
  return { ...made, visitor: visit(opened), headers: { token: await enter(opened, made) } }
}

async function enterGuarded() {
  const made = await makeGuardedMember(opened)
  return { ...made, visitor: visit(opened), headers: { token: await enter(opened, made) } }
}

async function begun() {
  const somebody = await enterNew()
  const { visitor, headers } = somebody
  return { ...somebody, ...(await visitor.read(beginTwoFactor, { password: knownPassword }, headers)) }
}

const off = { on: false, since: null, recoveryCodesLeft: 0 }

describe('Two-factor set-up', () => {
  test('[CALL-59] requires the password and an authenticator code, and returns ten recovery codes', async () => {
    const { account, visitor, headers, setupId, secret, address } = await begun()
    expect(new URL(address).searchParams.get('secret')).toBe(secret)
    expect(decodeURIComponent(new URL(address).pathname)).toBe(`/Palpite:${account}`)
    expect(await visitor.read(readTwoFactor, {}, headers)).toEqual(off)
    expect(await logInAs(visitor, account)).toMatchObject({ success: true })

    const code = await codeOf(opened, secret)
    const { recoveryCodes } = await visitor.read(confirmTwoFactor, { setupId, code }, headers)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const one of recoveryCodes)
      expect(one).toMatch(/^[BCDFGHJKMNPQRTVWXYZ]{4}(-[BCDFGHJKMNPQRTVWXYZ]{4}){3}$/)
    const standing = await visitor.read(readTwoFactor, {}, headers)
    expect(standing).toMatchObject({ on: true, recoveryCodesLeft: 10 })
    expect(Date.now() - Date.parse(standing.since ?? '')).toBeLessThan(MINUTE)
  })

  test('uses up the confirming code, so that the next login rejects it', async () => {
    const { account, visitor, headers, setupId, secret } = await begun()
    const code = await codeOf(opened, secret)
    await visitor.read(confirmTwoFactor, { setupId, code }, headers)
    const challenge = await reachTwoFactor(visitor, account)
    expect(await giveCode(visitor, challenge, code)).toMatchObject({ code: 'secondStep.codeWrong' })
    await moveClock(opened, STEP)
    expect(await giveCode(visitor, challenge, await codeOf(opened, secret))).toMatchObject({ success: true })
  })

  test('limits wrong passwords to five and shows how many attempts are left', async () => {
    const { visitor, headers } = await enterNew()
    const begin = (password: string) => visitor.ask(beginTwoFactor, { password }, headers)
    const answers = await atOnce(8, () => begin('wrong-one'))
    expect(tally(answers)).toEqual({ 'secondStep.passwordWrong': 5, 'secondStep.throttled': 3 })
    expect(await begin(knownPassword)).toMatchObject({ code: 'secondStep.throttled' })
    await moveClock(opened, 10.1 * MINUTE)
    expect(await begin('wrong-one')).toMatchObject({ value: { guessesLeft: 0 } })
  })

  test('is rejected while two-factor authentication is enabled', async () => {
    const { visitor, headers } = await enterGuarded()
    const answer = await visitor.ask(beginTwoFactor, { password: knownPassword }, headers)
    expect(answer).toMatchObject({ code: 'secondStep.alreadyOn' })
  })

  test.each([
    [9.9, { success: true }],
    [10.1, { code: 'secondStep.expired' }],
  ])('is accepted before it expires and rejected afterwards: %f minutes', async (minutes, outcome) => {
    const { visitor, headers, setupId, secret, expiresAt } = await begun()
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 10 * MINUTE)).toBeLessThan(MINUTE)
    await moveClock(opened, minutes * MINUTE)
    const code = await codeOf(opened, secret)
    expect(await visitor.ask(confirmTwoFactor, { setupId, code }, headers)).toMatchObject(outcome)
  })

  test('limits wrong codes and leaves two-factor authentication disabled', async () => {
    const { account, visitor, headers, setupId, secret } = await begun()
    const code = await wrongCodeOf(opened, secret)
    const answers = await atOnce(15, () => visitor.ask(confirmTwoFactor, { setupId, code }, headers))
    expect(tally(answers)).toEqual({ 'secondStep.codeWrong': 10, 'secondStep.throttled': 5 })
    expect(await logInAs(visitor, account)).toMatchObject({ success: true })
  })

  test('rejects the id of a replaced set-up and the id of another member’s set-up', async () => {
    const { visitor, headers, setupId, secret } = await begun()
    const other = await enterNew()
    const code = await codeOf(opened, secret)
    const confirm = (given: { token: string }, name = setupId) =>
      visitor.ask(confirmTwoFactor, { setupId: name, code }, given)
    expect(await confirm(other.headers)).toMatchObject({ code: 'secondStep.expired' })
    expect(await confirm(headers, 'made-up')).toMatchObject({ code: 'secondStep.expired' })
    const again = await visitor.read(beginTwoFactor, { password: knownPassword }, headers)
    expect(again.secret).not.toBe(secret)
    expect(await confirm(headers)).toMatchObject({ code: 'secondStep.expired' })
    expect(await visitor.read(readTwoFactor, {}, headers)).toEqual(off)
  })

  test('is confirmed by only one of five concurrent requests, and that request’s recovery codes are valid', async () => {
    const { account, visitor, headers, setupId, secret } = await begun()
    const code = await codeOf(opened, secret)
    const answers = await atOnce(5, () => visitor.ask(confirmTwoFactor, { setupId, code }, headers))
    expect(tally(answers)).toEqual({ done: 1, 'secondStep.expired': 4 })
    const [recovery = ''] = answers.flatMap((answer) => (answer.success ? answer.value.recoveryCodes : []))
    const challenge = await reachTwoFactor(visitor, account)
    expect(await giveCode(visitor, challenge, recovery)).toMatchObject({ success: true })
  })
})

describe('Two-factor removal', () => {
  test('requires the password and a code, and ends open challenges', async () => {
    const { id, account, secret, visitor, headers } = await enterGuarded()
    const waiting = visit(opened)
    const challenge = await reachTwoFactor(waiting, account)
    const proof = { password: knownPassword, code: await codeOf(opened, secret) }
    expect(await visitor.ask(removeTwoFactor, proof, headers)).toMatchObject({ success: true, value: {} })
    expect(await visitor.read(readTwoFactor, {}, headers)).toEqual(off)
    expect(await logInAs(visitor, account)).toMatchObject({ success: true })
    const { database } = opened.platform
    expect(await database.$count(recoveryCode, eq(recoveryCode.memberId, id))).toBe(0)
    const late = await giveCode(waiting, challenge, await codeOf(opened, secret, 1))
    expect(late).toMatchObject({ code: 'secondStep.expired' })
  })

  test('rejects a wrong password without using up the code, and rejects a wrong code', async () => {
    const { account, secret, visitor, headers } = await enterGuarded()
    const code = await codeOf(opened, secret)
    const remove = (password: string, given: string) =>
      visitor.ask(removeTwoFactor, { password, code: given }, headers)
    expect(await remove('wrong-one', code)).toMatchObject({
      code: 'secondStep.passwordWrong',
      value: { guessesLeft: 4 },
    })
    expect(await remove(knownPassword, await wrongCodeOf(opened, secret))).toMatchObject({
      code: 'secondStep.codeWrong',
      value: { guessesLeft: 9 },
    })
    expect(await logInAs(visitor, account)).toMatchObject({ code: 'login.secondStepNeeded' })
    expect(await remove(knownPassword, code)).toMatchObject({ success: true })
  })

  test('rejects any code while two-factor authentication is disabled', async () => {
    const { visitor, headers } = await enterNew()
    const proof = { password: knownPassword, code: '123456' }
    expect(await visitor.ask(removeTwoFactor, proof, headers)).toMatchObject({
      code: 'secondStep.codeWrong',
    })
  })
})

describe('New recovery codes', () => {
  test('require a code and invalidate the earlier recovery codes', async () => {
    const { account, secret, recoveryCodes, visitor, headers } = await enterGuarded()
    const code = await codeOf(opened, secret)
    const renewed = await visitor.read(renewRecoveryCodes, { code }, headers)
    expect(renewed.recoveryCodes).toHaveLength(10)
    const challenge = await reachTwoFactor(visitor, account)
    const [old = ''] = recoveryCodes
    expect(await giveCode(visitor, challenge, old)).toMatchObject({ code: 'secondStep.codeWrong' })
    const [fresh = ''] = renewed.recoveryCodes
    expect(await giveCode(visitor, challenge, fresh)).toMatchObject({ success: true })
  })

  test('are not issued for a wrong or used code, or while two-factor authentication is disabled', async () => {
    const { secret, visitor, headers } = await enterGuarded()
    const renew = (code: string) => visitor.ask(renewRecoveryCodes, { code }, headers)
    expect(await renew(await wrongCodeOf(opened, secret))).toMatchObject({ value: { guessesLeft: 9 } })
    const code = await codeOf(opened, secret)
    expect(await renew(code)).toMatchObject({ success: true })
    expect(await renew(code)).toMatchObject({ code: 'secondStep.codeWrong' })
    const plain = await enterNew()
    expect(await plain.visitor.ask(renewRecoveryCodes, { code }, plain.headers)).toMatchObject({
      code: 'secondStep.codeWrong',
    })
  })

  test('share their attempt limit with logins', async () => {
    const { account, secret, visitor, headers } = await enterGuarded()
    const code = await wrongCodeOf(opened, secret)
    for (let guess = 0; guess < 8; guess++) await visitor.ask(renewRecoveryCodes, { code }, headers)
    const challenge = await reachTwoFactor(visitor, account)
    expect(await giveCode(visitor, challenge, code)).toMatchObject({ value: { guessesLeft: 1 } })
    expect(await giveCode(visitor, challenge, code)).toMatchObject({ value: { guessesLeft: 0 } })
    expect(await giveCode(visitor, challenge, code)).toMatchObject({ code: 'secondStep.throttled' })
  })
})

test('stores recovery codes as hashes and never returns the secret after the set-up', async () => {
  const { id, secret, recoveryCodes, visitor, headers } = await enterGuarded()
  const { database } = opened.platform
  const kept = JSON.stringify(await database.select().from(recoveryCode).where(eq(recoveryCode.memberId, id)))
  for (const code of recoveryCodes) {
    expect(kept).not.toContain(code)
    expect(kept).not.toContain(code.replaceAll('-', ''))
  }
  expect(await database.$count(twoFactor, eq(twoFactor.secret, secret))).toBe(1)
  expect(JSON.stringify(await visitor.read(readTwoFactor, {}, headers))).not.toContain(secret)
})

test('[MEM-02] sends a message for each two-factor change', async () => {
  const { visitor, headers, setupId, secret } = await begun()
  await visitor.read(confirmTwoFactor, { setupId, code: await codeOf(opened, secret) }, headers)
  await moveClock(opened, STEP)
  await visitor.read(renewRecoveryCodes, { code: await codeOf(opened, secret) }, headers)
  await moveClock(opened, 2 * STEP)
  const proof = { password: knownPassword, code: await codeOf(opened, secret) }
  await visitor.read(removeTwoFactor, proof, headers)
  const { messages } = await visitor.read(listMessages, {}, headers)
  expect(messages.map(({ title }) => title)).toEqual([
    textIn('en', 'notification.security.twoFactorOff.title'),
    textIn('en', 'notification.security.newBackupCodes.title'),
    textIn('en', 'notification.security.twoFactorOn.title'),
  ])
})
