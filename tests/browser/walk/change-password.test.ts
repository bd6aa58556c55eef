import { walker } from './change-password.walker.ts'
import { test } from './tab.ts'
import { walkAll } from './walk.ts'

test('[QA-04] every way through changing the password that a member can go, in the page', async ({ tab }) => {
  test.setTimeout(180_000)
  await walkAll(await walker(tab), tab)
})
