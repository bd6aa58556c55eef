import { test } from '#tests/browser/walk/tab.ts'
import { walkAll } from '#tests/browser/walk/walk.ts'
import { LONG } from '#tests/support/is-long.ts'
import { walker } from './change-password.walker.ts'

test('[QA-04] the password change follows its model’s paths in the page', {
  tag: LONG,
}, async ({ tab }) => {
  test.setTimeout(180_000)
  await walkAll(await walker(tab), tab)
})
