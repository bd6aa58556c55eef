import { walker } from './change-password.walker.ts'
import { test } from './tab.ts'
import { walkAll } from './walk.ts'

test('every way through changing the password that a member can go, in the page', async ({ tab }) => {
  test.setTimeout(90_000)
  await walkAll(await walker(tab), tab)
})
