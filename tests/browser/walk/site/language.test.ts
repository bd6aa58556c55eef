import { test } from '#tests/browser/walk/tab.ts'
import { walkAll } from '#tests/browser/walk/walk.ts'
import { LONG } from '#tests/support/is-long.ts'
import { walker } from './language.walker.ts'

test('[QA-04] the language menu follows its model’s paths in the page when texts fail to load', {
  tag: LONG,
}, async ({ tab }) => {
  test.setTimeout(120_000)
  await walkAll(await walker(tab), tab)
})
