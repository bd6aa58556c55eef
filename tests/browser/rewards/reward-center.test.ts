import type { Page } from '@playwright/test'
import { expectFine } from '#tests/browser/kit/expect-fine.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm } from '#tests/browser/kit/sandbox.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'

test.use({ seedFor: 'test', viewport: { width: 390, height: 844 } })
test.afterEach(({ request }) => calm(request))

const main = (page: Page) => page.getByRole('main')
const said = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: patternOf('rewards.rewardClaim.receivedMoney') })
const claim = (page: Page, title: string) =>
  main(page).getByRole('button', {
    name: textOf('rewards.rewardClaim.claimNamed', { 0: title }),
    exact: true,
  })

test('[MEM-10] the reward centre lists claimable rewards, and the requirements for rewards not yet earned', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/member/rewardCenter')
  const ready = main(page).getByRole('region', { name: textOf('rewards.readyToClaim') })
  const waiting = main(page).getByRole('region', { name: textOf('rewards.rewards.nextTitle') })
  await expect(ready.getByRole('listitem').first()).toBeVisible()
  await expect(waiting.getByText(patternOf('reward.toLevel.deposits')).first()).toBeVisible()
  await expectFine(page)
  const before = await ready.getByRole('listitem').count()
  await claim(page, textOf('bonus.thankYou.title')).click()
  await expect(said(page)).toContainText('R$ 10,00')
  await expect(ready.getByRole('listitem')).toHaveCount(before - 1)
  await page.reload()
  await expect(ready.getByRole('listitem')).toHaveCount(before - 1)
  await main(page)
    .getByRole('navigation', { name: textOf('rewards.rewards.morePages') })
    .getByRole('link', { name: textOf('common.vip') })
    .click()
  await expect(page).toHaveURL(/member\/vip$/)
})
