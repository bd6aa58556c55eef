import { afterEach, beforeEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => vi.resetModules())

/** Simulates browser storage that survives page loads. */
function storage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
    all: () => Object.fromEntries(kept),
  }
}

function blocked(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

const openPage = () => import('#api/browser/session-storage.ts')

test('[SYS-13] clears the session, account type and wallets on logout, but keeps the merchant', async () => {
  const tab = storage()
  const browser = storage()
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('localStorage', browser)
  const page = await openPage()
  page.saveMerchant('palpite')
  page.saveToken('secret')
  page.saveFlags({ isAgent: true, isTrial: false })
  expect(tab.all()).toEqual({
    merchant: 'palpite',
    token: 'secret',
    isLogin: 'true',
    isAgent: 'true',
    isTrial: 'false',
  })
  tab.setItem('cache.merchantWallet', 'what lies with vendors')
  page.clearSession()
  expect(tab.all()).toEqual({ merchant: 'palpite' })
  expect(browser.all()).toEqual({ merchant: 'palpite' })
})

test('[SYS-13] keeps text drafts across page loads and clears them on logout', async () => {
  vi.stubGlobal('sessionStorage', storage())
  const place = { memberId: '7', about: 'p1' }
  const { saveTextDraft } = await import('#api/browser/text-drafts.ts')
  saveTextDraft(place, 'Três coroas')
  saveTextDraft({ ...place, about: 'p2' }, 'Na sala')
  vi.resetModules()
  const page = await openPage()
  const { loadTextDraft } = await import('#api/browser/text-drafts.ts')
  expect(loadTextDraft(place)).toBe('Três coroas')
  page.clearSession()
  expect([loadTextDraft(place), loadTextDraft({ ...place, about: 'p2' })]).toEqual(['', ''])
})

test('[SYS-13] [HELP-01] clears form drafts on logout, including those written before the login', async () => {
  vi.stubGlobal('sessionStorage', storage())
  const page = await openPage()
  const { saveFeedbackDraft, loadFeedbackDraft } = await import('#api/support/feedback-draft.ts')
  const { registrationDraft } = await import('#api/auth/registration-draft.ts')
  const typed = { topic: null, content: 'O botão de sacar', contact: 'lia@correio.example' }
  saveFeedbackDraft('', typed)
  saveFeedbackDraft('7', { ...typed, content: 'Meu saque' })
  registrationDraft.save({ method: 'mobile', fields: {}, agreed: true, dialingCode: '55' })
  expect([loadFeedbackDraft('')?.content, loadFeedbackDraft('7')?.content]).toEqual([
    'O botão de sacar',
    'Meu saque',
  ])
  page.clearSession()
  expect([loadFeedbackDraft(''), loadFeedbackDraft('7'), registrationDraft.load()]).toEqual([
    null,
    null,
    null,
  ])
})

test('[SESS-06] keeps favourite games across page loads, clears them on logout and ignores bad values', async () => {
  const tab = storage()
  vi.stubGlobal('sessionStorage', tab)
  const page = await openPage()
  expect(page.savedFavourites()).toEqual([])
  page.saveFavourites([12, 7])
  expect(tab.all()).toEqual({ favouriteGameIds: '12,7' })
  vi.resetModules()
  const after = await openPage()
  expect(after.savedFavourites()).toEqual([12, 7])
  after.clearSession()
  expect(after.savedFavourites()).toEqual([])
  for (const wrong of ['', '1,', 'x', '1,-2', '[1]', '1'.repeat(16)]) {
    tab.setItem('favouriteGameIds', wrong)
    expect(after.savedFavourites()).toEqual([])
  }
})

test('keeps the token across page loads in the same tab', async () => {
  vi.stubGlobal('sessionStorage', storage())
  const before = await openPage()
  before.saveToken('secret')
  vi.resetModules()
  const after = await openPage()
  expect(after.sessionToken()).toBe('secret')
})

test('treats an empty token as missing', async () => {
  vi.stubGlobal('sessionStorage', storage({ token: '' }))
  expect((await openPage()).sessionToken()).toBe(null)
})

test.each([
  ['is not accessible', { get: blocked }],
  ['throws on every access', { value: { getItem: blocked, setItem: blocked, removeItem: blocked } }],
])('keeps the session in memory when the storage %s', async (_, property) => {
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, ...property })
  try {
    const page = await openPage()
    expect(page.sessionToken()).toBe(null)
    page.saveToken('secret')
    expect(page.sessionToken()).toBe('secret')
    page.clearSession()
    expect(page.sessionToken()).toBe(null)
  } finally {
    Reflect.deleteProperty(globalThis, 'sessionStorage')
  }
})

test('keeps the newer token in memory when the storage is full', async () => {
  const full = storage({ token: 'older' })
  vi.stubGlobal('sessionStorage', { ...full, setItem: blocked })
  const page = await openPage()
  page.saveToken('newer')
  expect(page.sessionToken()).toBe('newer')
})
