import fs from 'node:fs'
import { expect, test } from 'vitest'
import { demoText } from '#server/demo-data/texts/demo-text.ts'
import { readCatalogue } from '#server/texts/read-catalogue.ts'

const idsOf = (language: 'en' | 'pt') =>
  Object.keys(readCatalogue('server/demo-data/locales', language)).sort()

test('every demo text exists in English and Portuguese and is used', () => {
  const sources = fs.globSync('server/demo-data/**/*.ts').map((file) => fs.readFileSync(file, 'utf8'))
  const used = sources.flatMap((text) => [...text.matchAll(/demoText\('([^']+)'\)/g)].map(([, id]) => id))
  expect([...new Set(used)].sort()).toEqual(idsOf('en'))
  expect(idsOf('pt')).toEqual(idsOf('en'))
})

test('rejects an unknown demo text', () => {
  expect(() => demoText('banner.missing')).toThrow('The demo world has no text banner.missing.')
})
