import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@palpite/paths/tests/temporary-folder.ts'
import { visualiserConfig } from '@palpite/visualiser/config.ts'
import { isFileLoadingAllowed, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { flowsSite } from '../../bundling/flows-site.ts'

test('the visualiser serves another project’s module, its package and this project, but no private files', async () => {
  const own = temporaryFolder()
  const other = temporaryFolder()
  writeFileSync(path.join(own, 'package.json'), '{}')
  mkdirSync(path.join(own, 'src'))
  const file = path.join(own, 'src/machine.ts')
  const config = await resolveConfig(visualiserConfig(flowsSite, { file }), 'serve')
  const isServed = (name: string) => isFileLoadingAllowed(config, path.resolve(name))

  expect([file, path.join(own, 'states.json'), 'src/machines/auth/login.machine.ts'].map(isServed)).toEqual([
    true,
    true,
    true,
  ])
  const kept = [
    path.join(other, 'machine.ts'),
    path.join(own, '.env'),
    '/etc/hostname',
    '.env',
    '.git/config',
    'data/postgres/postgresql.conf',
  ]
  expect(kept.map(isServed)).toEqual(kept.map(() => false))
})
