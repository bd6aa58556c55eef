import { walker } from './login.walker.ts'
import { test } from './tab.ts'
import { walkAll } from './walk.ts'

test('[QA-04] every way through the login popup that a visitor can go, in the page', async ({ tab }) => {
  test.setTimeout(240_000)
  await walkAll(await walker(tab), tab)
})
