import { expect, test } from 'vitest'
import { expectCatalogue, whenCatalogueReady } from '#pages/kit/loading/catalogue-ready.ts'

test('loads the texts again on every request until they arrive', async () => {
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
