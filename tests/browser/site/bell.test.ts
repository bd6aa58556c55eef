import type { Page } from '@playwright/test'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { payIn } from '#tests/browser/cashier/pay-in.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { seedWorld } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { promotionPage } from '#tests/browser/rewards/promotion-page.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { newsPanel, noticesPopup } from './notices-popup.ts'

const header = (page: Page) => page.getByRole('banner')
const bell = (page: Page) => siteLayout(page).bell

async function unreadOn(page: Page): Promise<number> {
  await expect(bell(page)).toHaveAccessibleName(patternOf('layout.bell.noticesUnread'))
  return Number(/\d+$/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0])
}

test('shows a visitor the number of unread notices and opens them from the bell', { tag: LONG }, async ({
  page,
  request,
}) => {
  await seedWorld(request, 'demo')
  await page.goto('/rng')
  await takenOver(page)
  const unread = await unreadOn(page)
  await expect(header(page).getByText(`${unread}`, { exact: true })).toBeVisible()
  await bell(page).press('Enter')
  const notices = noticesPopup(page)
  await expect(notices.popup.getByRole('article')).toHaveCount(unread)
  await page.keyboard.press('Escape')
  await expect(bell(page)).toBeFocused()
  await expect(bell(page)).toHaveAccessibleName(textOf('layout.bell.notices'))
})

for (const width of [390, 1440]) {
  test(`the bell counts unread notices and messages for a member at ${width} px`, { tag: LONG }, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const token = await sessionOf(request, 'ana')
    await openWith(page, token)
    await takenOver(page)
    const before = await unreadOn(page)
    // The deposit triggers a message while the page is open.
    await payIn(request, token, 5_000)
    await expect(bell(page)).toHaveAccessibleName(new RegExp(`: ${before + 1}$`))

    await bell(page).click()
    const news = newsPanel(page)
    await news.notices.click()
    await expect(news.panel).toBeHidden()
    const shown = noticesPopup(page).popup.getByRole('article')
    await expect(shown.first()).toBeVisible()
    const notices = await shown.count()
    await page.keyboard.press('Escape')
    await expect(bell(page)).toHaveAccessibleName(new RegExp(`: ${before + 1 - notices}$`))

    await bell(page).click()
    await expect(news.notices).toHaveText(textOf('common.notices'))
    await news.panel.getByRole('link', { name: textOf('layout.bell.messages') }).click()
    await expect(news.panel).toBeHidden()
    await buttonsIn(page).markAllRead.click()
    await expect(bell(page)).toHaveAccessibleName(textOf('layout.bell.notices'))
  })
}

test('the header shows a VIP level to a member, but neither a level nor messages to a trial player', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'))
  const account = siteLayout(page).account
  await expect(account).toHaveAccessibleName(/VIP \d$/)
  await account.click()
  const level = page.getByRole('link', { name: patternOf('layout.accountMenu.vipLevel') })
  await level.click()
  await expect(page).toHaveURL(/\/member\/vip$/)
  await expect(level).toBeHidden()

  await openWith(page, await startFreePlay(request))
  await expect(account).toHaveAccessibleName(textOf('common.myAccount'))
  await bell(page).click()
  await expect(noticesPopup(page).popup).toBeVisible()
})

for (const width of [390, 1440]) {
  test(`[HEAD-07] the header shows the currency, VIP level and number of open promotions at ${width} px`, {
    tag: LONG,
  }, async ({ page, request }) => {
    const promotion = promotionPage(page)
    await page.setViewportSize({ width, height: 844 })
    await seedWorld(request, 'demo')
    const token = await sessionOf(request, 'ana')
    await openWith(page, token)
    await takenOver(page)
    await expect(header(page)).toContainText('R$')
    await expect(header(page).getByText(/^VIP \d$/)).toBeVisible()
    // The link with the number of promotions comes last. The navigation may link to promotions before it.
    const gift = header(page)
      .getByRole('link', { name: textOf('common.promotions') })
      .last()
    if (width < 1000) await bell(page).click()
    const said = async () => {
      const words = (await gift.getAttribute('aria-label')) ?? (await gift.innerText())
      return Number(/\d+/.exec(words)?.[0] ?? 0)
    }
    await expect(gift).toBeVisible()
    await expect.poll(said).toBeGreaterThan(1)
    const before = await said()
    await gift.click()
    await page
      .getByRole('main')
      .getByRole('link', { name: textOf('promotion.tellUsYourBestRound.title') })
      .click()
    await promotion.comment.fill('Três coroas.')
    await promotion.participate.click()
    await expect(promotion.answerComes).toBeVisible()
    if (width < 1000) await bell(page).click()
    await expect.poll(said).toBe(before - 1)
  })
}
