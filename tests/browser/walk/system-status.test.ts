import { walker } from './system-status.walker.ts'
import { test } from './tab.ts'
import { walkAll } from './walk.ts'

test('[QA-04] every way through the state of the site that a visitor meets, in the page', async ({ tab }) => {
  test.setTimeout(120_000)
  await walkAll(await walker(tab), tab)
})
