import type { Page } from '@playwright/test'
import { sharedLink } from '#tests/browser/agents/team-page.ts'
import { expectFine } from '#tests/browser/kit/expect-fine.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { LONG } from '#tests/support/is-long.ts'
import { qrDrawing } from '#tests/support/site/qr-drawing.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { claimButtons } from './claims-page.ts'

test.use({ seedFor: 'test', viewport: { width: 390, height: 844 } })
test.afterEach(({ request }) => calm(request))

const main = (page: Page) => page.getByRole('main')
const said = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: patternOf('rewards.rewardClaim.receivedMoney') })

test('[MEM-11] shows the referral link as a URL and a QR code, and pays the reward for a friend only once', {
  tag: LONG,
}, async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWith(page, await sessionOf(request, 'ana'), '/member/referral')
  await expect(sharedLink(main(page)).qr).toBeVisible()
  const link = await sharedLink(main(page)).address.inputValue()
  expect(link).toMatch(/\/register\?referralCode=\w+$/)
  const code = sharedLink(main(page)).qr.locator('path').last()
  await expect(code).toHaveAttribute('d', qrDrawing(link))
  await main(page)
    .getByRole('button', { name: textOf('common.copyLink') })
    .click()
  await expect(buttonsIn(main(page)).copied).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  const friends = main(page).getByRole('table', { name: textOf('rewards.referral.friendsTitle') })
  await expect(claimButtons(friends).ready.first()).toBeVisible()
  await expectFine(page)
  await claimButtons(main(page)).claimReward.click()
  await claimButtons(page.getByRole('dialog')).claim.click()
  await expect(said(page)).toContainText(patternOf('referral.title'))
  await page.keyboard.press('Escape')
  await expect(claimButtons(friends).ready).toHaveCount(0)
  const again = claimButtons(main(page)).claimReward
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await expect(again).toHaveAccessibleDescription(textOf('rewards.referral.nothingToClaim'))
})
