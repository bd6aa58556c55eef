import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startFreePlay } from '#api/auth/free-play.ts'
import { saveDevice } from '#api/auth/remembered-device.ts'
import { requestCode } from '#api/auth/sms-code.ts'
import { storageOfStory } from '#tests/support/auth/storage-of-story.ts'

type Sent = { method: string; path: string; body: Record<string, unknown> }

let sent: Sent[]
let replies: Record<string, object>

beforeEach(() => {
  sent = []
  replies = {}
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = new URL(url, 'https://palpite.example').pathname
    sent.push({ method: init.method ?? 'GET', path, body: JSON.parse(String(init.body ?? '{}')) })
    return Response.json(replies[path] ?? { success: false, code: 'unknown' })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const signal = new AbortController().signal

test('free play sends only os, platform W, version 3 and an encrypted random string', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES+A256KW', { crv: 'P-256' })
  replies['/wps/system/publicKey'] = {
    success: true,
    value: { kid: 'key', at: Date.now(), ...(await exportJWK(publicKey)) },
  }
  replies['/wps/session/login/freeplay'] = { success: false, code: 'login.off', value: {} }
  await startFreePlay(signal)
  await startFreePlay(signal)

  const bodies = sent.filter(({ path }) => path === '/wps/session/login/freeplay').map(({ body }) => body)
  expect(bodies).toEqual([
    { os: expect.any(String), platform: 'W', random: expect.any(String), version: 3 },
    { os: expect.any(String), platform: 'W', random: expect.any(String), version: 3 },
  ])
  const randoms = await Promise.all(
    bodies.map(async ({ random }) => {
      const { plaintext } = await compactDecrypt(String(random), privateKey)
      return new TextDecoder().decode(plaintext)
    }),
  )
  expect(new Set(randoms).size).toBe(2)
  expect(randoms.every((random) => random.length >= 16)).toBe(true)
})

const mobile = { countryDialingCode: '55', mobileNum: '11988880001' }

test('[LOGIN-18] sends the mobile number, country code and slider proof to request a login code', async () => {
  replies['/wps/verification/sms/noLogin'] = { success: true, value: { factor: 2 } }
  const answer = await requestCode({ use: 'login', mobile, slider: 'proof' }, signal)
  expect(sent).toEqual([
    { method: 'POST', path: '/wps/verification/sms/noLogin', body: { ...mobile, slider: 'proof' } },
  ])
  expect(answer).toEqual({ ok: true, value: { wait: 120_000 } })
})

test('sends the remembered device to request a login or reset code, but not a registration code', async () => {
  vi.stubGlobal('localStorage', storageOfStory())
  replies['/wps/verification/sms/noLogin'] = { success: true, value: { factor: 1 } }
  for (const path of ['register', 'forgotPassword'])
    replies[`/wps/verification/sms/${path}`] = { success: true, value: { expiredMinutes: 1 } }
  saveDevice([mobile], 'remembered')
  for (const use of ['login', 'forgot', 'register'] as const)
    await requestCode({ use, mobile, slider: 'proof' }, signal)
  expect(sent.map(({ body }) => body.device)).toEqual(['remembered', 'remembered', undefined])
})

test('sends mobileNo to request a registration code and returns the stated wait', async () => {
  replies['/wps/verification/sms/register'] = { success: true, value: { expiredMinutes: 3 } }
  const answer = await requestCode({ use: 'register', mobile, slider: 'proof' }, signal)
  const body = { mobileNo: '11988880001', countryDialingCode: '55', slider: 'proof' }
  expect(sent).toEqual([{ method: 'POST', path: '/wps/verification/sms/register', body }])
  expect(answer).toEqual({ ok: true, value: { wait: 180_000 } })
})

test('returns the platform’s message when the request for a code is rejected', async () => {
  const refusal = { code: 'code.throttled', message: 'Too many codes.', value: { retryAfter: 5_000 } }
  replies['/wps/verification/sms/forgotPassword'] = { success: false, ...refusal }
  const answer = await requestCode({ use: 'forgot', mobile, slider: 'proof' }, signal)
  expect(answer).toEqual({ ok: false, refusal })
})
