import { existsSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { firstFiles, modulesOf, sharedChunks } from '../../../bundling/groups.ts'

test('every path and feature of a shared chunk exists', () => {
  const files = globSync('src/**/*.{ts,tsx}').map((file) => `/site/${file}`)
  const chunks = sharedChunks.concat({ name: 'first', paths: Object.values(firstFiles) })
  const missing = chunks.flatMap(({ name, paths = [], features = [] }) => [
    ...paths.filter((path) => !existsSync(path)).map((path) => `${name}: ${path}`),
    ...features
      .filter((feature) => !files.some((file) => modulesOf({ features: [feature] }).test(file)))
      .map((feature) => `${name}: ${feature}`),
  ])
  expect(missing).toEqual([])
})

test('a chunk contains its files, folders and features, but no files with similar names', () => {
  const chunk = modulesOf({
    features: ['auth/slider'],
    paths: ['src/ui/kit/errors/', 'src/ui/kit/text/money.tsx'],
  })
  for (const file of [
    '/site/src/ui/auth/slider/track.tsx',
    '/site/src/machines/auth/slider.machine.ts',
    '/site/src/pages/auth/slider.flow.ts',
    '/site/src/ui/kit/errors/action-failed.tsx',
    '/site/src/ui/kit/text/money.tsx',
    'C:\\site\\src\\ui\\kit\\text\\money.tsx',
  ])
    expect(file).toMatch(chunk)
  for (const file of [
    '/site/src/ui/auth/slider-help/track.tsx',
    '/site/src/ui/kit/errors.tsx',
    '/site/src/ui/kit/text/money.tsx.map',
    '/site/src/ui/kit/text/money-tsx',
  ])
    expect(file).not.toMatch(chunk)
})
