import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { twoFactorMade } from '#protocol/sandbox/auth.ts'
import {
  codeOf,
  giveCode,
  logInFrom,
  makeGuardedMember,
  reachTwoFactor,
  rememberDevice,
} from '#tests/support/auth/authenticator.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { logInAs, makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

async function choose(chosen: object) {
  const body = JSON.stringify(chosen)
  const reply = await opened.request('/sandbox/api/second-step', { method: 'PUT', body })
  return { status: reply.status, body: await reply.json() }
}

async function switchedOn(account: string) {
  const { status, body } = await choose({ account, on: true })
  expect(status).toBe(200)
  const made = v.parse(twoFactorMade, body.value)
  if (!made) throw new Error(`The second step of ${account} was not switched on`)
  return made
}

test('enables two-factor authentication in the sandbox and returns the secret and recovery codes', async () => {
  const { account } = await makeMember(opened)
  const { secret, address, recoveryCodes } = await switchedOn(` ${account.toUpperCase()} `)
  expect(new URL(address).searchParams.get('secret')).toBe(secret)
  expect(recoveryCodes).toHaveLength(10)
  const visitor = visit(opened)
  const challenge = await reachTwoFactor(visitor, account)
  expect(await giveCode(visitor, challenge, await codeOf(opened, secret))).toMatchObject({ success: true })
})

test('replaces the secret and forgets remembered devices when two-factor authentication is re-enabled', async () => {
  const guarded = await makeGuardedMember(opened)
  const visitor = visit(opened)
  const device = await rememberDevice(opened, visitor, guarded)
  const again = await switchedOn(guarded.account)
  expect(again.secret).not.toBe(guarded.secret)
  expect(await logInFrom(visitor, device, guarded.account)).toMatchObject({
    code: 'login.secondStepNeeded',
  })
})

test('disables two-factor authentication in the sandbox', async () => {
  const { account } = await makeGuardedMember(opened)
  expect(await choose({ account, on: false })).toEqual({ status: 200, body: { success: true, value: null } })
  expect(await logInAs(visit(opened), account)).toMatchObject({ success: true })
})

test.each([
  [{ account: 'nobody-of-that-name', on: true }, 404, 'account.unknown'],
  [{ account: '', on: true }, 422, 'request.invalid'],
  [{ account: 'ana' }, 422, 'request.invalid'],
])('rejects an invalid request: %o', async (chosen, status, code) => {
  expect(await choose(chosen)).toMatchObject({ status, body: { success: false, code } })
})
