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
  const { throughCache } = await import('#api/auth/session-cache.ts')
  const { clearCached } = await import('#api/browser/cached-subjects.ts')
  const look = (variant = 'pt') => throughCache({ subject: 'hotGames', variant, schema, goodFor }, read)
  return { look, forget: () => clearCached('hotGames') }
}

test('what was read once is not asked for again, over a reload too, until it has expired', async () => {
  expect(await (await openPage()).look()).toEqual(['first'])
  const { look } = await openPage()
  vi.advanceTimersByTime(MINUTE - 1)
  expect(await look()).toEqual(['first'])
  expect(read).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1)
  expect(await look()).toEqual(['second'])
})

test('what was kept in one language is not shown in another', async () => {
  const { look } = await openPage()
  await look('pt')
  expect(await look('en')).toEqual(['second'])
})

test('what is told to be out of date is read anew', async () => {
  const { look, forget } = await openPage()
  await look()
  forget()
  expect(await look()).toEqual(['second'])
})

test('a clock that is set back makes nothing good for longer', async () => {
  const { look } = await openPage()
  await look()
  vi.setSystemTime(Date.now() - 10 * MINUTE)
  expect(await look()).toEqual(['second'])
})

test.each(['{', '7', '{"variant":"pt","goodUntil":1e15,"value":[7]}', '{"value":["first"]}'])(
  'an entry that reads %s counts as none',
  async (text) => {
    tab.setItem('cache.hotGames', text)
    expect(await (await openPage()).look()).toEqual(['first'])
  },
)

test('what could not be read is not kept', async () => {
  read.mockReset().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(['later'])
  const { look } = await openPage()
  await expect(look()).rejects.toThrow('offline')
  expect(await look()).toEqual(['later'])
})
