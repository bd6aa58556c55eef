import { CompactEncrypt, generateKeyPair, importJWK } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changePassword } from '#protocol/auth/change-password.ts'
import { readPublicKey } from '#protocol/kit/sealed.ts'
import { loadRequestEncryption } from '#server/platform/request-encryption.ts'
import { usedRequestNonce } from '#server/platform/used-request-nonce.table.ts'
import { answerOf, atOnce, encrypt, type OpenedPlatform, tally, visit } from '#tests/support/client.ts'
import { enter, makeMember, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

const MINUTE = 60_000

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

let token: string
beforeAll(async () => {
  token = await enter(opened, await makeMember(opened))
})
beforeEach(() => moveClock(opened, 0))

// Any call with an encrypted body would do. Only a decrypted body can be rejected for its content.
const inside = { oldPassword: 'one', newPassword: 'two', confirmNewPassword: 'three' }
const send = async (sealed: unknown) => {
  const reply = await visit(opened).send(changePassword, JSON.stringify({ sealed }), { token })
  return answerOf(changePassword, reply)
}
const isOpened = { code: 'password.confirmationDiffers' }
const isUnreadable = { status: 422, code: 'request.unreadable', value: undefined }
const isRepeated = { status: 409, code: 'request.repeated', value: undefined }

test('[CALL-59] decrypts a body that is encrypted with the published key', async () => {
  expect(await send(await visit(opened).seal(inside))).toMatchObject(isOpened)
})

test('publishes only the public key, which is the same for every process', async () => {
  const key = await visit(opened).read(readPublicKey, {})
  expect(Object.keys(key).toSorted()).toEqual(['at', 'crv', 'kid', 'kty', 'x', 'y'])
  expect(Math.abs(key.at - Date.now())).toBeLessThan(MINUTE)
  const { publicKey } = await loadRequestEncryption(opened.platform.database)
  expect(publicKey).toMatchObject({ kid: key.kid, x: key.x })
})

test('sends no private key material', async () => {
  const reply = await opened.request(readPublicKey.path)
  const { value } = (await reply.json()) as { value: object }
  expect(value).not.toHaveProperty('d')
})

test('rejects the same encrypted body the second time', async () => {
  const sealed = await visit(opened).seal(inside)
  expect(await send(sealed)).toMatchObject(isOpened)
  expect(await send(sealed)).toMatchObject(isRepeated)
})

test('rejects a used nonce in another body', async () => {
  const nonce = crypto.randomUUID()
  expect(await send(await visit(opened).seal(inside, { nonce }))).toMatchObject(isOpened)
  expect(await send(await visit(opened).seal(inside, { nonce }))).toMatchObject(isRepeated)
})

test('accepts a nonce only once when it is sent twenty times concurrently', async () => {
  const sealed = await visit(opened).seal(inside)
  const answers = await atOnce(20, () => send(sealed))
  expect(tally(answers)).toEqual({ 'password.confirmationDiffers': 1, 'request.repeated': 19 })
})

test.each([
  [-5.1, isUnreadable],
  [-4.9, isOpened],
  [4.9, isOpened],
  [5.1, isUnreadable],
])('accepts a body only within five minutes of its timestamp: %f minutes', async (minutes, outcome) => {
  const at = Date.now() + minutes * MINUTE
  expect(await send(await visit(opened).seal(inside, { at }))).toMatchObject(outcome)
})

test('remembers a nonce exactly as long as its body is valid', async () => {
  const { database } = opened.platform
  await database.delete(usedRequestNonce)
  const sealed = await visit(opened).seal(inside, { at: Date.now() + 4.9 * MINUTE })
  await send(sealed)
  await moveClock(opened, 9.5 * MINUTE)
  expect(await send(sealed)).toMatchObject(isRepeated)
  await moveClock(opened, 11 * MINUTE)
  await send(await visit(opened).seal(inside))
  expect(await database.$count(usedRequestNonce)).toBe(1)
})

test.each<[string, () => unknown]>([
  ['is not a JWE', () => 'not.a.jwe'],
  ['is empty', () => ''],
  ['is a number', () => 7],
  [
    'is for another key',
    async () => sealToOther(JSON.stringify({ at: Date.now(), nonce: 'n'.repeat(20), body: {} })),
  ],
  ['does not contain JSON', () => seal('{')],
  ['has no nonce', () => seal(JSON.stringify({ at: Date.now(), body: inside }))],
  ['has a short nonce', () => seal(JSON.stringify({ at: Date.now(), nonce: 'short', body: inside }))],
  ['has no time', () => seal(JSON.stringify({ nonce: 'n'.repeat(20), body: inside }))],
  ['contains an array', () => visit(opened).seal([inside])],
  ['contains null', () => visit(opened).seal(null)],
  ['contains a NUL', () => visit(opened).seal({ ...inside, oldPassword: 'a\0b' })],
  [
    'is compressed',
    () => sealCompressed(JSON.stringify({ at: Date.now(), nonce: 'z'.repeat(20), body: inside })),
  ],
  ['is a compression bomb', () => sealCompressed(' '.repeat(50_000_000))],
  ['is too long', () => 'x'.repeat(20_000)],
])('rejects a body that %s, and does not state the reason', async (_what, sealed) => {
  expect(await send(await sealed())).toMatchObject(isUnreadable)
})

const seal = (text: string) => encrypt(opened.platform.encryption.publicKey, text)

async function sealCompressed(text: string): Promise<string> {
  const { publicKey } = opened.platform.encryption
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', zip: 'DEF', kid: publicKey.kid })
    .encrypt(await importJWK(publicKey, 'ECDH-ES+A256KW'))
}

async function sealToOther(text: string): Promise<string> {
  const { publicKey } = await generateKeyPair('ECDH-ES+A256KW', { crv: 'P-256' })
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM' })
    .encrypt(publicKey)
}

test.each([
  ['ECDH-ES', 'A256GCM'],
  ['ECDH-ES+A256KW', 'A128GCM'],
])('rejects a body that is encrypted with the algorithms %s and %s', async (alg, enc) => {
  const content = JSON.stringify({ at: Date.now(), nonce: crypto.randomUUID(), body: inside })
  const key = await crypto.subtle.importKey(
    'jwk',
    opened.platform.encryption.publicKey as JsonWebKey,
    { name: 'ECDH', namedCurve: 'P-256' },
    true,
    [],
  )
  const sealed = await new CompactEncrypt(new TextEncoder().encode(content))
    .setProtectedHeader({ alg, enc })
    .encrypt(key)
  expect(await send(sealed)).toMatchObject(isUnreadable)
})
