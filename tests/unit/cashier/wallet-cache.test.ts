import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageOfStory } from '#tests/support/auth/storage-of-story.ts'

const lies = (balance: number) => ({
  isSingle: false,
  currency: 'BRL',
  currencySymbol: 'R$',
  balance,
  wallets: [],
  openMoveId: null,
})

const ask = vi.fn<(path: string) => unknown>()

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('sessionStorage', storageOfStory())
  ask.mockReset()
  vi.doMock('#api/http/call-api.ts', () => ({
    fetchValue: async (call: { path: string }) => ask(call.path),
    callApi: async (call: { path: string }) => ({ ok: true, value: ask(call.path) }),
  }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('#api/http/call-api.ts')
})

const openPage = async () => ({
  ...(await import('#api/cashier/vendor-wallets.ts')),
  ...(await import('#api/http/first-calls.ts')),
  ...(await import('#api/browser/session-storage.ts')),
  ...(await import('#api/auth/registration-rules.ts')),
  ...(await import('#api/auth/password-rules.ts')),
})
const { signal } = new AbortController()

test('[SYS-13] reloads the wallets only after a transfer, a new balance, a logout or a change of member', async () => {
  const page = await openPage()
  const look = async (member = '7') => (await page.readWallets(member, signal)).balance
  const next = (balance: number) => ask.mockReturnValueOnce(lies(balance))
  next(1)
  expect([await look(), await look()]).toEqual([1, 1])
  next(2)
  expect(await look('8')).toBe(2)
  ask.mockReturnValueOnce({})
  await page.moveMoney({ key: 'once', request: { kind: 'collect' } }, signal)
  next(3)
  expect(await look('8')).toBe(3)
  ask.mockReturnValueOnce({ balance: 4 })
  await page.readBalance(signal)
  next(4)
  expect(await look('8')).toBe(4)
  page.clearSession()
  next(5)
  expect(await look('8')).toBe(5)
})

test('[SYS-13] reloads the wallets after a transfer that got no answer', async () => {
  const page = await openPage()
  ask.mockReturnValueOnce(lies(1))
  await page.readWallets('7', signal)
  ask.mockImplementationOnce(() => {
    throw new Error('no answer')
  })
  await expect(page.moveMoney({ key: 'once', request: { kind: 'collect' } }, signal)).rejects.toThrow()
  ask.mockReturnValueOnce(lies(2))
  expect((await page.readWallets('7', signal)).balance).toBe(2)
})

test('[SYS-13] reads the registration rules once for both registration and password checks', async () => {
  const page = await openPage()
  const nothingElse = { enabled: true, required: true, acceptedPattern: null, patternId: null }
  ask.mockReturnValue({ rules: { password: { ...nothingElse, minLength: 9, maxLength: 20 } } })
  await page.readRegisterRules(signal)
  expect(await page.readPasswordRules(signal)).toMatchObject({ minLength: 9 })
  expect(ask).toHaveBeenCalledOnce()
})
