import { exportSPKI, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFirebaseTokens, type FirebaseTokens } from '#server/platform/firebase-token.ts'
import {
  type Claims,
  encoded,
  type FirebaseProjectOfTests,
  openFirebaseProject,
  unsigned,
} from '#tests/support/auth/firebase-project.ts'

const MOBILE = '+5511900000001'
const NOW = new Date('2030-01-01T12:00:00Z')
const SECOND = 1_000
const MINUTE = 60 * SECOND
const at = (offset: number) => Math.floor((NOW.getTime() + offset) / SECOND)

let firebase: FirebaseProjectOfTests
let tokens: FirebaseTokens
beforeAll(async () => {
  firebase = await openFirebaseProject('palpite-test')
  tokens = createFirebaseTokens(firebase.project, firebase.keys)
})
afterAll(() => firebase.close())

const claims = (changes: Claims = {}) => firebase.claimsAt(NOW, MOBILE, changes)

test('returns the mobile and the expiry of a valid Firebase token', async () => {
  const vouched = await tokens.read(await firebase.sign(claims()), NOW)
  expect(vouched?.mobile).toBe(MOBILE)
  expect(vouched?.expiresAt.getTime()).toBeGreaterThanOrEqual(NOW.getTime() + 60 * MINUTE)
})

test('fetches Google’s keys at most once for many tokens', async () => {
  const before = firebase.reads()
  for (const sub of ['a', 'b', 'c']) await tokens.read(await firebase.sign(claims({ sub })), NOW)
  expect(firebase.reads() - before).toBeLessThanOrEqual(1)
})

describe.each<[string, Claims]>([
  ['another project’s audience', { aud: 'another' }],
  ['several audiences without ours', { aud: ['another', 'third'] }],
  ['another issuer', { iss: 'https://securetoken.google.com/another' }],
  ['an issuer that only begins like ours', { iss: 'https://securetoken.google.com/palpite-test.evil' }],
  ['no issuer', { iss: undefined }],
  ['a past expiry', { exp: at(-2 * MINUTE) }],
  ['no expiry', { exp: undefined }],
  ['a non-numeric expiry', { exp: 'never' }],
  ['an issue time in the future', { iat: at(2 * MINUTE) }],
  ['no issue time', { iat: undefined }],
  ['a login time in the future', { auth_time: at(2 * MINUTE) }],
  ['a login time more than ten minutes ago', { auth_time: at(-10 * MINUTE - SECOND) }],
  ['no login time', { auth_time: undefined }],
  ['an empty subject', { sub: '' }],
  ['no subject', { sub: undefined }],
  ['no mobile', { phone_number: undefined }],
  ['an invalid mobile', { phone_number: 'ana@palpite.example' }],
  ['a list of mobiles', { phone_number: [MOBILE] }],
  ['another sign-in provider', { firebase: { sign_in_provider: 'password' } }],
  ['a custom sign-in provider', { firebase: { sign_in_provider: 'custom' } }],
  ['no sign-in provider', { firebase: undefined }],
])('Firebase token with %s', (_, changes) => {
  test('is rejected', async () => {
    expect(await tokens.read(await firebase.sign(claims(changes)), NOW)).toBeNull()
  })
})

test('accepts a Firebase token up to ten minutes after the login, and allows one minute of clock drift', async () => {
  for (const changes of [{ auth_time: at(-10 * MINUTE) }, { iat: at(MINUTE) }, { exp: at(-59 * SECOND) }])
    expect(await tokens.read(await firebase.sign(claims(changes)), NOW)).not.toBeNull()
})

describe('Firebase token verification', () => {
  test('rejects an unsigned token', async () => {
    expect(await tokens.read(unsigned(claims()), NOW)).toBeNull()
  })

  test('rejects a token signed with a foreign key', async () => {
    expect(await tokens.read(await firebase.forge(claims()), NOW)).toBeNull()
  })

  test('rejects a token that is signed with the public key used as a shared secret', async () => {
    const secret = new TextEncoder().encode(await exportSPKI(firebase.publicKey))
    const token = await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'key-1' }).sign(secret)
    expect(await tokens.read(token, NOW)).toBeNull()
  })

  test('rejects a token whose key is not published', async () => {
    expect(await tokens.read(await firebase.sign(claims(), { kid: 'key-2' }), NOW)).toBeNull()
  })

  test('rejects a token whose mobile was replaced after it was signed', async () => {
    const [head, , signature] = (await firebase.sign(claims())).split('.')
    const changed = encoded(claims({ phone_number: '+5511900000002' }))
    expect(await tokens.read(`${head}.${changed}.${signature}`, NOW)).toBeNull()
  })

  test.each(['', '.', '..', 'a.b.c', 'x'.repeat(4_096), `${'e30.'.repeat(500)}`, '\u0000.\u0000.\u0000'])(
    'rejects a malformed token: case %#',
    async (token) => {
      expect(await tokens.read(token, NOW)).toBeNull()
    },
  )
})

test('throws when Google’s keys cannot be read', async () => {
  const other = await openFirebaseProject('palpite-test')
  other.goDown()
  const without = createFirebaseTokens(other.project, other.keys)
  await expect(without.read(await other.sign(other.claimsAt(NOW, MOBILE)), NOW)).rejects.toThrow()
  await other.close()
  const unreachable = createFirebaseTokens(other.project, other.keys)
  await expect(unreachable.read(await other.sign(other.claimsAt(NOW, MOBILE)), NOW)).rejects.toThrow()
})

describe('Verification with the Firebase emulator', () => {
  const emulated = () => {
    const emulator = { origin: 'http://127.0.0.1:9099', captcha: false }
    return createFirebaseTokens({ ...firebase.project, emulator }, firebase.keys)
  }

  test('accepts an unsigned token but still checks its claims', async () => {
    expect(await emulated().read(unsigned(claims()), NOW)).toMatchObject({ mobile: MOBILE })
    for (const changes of [{ aud: 'another' }, { exp: at(-2 * MINUTE) }, { firebase: {} }, { sub: '' }])
      expect(await emulated().read(unsigned(claims(changes)), NOW)).toBeNull()
  })

  test('rejects a signed token', async () => {
    expect(await emulated().read(await firebase.sign(claims()), NOW)).toBeNull()
  })
})
