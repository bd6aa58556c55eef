import { test } from '#tests/browser/walk/tab.ts'
import { walkAll } from '#tests/browser/walk/walk.ts'
import { walker } from './public-popup.walker.ts'

test('[QA-04] popups follow their model’s paths in the page', async ({ tab }) => {
  test.setTimeout(90_000)
  await walkAll(await walker(tab), tab)
})
