import { walker } from './sms-code.walker.ts'
import { test } from './tab.ts'
import { walkAll } from './walk.ts'

test('[QA-04] every way of having a code texted that a visitor can go, in the page', async ({ tab }) => {
  test.setTimeout(180_000)
  await walkAll(await walker(tab), tab)
})
