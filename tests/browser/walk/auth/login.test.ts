import { test } from '#tests/browser/walk/tab.ts'
import { walkAll } from '#tests/browser/walk/walk.ts'
import { walker } from './login.walker.ts'

test('[QA-04] the login popup follows its model’s paths in the page', async ({ tab }) => {
  test.setTimeout(240_000)
  await walkAll(await walker(tab), tab)
})
