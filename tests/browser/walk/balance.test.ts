import { walker } from './balance.walker.ts'
import { test } from './tab.ts'
import { walkAll } from './walk.ts'

test('[QA-04] every way through the balance that a member meets, in the page', async ({ tab }) => {
  test.setTimeout(120_000)
  await walkAll(await walker(tab), tab)
})
