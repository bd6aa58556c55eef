import { test } from '#tests/browser/walk/tab.ts'
import { walkAll } from '#tests/browser/walk/walk.ts'
import { walker } from './system-status.walker.ts'

test('[QA-04] every way through the state of the site that a visitor meets, in the page', async ({ tab }) => {
  test.setTimeout(120_000)
  await walkAll(await walker(tab), tab)
})
