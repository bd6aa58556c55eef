import { walker } from './public-popup.walker.ts'
import { test } from './tab.ts'
import { walkAll } from './walk.ts'

test('[QA-04] every way of the popups that somebody can go, in the page', async ({ tab }) => {
  test.setTimeout(90_000)
  await walkAll(await walker(tab), tab)
})
