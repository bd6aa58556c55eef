import { walker } from './language.walker.ts'
import { test } from './tab.ts'
import { walkAll } from './walk.ts'

test('[QA-04] every way through choosing a language whose texts do not arrive, in the page', async ({
  tab,
}) => {
  test.setTimeout(120_000)
  await walkAll(await walker(tab), tab)
})
