import { setupI18n } from '@lingui/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const catalogues = vi.hoisted(() => ({
  areasInUse: new Set<string>(),
  loadArea: vi.fn((language: string, area: string) => Promise.resolve({ [area]: `${area} in ${language}` })),
}))
vi.mock('#pages/kit/loading/catalogues.ts', () => catalogues)

/** Imports a fresh copy of the tested module, as after a page load. */
const newPage = () => import('#pages/kit/loading/catalogue-ready.ts')

const page = () => setupI18n({ locale: 'pt', messages: { pt: {}, en: {} } })

beforeEach(() => vi.resetModules())
afterEach(() => {
  catalogues.areasInUse.clear()
  vi.clearAllMocks()
})

test('texts that failed to load are loaded again on each request until they arrive', async () => {
  const { expectCatalogue, whenCatalogueReady } = await newPage()
  const lost = () => Promise.reject(new Error('lost'))
  const loads = [lost, () => Promise.resolve('texts')]
  const load = () => (loads.shift() ?? lost)()
  expectCatalogue(lost(), load)
  await expect(whenCatalogueReady()).rejects.toThrow('lost')
  await expect(whenCatalogueReady()).rejects.toThrow('lost')
  await expect(whenCatalogueReady()).resolves.toBe('texts')
  await expect(whenCatalogueReady()).resolves.toBe('texts')
  expect(loads).toEqual([])
})

test('a module of the first page does not wait for texts, because the page contains them', async () => {
  const { withTexts } = await newPage()
  await expect(withTexts(Promise.resolve('module'), 'cashier')).resolves.toBe('module')
  expect(catalogues.loadArea).not.toHaveBeenCalled()
  expect([...catalogues.areasInUse]).toEqual(['cashier'])
})

test('a module that loads later waits for the first catalogue and the texts of its own areas', async () => {
  const { expectCatalogue, loadTextsFor, withTexts } = await newPage()
  const { promise, resolve } = Promise.withResolvers<void>()
  const i18n = page()
  expectCatalogue(promise, () => promise)
  loadTextsFor(i18n)
  const loading = withTexts(Promise.resolve('module'), 'cashier', 'auth')
  expect(await Promise.race([loading, 'waiting'])).toBe('waiting')
  resolve()
  await expect(loading).resolves.toBe('module')
  expect(i18n.messages).toEqual({ cashier: 'cashier in pt', auth: 'auth in pt' })
})

test('if the language changes while an area’s texts load, they load again in the new language', async () => {
  const { loadTextsFor, withTexts } = await newPage()
  const i18n = page()
  loadTextsFor(i18n)
  catalogues.loadArea.mockImplementationOnce(async () => {
    i18n.activate('en')
    return { cashier: 'late' }
  })
  await withTexts(Promise.resolve('module'), 'cashier')
  expect(i18n.messages).toEqual({ cashier: 'cashier in en' })
})

test('a module fails to load if its texts do not arrive, but can be loaded again', async () => {
  const { loadTextsFor, withTexts } = await newPage()
  loadTextsFor(page())
  catalogues.loadArea.mockRejectedValueOnce(new Error('lost'))
  await expect(withTexts(Promise.resolve('module'), 'cashier')).rejects.toThrow('lost')
  await expect(withTexts(Promise.resolve('module'), 'cashier')).resolves.toBe('module')
})

test('the page does not render again for texts that it already has', async () => {
  const { loadTextsFor, withTexts } = await newPage()
  const i18n = page()
  loadTextsFor(i18n)
  const rendered = vi.fn()
  i18n.on('change', rendered)
  await withTexts(Promise.resolve('module'), 'cashier')
  await withTexts(Promise.resolve('other module'), 'cashier')
  expect(rendered).toHaveBeenCalledTimes(1)
})
