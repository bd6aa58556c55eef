import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearLogin, loadLogin, rememberLogin } from '#api/auth/remembered-login.ts'
import { storageOfStory } from '#tests/support/auth/storage-of-story.ts'

const login = {
  user: 'ana ; çã',
  remember: true,
  mobile: '11988880001',
  dialingCode: '55',
  method: 'sms' as const,
}
const DAY = 24 * 3_600_000

type Cookie = { name: string; value: string; expires: number; path: string; sameSite: string }

/** Simulates a browser with a cookie store and a matching `document.cookie`. */
function stubCookies() {
  const cookies = new Map<string, Cookie>()
  vi.stubGlobal('cookieStore', {
    set: async (cookie: Cookie) => void cookies.set(cookie.name, cookie),
    delete: async (name: string) => void cookies.delete(name),
  })
  vi.stubGlobal('document', {
    get cookie() {
      const valid = [...cookies.values()].filter(({ expires }) => expires > Date.now())
      return ['lang=pt', ...valid.map(({ name, value }) => `${name}=${value}`)].join('; ')
    },
  })
  return cookies
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) })
  vi.stubGlobal('localStorage', storageOfStory())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

for (const browser of ['with a cookie store', 'without a cookie store']) {
  test(`remembers a login for one day in a browser ${browser}`, async () => {
    if (browser === 'with a cookie store') stubCookies()
    expect(loadLogin()).toBeNull()
    await rememberLogin(login)
    vi.setSystemTime(Date.now() + DAY - 1)
    expect(loadLogin()).toEqual(login)
    vi.setSystemTime(Date.now() + 1)
    expect(loadLogin()).toBeNull()
  })

  test(`forgets a login on request in a browser ${browser}`, async () => {
    if (browser === 'with a cookie store') stubCookies()
    await rememberLogin(login)
    await clearLogin()
    expect(loadLogin()).toBeNull()
  })
}

test('stores only the remembered login, in a strict same-site cookie', async () => {
  const cookies = stubCookies()
  await rememberLogin({ ...login, password: 'secret' } as typeof login)
  const [cookie] = cookies.values()
  expect(cookie).toMatchObject({ path: '/', sameSite: 'strict', expires: Date.now() + DAY })
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual(login)
})

test('treats a login stored by an earlier build as a login by username', () => {
  const { method: _unknown, ...earlier } = login
  vi.stubGlobal('cookieStore', {})
  vi.stubGlobal('document', { cookie: `remembered-login=${encodeURIComponent(JSON.stringify(earlier))}` })
  expect(loadLogin()).toEqual({ ...login, method: 'username' })
})

test('ignores an unreadable remembered login', () => {
  vi.stubGlobal('cookieStore', {})
  vi.stubGlobal('document', { cookie: 'remembered-login=%7Bnot-json' })
  expect(loadLogin()).toBeNull()
  vi.stubGlobal('document', { cookie: 'remembered-login=%E0%A4%A' })
  expect(loadLogin()).toBeNull()
})
