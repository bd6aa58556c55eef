import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configureCalls, settings } from '#api/http/settings.ts'
import { adoptLanguage } from '#api/site/chosen-language.ts'

const YEAR = 31_536_000

const page = () => ({ documentElement: { lang: '' }, cookie: '' })

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  configureCalls({ language: 'pt' })
})

test('sets the selected language on the page, uses it for calls and remembers it for a year', () => {
  const document = page()
  const set = vi.fn(async () => {})
  vi.stubGlobal('document', document)
  vi.stubGlobal('cookieStore', { set })
  adoptLanguage('en')
  expect(document.documentElement.lang).toBe('en')
  expect(settings().language).toBe('en')
  const expires = Date.UTC(2030, 0, 1) + YEAR * 1000
  expect(set.mock.calls).toEqual([[{ name: 'lang', value: 'en', path: '/', expires, sameSite: 'lax' }]])
  expect(document.cookie).toBe('')
})

test('marks the page as pt-BR when Portuguese is selected', () => {
  const document = page()
  vi.stubGlobal('document', document)
  adoptLanguage('pt')
  expect(document.documentElement.lang).toBe('pt-BR')
})

test('remembers the language even without the Cookie Store API', () => {
  const document = page()
  vi.stubGlobal('document', document)
  adoptLanguage('ty')
  expect(document.cookie).toBe(`lang=ty; path=/; max-age=${YEAR}; samesite=lax`)
})

test('reports a failing cookie store, but keeps the language', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('document', page())
  vi.stubGlobal('cookieStore', { set: () => Promise.reject(new Error('full')) })
  adoptLanguage('en')
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), 30_000)
  expect(settings().language).toBe('en')
})
