import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageOfStory } from '#tests/support/auth/storage-of-story.ts'

const MINUTE = 60_000
const schema = v.array(v.string())

let tab: ReturnType<typeof storageOfStory>
const read = vi.fn<() => Promise<string[]>>()

beforeEach(() => {
  tab = storageOfStory()
  vi.stubGlobal('sessionStorage', tab)
  vi.useFakeTimers({ now: Date.parse('2026-11-01T12:00:00Z') })
  read.mockReset().mockResolvedValueOnce(['first']).mockResolvedValueOnce(['second'])
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function openPage(goodFor = MINUTE) {
  vi.resetModules()
  const { throughCache } = await import('#api/browser/session-cache.ts')
  const { clearCached } = await import('#api/browser/cached-subjects.ts')
  const look = (variant = 'pt') => throughCache({ subject: 'hotGames', variant, schema, goodFor }, read)
  return { look, forget: () => clearCached('hotGames') }
}

test('reads a value only once until it expires, even across a reload', async () => {
  expect(await (await openPage()).look()).toEqual(['first'])
  const { look } = await openPage()
  vi.advanceTimersByTime(MINUTE - 1)
  expect(await look()).toEqual(['first'])
  expect(read).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1)
  expect(await look()).toEqual(['second'])
})

test('stores values separately for each language', async () => {
  const { look } = await openPage()
  await look('pt')
  expect(await look('en')).toEqual(['second'])
})

test('reads a value again after it is marked as outdated', async () => {
  const { look, forget } = await openPage()
  await look()
  forget()
  expect(await look()).toEqual(['second'])
})

test('reads a value again after the clock is set back', async () => {
  const { look } = await openPage()
  await look()
  vi.setSystemTime(Date.now() - 10 * MINUTE)
  expect(await look()).toEqual(['second'])
})

test.each(['{', '7', '{"variant":"pt","goodUntil":1e15,"value":[7]}', '{"value":["first"]}'])(
  'ignores the malformed cache entry %s',
  async (text) => {
    tab.setItem('cache.hotGames', text)
    expect(await (await openPage()).look()).toEqual(['first'])
  },
)

test('stores nothing when a read fails', async () => {
  read.mockReset().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(['later'])
  const { look } = await openPage()
  await expect(look()).rejects.toThrow('offline')
  expect(await look()).toEqual(['later'])
})
