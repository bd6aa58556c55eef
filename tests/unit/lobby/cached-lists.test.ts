import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '#domain/text/language.ts'
import { storageOfStory } from '#tests/support/auth/storage-of-story.ts'

const read = vi.fn<() => unknown>()
const { signal } = new AbortController()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('sessionStorage', storageOfStory())
  read.mockReset()
  vi.doMock('#api/http/call-api.ts', () => ({ fetchValue: async () => read() }))
  vi.doMock('#api/http/settings.ts', () => ({ settings: () => ({ merchant: 'palpite' }) }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.doUnmock('#api/http/call-api.ts')
  vi.doUnmock('#api/http/settings.ts')
})

const lists = [
  {
    name: 'vendors',
    minutes: 10,
    answer: { lanes: [] },
    look: async (language: Language) => (await import('#api/lobby/vendors.ts')).readVendors(language, signal),
  },
  {
    name: 'hot games',
    minutes: 5,
    answer: { list: [], total: 0, totalPages: 0 },
    look: async (language: Language) => (await import('#api/lobby/home.ts')).readHotGames(language, signal),
  },
]

test.each(lists)(
  '[SYS-13] caches $name for $minutes minutes, even across reloads and separately for each language',
  async ({ minutes, answer, look }) => {
    read.mockReturnValue(answer)
    await look('pt')
    vi.resetModules()
    await look('pt')
    expect(read).toHaveBeenCalledTimes(1)
    vi.setSystemTime(minutes * 60_000 - 1)
    await look('pt')
    expect(read).toHaveBeenCalledTimes(1)
    vi.setSystemTime(minutes * 60_000 + 1)
    await look('pt')
    expect(read).toHaveBeenCalledTimes(2)
    await look('en')
    expect(read).toHaveBeenCalledTimes(3)
  },
)
