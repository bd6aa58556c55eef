import type { Page } from '@playwright/test'
import { expectFine } from '#tests/browser/kit/expect-fine.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { reportFilters } from '#tests/browser/kit/report-filters.ts'
import { calm } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { claimButtons } from './claims-page.ts'

test.use({ seedFor: 'test', viewport: { width: 390, height: 844 } })
test.afterEach(({ request }) => calm(request))

const WEEKEND = textOf('bonus.stake200.title')
const FAN_PHOTO = textOf('bonus.fanPhoto.title')

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

test('[MEM-10] claims a bonus only once, shows its wagering requirement and offers a bonus granted by staff', {
  tag: LONG,
}, async ({ page, context, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/member/bonusDetails')
  await expect(main(page).getByRole('heading', { level: 1, name: textOf('common.bonus') })).toBeVisible()
  const row = main(page).getByRole('row').filter({ hasText: WEEKEND })
  await expect(row).toContainText(textOf('rewards.readyToClaim'))
  await expectFine(page)
  await claim(page, WEEKEND).click()
  const dialog = page.getByRole('dialog', { name: WEEKEND })
  await expect(dialog).toContainText('R$ 125,00')
  await buttonsIn(dialog).notNow.click()
  await expect(dialog).toHaveCount(0)
  await claim(page, WEEKEND).click()
  // A double click must not trigger a second action.
  await claimButtons(dialog).claim.dblclick()
  await expect(said(page)).toContainText('R$ 25,00')
  await expect(claimButtons(dialog).claimed).toBeFocused()
  await expect(row).toContainText(textOf('rewards.claimed'))
  await buttonsIn(dialog).close.last().click()
  await expect(dialog).toHaveCount(0)
  await expect(main(page)).toBeFocused()
  await expect(row).toContainText(textOf('rewards.claimed'))
  await expect(row).toContainText(
    textOf('rewards.bonuses.wageringLeft', { element0: 'R$ 125,00', element1: 'R$ 125,00' }),
  )
  const asked = main(page).getByRole('row').filter({ hasText: FAN_PHOTO })
  await expect(asked).toContainText(textOf('rewards.underReview'))
  const desk = await context.newPage()
  await desk.goto('/sandbox')
  const atDesk = desk.getByRole('listitem').filter({ hasText: `ana · ${FAN_PHOTO}` })
  await claimButtons(atDesk).grant.click()
  await expect(atDesk).toContainText(textOf('sandbox.bonuses.granted'))
  await expect(asked).toContainText(textOf('rewards.readyToClaim'))
  await reportFilters(main(page)).status.selectOption(textOf('rewards.declined'))
  await expect(main(page).getByText(textOf('bonus.palpiteOnYourHomeScreen.reason'))).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.goto('/member/transactionHistory')
  await expect(main(page).getByRole('row').filter({ hasText: 'R$ 25,00' }).first()).toBeVisible()
})
