import { LONG } from '#tests/support/is-long.ts'
import { walker } from './forgot-password.walker.ts'
import { test } from './tab.ts'
import { walkAll } from './walk.ts'

test('[QA-04] every way back in that a visitor can go, in the page', { tag: LONG }, async ({ tab }) => {
  test.setTimeout(240_000)
  await walkAll(await walker(tab), tab)
})
