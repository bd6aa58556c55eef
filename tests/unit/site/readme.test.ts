import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { demoAccounts } from '#server/demo-data/demo-accounts.ts'

test('the README lists every account that is printed at startup', async () => {
  const readme = await readFile('README.md', 'utf8')
  const table = readme
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .join('\n')
  expect(demoAccounts.filter(({ account }) => !table.includes(`\`${account}\``))).toEqual([])
})
