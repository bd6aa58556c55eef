import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import config from '../../paths.config.ts'

test('every model in tests/models belongs to a flow of the registry', () => {
  const models = globSync('tests/models/**/*.ts').filter((file) =>
    readFileSync(file, 'utf8').includes('defineModel('),
  )
  const names = models.map((file) => path.basename(file, '.ts'))
  expect(names.sort()).toEqual(config.flows.map(({ name }) => name).sort())
})

test('every file of accepted paths belongs to one flow of the registry', () => {
  const files = globSync('tests/models/**/*.paths.txt')
  expect(files.sort()).toEqual(config.flows.map(({ accepted }) => accepted).sort())
})
