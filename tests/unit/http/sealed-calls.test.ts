import { decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { changePassword } from '#protocol/auth/change-password.ts'
import { serveCalls } from '#tests/support/call-server.ts'
import { enter, knownPassword, makeMember, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

const DAY = 86_400_000
const change = {
  oldPassword: knownPassword,
  newPassword: 'quiet-river-9',
  confirmNewPassword: 'quiet-river-9',
}

let opened: Awaited<ReturnType<typeof openPlatform>>
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

async function openPage(platform: string, token: string) {
  const { callApi: ask } = await import('#api/http/call-api.ts')
  const { configureCalls } = await import('#api/http/settings.ts')
  const { saveToken } = await import('#api/browser/session-storage.ts')
  configureCalls({ platform })
  saveToken(token)
  return ask
}

/** Routes the page's calls to the real platform in this process. Records the requested paths. */
function connectPlatform(): string[] {
  const paths: string[] = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const { pathname } = new URL(address)
    paths.push(pathname)
    return opened.request(pathname, init)
  })
  return paths
}

test('encrypts request bodies so that the platform can decrypt them, and fetches the key only once', async () => {
  const paths = connectPlatform()
  const ask = await openPage('http://palpite.test', await enter(opened, await makeMember(opened)))
  expect(await ask(changePassword, change)).toEqual({ ok: true, value: {} })
  const again = await ask(changePassword, change)
  expect(again).toMatchObject({ ok: false, refusal: { code: 'password.oldWrong' } })
  expect(paths.filter((path) => path === '/wps/system/publicKey')).toHaveLength(1)
})

test('encrypts correctly even if the clocks of the device and the platform differ', async () => {
  await moveClock(opened, DAY)
  const paths = connectPlatform()
  const ask = await openPage('http://palpite.test', await enter(opened, await makeMember(opened)))
  const wrong = { ...change, oldPassword: 'not-my-password-1' }
  expect(await ask(changePassword, wrong)).toMatchObject({ refusal: { code: 'password.oldWrong' } })
  await moveClock(opened, DAY + 600_000)
  expect(await ask(changePassword, wrong)).toMatchObject({ refusal: { code: 'password.oldWrong' } })
  expect(paths.filter((path) => path === '/wps/system/publicKey')).toHaveLength(2)
  await moveClock(opened, 0)
})

test('retries once with a new key when the platform cannot decrypt a body', async () => {
  const { publicKey } = await generateKeyPair('ECDH-ES+A256KW', { crv: 'P-256', extractable: true })
  const jwk = await exportJWK(publicKey)
  let keys = 0
  const server = await serveCalls(({ path }) =>
    path === '/wps/system/publicKey'
      ? { body: { success: true, value: { ...jwk, kid: `key-${++keys}`, at: Date.now() } } }
      : { status: 422, body: { success: false, code: 'request.unreadable' } },
  )
  const ask = await openPage(server.origin, 'token')
  await expect(ask(changePassword, change)).rejects.toMatchObject({ code: 'request.unreadable' })
  const sealed = server.asked.filter(({ path }) => path === changePassword.path)
  const kids = sealed.map(({ body }) => decodeProtectedHeader(JSON.parse(body).sealed).kid)
  expect(kids).toEqual(['key-1', 'key-2'])
  for (const { body } of server.asked) expect(body).not.toContain(change.oldPassword)
})

test('fetches the encryption key again after a failed attempt', async () => {
  let isUp = false
  const ask = await openPage('http://palpite.test', await enter(opened, await makeMember(opened)))
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (!isUp) throw new TypeError('no line')
    return opened.request(new URL(address).pathname, init)
  })
  await expect(ask(changePassword, change)).rejects.toMatchObject({ reason: 'offline' })
  isUp = true
  expect(await ask(changePassword, change)).toMatchObject({ ok: true })
})
