import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { everyPage, firstFiles } from '../../../bundling/groups.ts'

test('every file that the bundling rules name exists', () => {
  const named = [...everyPage, ...Object.values(firstFiles)]
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})
