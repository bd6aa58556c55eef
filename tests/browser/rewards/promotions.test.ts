import { createCanvas } from '@napi-rs/canvas'
import type { Page } from '@playwright/test'
import { logInByForm } from '#tests/browser/auth/login-popup.ts'
import { registrationPopup } from '#tests/browser/auth/registration-popup.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expectFine } from '#tests/browser/kit/expect-fine.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { messagesIn } from '#tests/browser/kit/shared-messages.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { isLong, LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { claimButtons } from './claims-page.ts'
import { promotionPage } from './promotion-page.ts'

test.use({ seedFor: 'test' })
test.afterEach(({ request }) => calm(request))

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, title: string) => main(page).getByRole('listitem').filter({ hasText: title })
const title = (page: Page) => main(page).getByRole('heading', { level: 1 })
const WEEKEND = textOf('promotion.stake200.title')
const FAN_PHOTO = textOf('promotion.fanPhoto.title')
const BEST_ROUND = textOf('promotion.tellUsYourBestRound.title')
const HOME_SCREEN = textOf('promotion.palpiteOnYourHomeScreen.title')

const picture = () => createCanvas(64, 48).toBuffer('image/png')

for (const width of isLong ? [390, 1440] : [390]) {
  test(`[PROMO-01] [ROUTE-12] at ${width} px, a visitor filters promotions and can join one after login`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/promotions')
    await expect(card(page, WEEKEND)).toContainText(textOf('rewards.promotions.canJoin'))
    await expect(main(page).locator('a[aria-current]')).toHaveCount(0)
    await expect(card(page, WEEKEND)).toContainText(textOf('rewards.promotions.loginToJoin'))
    await expect(card(page, textOf('promotion.stake100.title'))).toContainText(
      textOf('rewards.promotions.beginsSoon'),
    )
    await expect(card(page, textOf('promotion.anniversaryRaffle.title'))).toContainText(
      textOf('rewards.ended'),
    )
    await expectFine(page)

    await main(page)
      .getByRole('button', { name: textOf('kit.lobbyParts.sports') })
      .click()
    await expect(page).toHaveURL(/category=sports/)
    await expect(card(page, WEEKEND)).toHaveCount(0)
    await card(page, FAN_PHOTO).getByRole('link').click()
    await expect(title(page)).toHaveText(FAN_PHOTO)
    await page.goBack()
    await expect(card(page, FAN_PHOTO)).toBeVisible()
    await expect(page).toHaveURL(/category=sports/)

    await page.goto('/promotions')
    await card(page, BEST_ROUND).getByRole('link').click()
    await expect(page).toHaveURL(/\/promotions#[\w-]+$/)
    await expect(title(page)).toHaveText(BEST_ROUND)
    const stake = main(page)
      .getByRole('definition')
      .filter({ hasText: textOf('rewards.promotions.timesReward', { turnoverFactor: 3 }) })
    await expect(stake).toContainText(textOf('rewards.promotions.atMost', { element0: 'R$ 30,00' }))
    await expectFine(page)
    const join = main(page).getByRole('button', { name: textOf('rewards.promotions.loginToJoin') })
    const [said, asked] = await Promise.all([stake.boundingBox(), join.boundingBox()])
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0)
    await join.click()
    await logInByForm(page, 'ana')
    await expect(title(page)).toHaveText(BEST_ROUND)
    await expect(promotionPage(page).participate).toBeVisible()
  })
}

test('[PROMO-01] a promotion says why a member cannot join or was rejected, or links to the reward', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/promotions')
  const barred = card(page, textOf('promotion.welcomeBonus.title'))
  await expect(barred).toContainText(textOf('promotion.obstacle.newerThan', { days: 30 }))
  await barred.getByRole('link').click()
  await expect(main(page).getByRole('article')).toContainText(textOf('rewards.promotions.barred'))
  await expect(main(page)).not.toContainText(textOf('rewards.promotions.canJoin'))
  await page.goBack()
  await card(page, HOME_SCREEN).getByRole('link').click()
  await expect(main(page)).toContainText(textOf('bonus.palpiteOnYourHomeScreen.reason'))
  await promotionPage(page).all.click()
  await card(page, WEEKEND).getByRole('link').click()
  await expect(main(page).getByText(textOf('rewards.promotions.stakedSince'))).toHaveCount(0)
  await main(page)
    .getByRole('link', { name: textOf('rewards.promotions.claimReward') })
    .click()
  await expect(page).toHaveURL(/member\/bonusDetails$/)
})

test('[PROMO-02] sends an application and its comment only once, and keeps the draft across a reload', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/promotions')
  await card(page, BEST_ROUND).getByRole('link').click()
  const join = promotionPage(page).participate
  const comment = promotionPage(page).comment
  await comment.fill('Três coroas na última rodada do dia.')
  await page.reload()
  await expect(comment).toHaveValue('Três coroas na última rodada do dia.')
  // Block reloads of the promotion, so that the page can learn the result only from the reply.
  const readAnew = '**/wps/relay/promotions/details*'
  await page.route(readAnew, () => undefined)
  await join.dblclick()
  await expect(main(page).getByRole('status')).toContainText(textOf('rewards.promotions.requestSent'))
  await page.unroute(readAnew)
  await page.reload()
  await expect(promotionPage(page).answerComes).toBeVisible()
})

test('[PROMO-02] a member can apply again if the operator rejects an application whose response was lost', {
  tag: LONG,
}, async ({ page, context, request, faults }) => {
  const promotion = promotionPage(page)
  const declined = main(page).getByText(textOf('rewards.promotions.declinedTitle'))
  await openWith(page, await sessionOf(request, 'ana'), '/promotions')
  await card(page, BEST_ROUND).getByRole('link').click()
  await promotion.comment.fill('Três coroas.')
  await setFault(request, 'joinPromotion', { kind: 'cut' })
  await promotion.participate.click()
  await expect(messagesIn(main(page)).noAnswerYet).toBeVisible()
  const address = page.url()
  await page.goto('/')
  await calm(request)
  const desk = await context.newPage()
  await desk.goto('/sandbox')
  const atDesk = desk.getByRole('listitem').filter({ hasText: BEST_ROUND }).filter({ hasText: 'ana ·' })
  await atDesk.getByRole('button', { name: textOf('sandbox.bonuses.declineRules') }).click()
  await expect(atDesk.getByText(textOf('rewards.pointShop.orderDeclined'))).toBeVisible()
  await page.goto(address)
  await expect(declined).toBeVisible()
  const join = promotion.participate
  await expect(join).toBeVisible()
  await expect(main(page).getByRole('status')).toHaveCount(0)
  await promotion.comment.fill('Três coroas, e foi ontem.')
  await join.click()
  await expect(promotionPage(page).answerComes).toBeVisible()
  await expect(declined).toHaveCount(0)
  expectOnly(faults, /Failed to load resource|ERR_/)
})

test('[PROMO-02] sends an image with an application, and shows the decision without a reload', {
  tag: LONG,
}, async ({ page, context, request }) => {
  await openWith(page, await sessionOf(request, 'rafael'), '/promotions')
  await card(page, HOME_SCREEN).getByRole('link').click()
  await expect(title(page)).toBeInViewport()
  const ask = main(page).getByRole('button', { name: textOf('rewards.promotions.requestReward') })
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'torcida.png', mimeType: 'image/png', buffer: picture() })
  await expect(buttonsIn(main(page)).removeFirstImage).toBeVisible()
  await ask.click()
  await expect(main(page).getByText(textOf('rewards.underReview'))).toBeVisible()
  const desk = await context.newPage()
  await desk.goto('/sandbox')
  const atDesk = desk.getByRole('listitem').filter({ hasText: `rafael · ${HOME_SCREEN}` })
  await claimButtons(atDesk).grant.click()
  await expect(main(page).getByText(textOf('rewards.promotions.rewardReady'))).toBeVisible()
})

test('[SIDE-01] the side menu lists six promotions and links to all promotions, help and the app', {
  tag: LONG,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/promotions')
  const menu = siteLayout(page).accountAndPromotions
  const lists = menu.getByRole('list')
  await expect(card(page, textOf('promotion.stake100.title'))).toBeVisible()
  const all = await main(page).getByRole('listitem').getByRole('heading').allInnerTexts()
  expect(all.length).toBeGreaterThan(6)
  await expect(lists.nth(1).getByRole('link')).toHaveText([
    ...all.slice(0, 6),
    textOf('layout.sideMenu.allPromotions'),
  ])
  await expect(menu.getByRole('heading')).toHaveText([
    textOf('layout.sideMenu.forYou'),
    textOf('common.promotions'),
    textOf('layout.sideMenu.helpAndApp'),
  ])
  await expect(lists.nth(2).getByRole('link')).toHaveText([
    textOf('common.help'),
    textOf('common.customerSupport'),
    textOf('common.getApp'),
  ])
  const cut = await menu.getByRole('link').evaluateAll((links) =>
    links.flatMap((link) => {
      const name = link.querySelector('span')
      const isCut = name && (name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight)
      return isCut && link.getAttribute('title') !== link.textContent ? [link.textContent] : []
    }),
  )
  expect(cut).toEqual([])
  await page.goto('/')
  await menu.getByRole('link', { name: textOf('layout.sideMenu.allPromotions') }).click()
  await expect(page).toHaveURL('/promotions')
})

test('[SIDE-01] moves the focus to a promotion opened by keyboard, and breaks a long word that does not fit', {
  tag: LONG,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/promotions')
  const menu = siteLayout(page).accountAndPromotions
  await expect(card(page, WEEKEND)).toBeVisible()
  await menu.getByRole('link', { name: WEEKEND }).press('Enter')
  await expect(title(page)).toHaveText(WEEKEND)
  await expect(title(page)).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  const wide = await main(page)
    .getByRole('article')
    .evaluate((article, word) => {
      const texts = [...article.querySelectorAll('h1, header p')]
      for (const text of texts) text.textContent = word
      return texts.filter((text) => text.scrollWidth > text.clientWidth).length
    }, 'Extraordinariamente'.repeat(5))
  expect(wide).toBe(0)
  await expectFine(page)
})

test('asks a trial player to create an account before joining a promotion', { tag: LONG }, async ({
  page,
  request,
}) => {
  await openWith(page, await startFreePlay(request), '/promotions')
  await card(page, BEST_ROUND).getByRole('link').click()
  await buttonsIn(main(page)).createAccount.click()
  await expect(registrationPopup(page).popup).toBeVisible()
})

test('says that a promotion does not exist, and leads to the list of promotions', {
  tag: LONG,
}, async ({ page, faults }) => {
  await page.goto('/promotions#00000000-0000-4000-8000-000000000000')
  await expect(main(page).getByText(textOf('rewards.promotions.notFound'))).toBeVisible()
  await expect(buttonsIn(main(page)).retry).toHaveCount(0)
  await promotionPage(page).all.click()
  await expect(card(page, WEEKEND)).toBeVisible()
  expectOnly(faults, /404/)
})
