import { test } from '#tests/browser/walk/tab.ts'
import { walkAll } from '#tests/browser/walk/walk.ts'
import { walker } from './system-status.walker.ts'

test('[QA-04] the site’s status follows its model’s paths in the page', async ({ tab }) => {
  test.setTimeout(120_000)
  await walkAll(await walker(tab), tab)
})
