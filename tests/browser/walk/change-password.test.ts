import { LONG } from '#tests/support/is-long.ts'
import { walker } from './change-password.walker.ts'
import { test } from './tab.ts'
import { walkAll } from './walk.ts'

test('[QA-04] every way through changing the password that a member can go, in the page', {
  tag: LONG,
}, async ({ tab }) => {
  test.setTimeout(180_000)
  await walkAll(await walker(tab), tab)
})
