import type { Page } from '@playwright/test'
import { expectFine } from '#tests/browser/kit/expect-fine.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, changePoints } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { shopDesk, shopOrder } from './shop-page.ts'

test.use({ seedFor: 'test', viewport: { width: 390, height: 844 } })
test.afterEach(({ request }) => calm(request))

const CARDS = textOf('shop.playingCards.title')
const KITE = textOf('shop.kite.title')
const CHESS = textOf('shop.chessSet.title')
const BONUS = textOf('shop.bonus10.title')

const main = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const item = (page: Page, title: string) =>
  part(page, textOf('rewards.pointShop.redeemTitle')).getByRole('listitem').filter({ hasText: title })
const order = (page: Page, title: string) =>
  main(page)
    .getByRole('table', { name: textOf('rewards.pointShop.orders') })
    .getByRole('row')
    .filter({ hasText: title })

async function pointsOn(page: Page): Promise<number> {
  const figure = main(page)
    .locator('div')
    .filter({ has: page.getByRole('term').filter({ hasText: textOf('rewards.pointShop.yourPoints') }) })
    .last()
    .getByRole('definition')
    .first()
  await expect(figure).toHaveText(/\d/)
  return Number((await figure.innerText()).replaceAll('.', ''))
}

test('[PTS-01] orders an item to a postal address, shows the order’s rejection and refunds the points', {
  tag: LONG,
}, async ({ page, context, request }) => {
  await openWith(page, await sessionOf(request, 'rafael'), '/pointMall')
  await expect(order(page, textOf('shop.dominoes.title'))).toContainText(
    textOf('rewards.pointShop.pointsRefunded', { points: 1_500 }),
  )
  const before = await pointsOn(page)
  await item(page, CARDS)
    .getByRole('button', { name: textOf('rewards.pointShop.redeemNamed', { title: CARDS }) })
    .click()
  const dialog = page.getByRole('dialog', { name: CARDS })
  const send = dialog.getByRole('button', { name: textOf('rewards.pointShop.redeemFor', { price: 1_200 }) })
  await shopOrder(dialog).name.fill('Rafael Nunes')
  await shopOrder(dialog).mobile.fill('11 98888-0002')
  await shopOrder(dialog).address.fill('Rua das Palmeiras, 7')
  await page.reload()
  await item(page, CARDS)
    .getByRole('button', { name: textOf('rewards.pointShop.redeemNamed', { title: CARDS }) })
    .click()
  await expect(shopOrder(dialog).name).toHaveValue('Rafael Nunes')
  await expect(shopOrder(dialog).mobile).toHaveValue('11 98888-0002')
  await expect(shopOrder(dialog).address).toHaveValue('Rua das Palmeiras, 7')
  await expectFine(page)
  await send.dblclick()
  await expect(dialog.getByRole('status')).toContainText(textOf('rewards.promotions.requestSent'))
  await buttonsIn(dialog).close.last().click()
  await expect(order(page, CARDS).first()).toContainText(textOf('rewards.underReview'))
  await expect.poll(() => pointsOn(page)).toBe(before - 1_200)
  const desk = await context.newPage()
  await desk.goto('/sandbox')
  const atDesk = desk
    .getByRole('listitem')
    .filter({ hasText: 'Rafael Nunes, 11 98888-0002, Rua das Palmeiras, 7' })
  await atDesk.getByRole('button', { name: textOf('sandbox.redemptionDesk.declineAddress') }).click()
  await expect(atDesk).toContainText(textOf('sandbox.redemptionDesk.declined'))
  await page.reload()
  await item(page, CARDS)
    .getByRole('button', { name: textOf('rewards.pointShop.redeemNamed', { title: CARDS }) })
    .click()
  await expect(shopOrder(dialog).address).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(order(page, CARDS).first()).toContainText(
    textOf('rewards.pointShop.pointsRefunded', { points: 1_200 }),
  )
  await expect.poll(() => pointsOn(page)).toBe(before)
  await page.goto('/member/messageV2')
  await expect(
    main(page).getByText(textOf('notification.redemption.rejected.title', { quantity: 1, title: CARDS })),
  ).toBeVisible()
})

test('[PTS-01] orders several units of an item, shows the remaining points and limits orders per player', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/pointMall')
  const before = await pointsOn(page)
  const dialog = page.getByRole('dialog')
  const close = buttonsIn(dialog).close.last()
  await item(page, BONUS).getByRole('button').click()
  await shopOrder(dialog).quantity.fill('2')
  const left = textOf('rewards.points', { points: before - 1_800 })
  await expect(dialog.getByRole('definition')).toHaveText([textOf('rewards.points', { points: 1_800 }), left])
  await dialog.getByRole('button', { name: textOf('rewards.pointShop.redeemFor', { price: 1_800 }) }).click()
  await close.click()
  await expect(order(page, BONUS)).toContainText(`2 × ${BONUS}`)
  await expect(order(page, KITE)).not.toContainText('×')

  await expect(item(page, CARDS)).not.toContainText(patternOf('rewards.pointShop.perPlayer'))
  await expect(item(page, KITE)).toContainText(textOf('rewards.pointShop.perPlayer', { maxPerMember: 2 }))
  await item(page, KITE).getByRole('button').click()
  await shopOrder(dialog).name.fill('Ana Souza')
  await shopOrder(dialog).mobile.fill('11 98888-0001')
  await shopOrder(dialog).address.fill('Rua A, 1')
  await dialog.getByRole('button', { name: textOf('rewards.pointShop.redeemFor', { price: 400 }) }).click()
  await close.click()
  await expect(item(page, KITE).getByRole('button')).toHaveAccessibleDescription(
    textOf('rewards.pointShop.ownLimitReached'),
  )
})

test('[PTS-01] when the operator turns off conversion and orders, the points shop says so', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/pointMall')
  const before = await pointsOn(page)
  await changePoints(request, { conversionOn: false, redemptionOn: false })
  await page.reload()
  await expect(part(page, textOf('rewards.pointShop.convertTitle'))).toContainText(
    textOf('rewards.pointShop.conversionOffText'),
  )
  await expect(item(page, BONUS).getByRole('button')).toHaveAccessibleDescription(
    textOf('rewards.pointShop.itemUnavailable'),
  )
  expect(await pointsOn(page)).toBe(before)
})

test('[PTS-01] the points shop updates when the sandbox adds, changes, restocks or removes items', {
  tag: LONG,
}, async ({ page, context, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/pointMall')
  await expect(item(page, CHESS)).toContainText(textOf('rewards.pointShop.soldOut'))
  const desk = await context.newPage()
  await desk.goto('/sandbox')
  const shopOn = (one: Page) => one.getByRole('region', { name: textOf('sandbox.sectionNames.shopItems') })
  const mall = shopOn(desk)
  await mall.getByRole('button', { name: textOf('sandbox.shopDesk.add') }).click()
  await mall.getByLabel(textOf('sandbox.shopItemForm.namePt')).fill('Rede de algodão')
  await mall.getByLabel(textOf('sandbox.shopItemForm.nameEn')).fill('Cotton hammock')
  await mall.getByLabel(textOf('sandbox.shopItemForm.textPt')).fill('De Jaguaruana, para dois.')
  await mall.getByLabel(textOf('sandbox.shopItemForm.textEn')).fill('From Jaguaruana, for two.')
  await mall.getByLabel(textOf('sandbox.shopItemForm.picture')).selectOption('pipa/losango')
  await shopDesk(mall).price.fill('muito')
  await shopDesk(mall).add.click()
  await expect(shopDesk(mall).price).toHaveAccessibleDescription(textOf('sandbox.common.valueInvalid'))
  await shopDesk(mall).price.fill('50')
  await shopDesk(mall).add.click()
  await expect(item(page, 'Rede de algodão')).toContainText(textOf('rewards.points', { points: 50 }))

  const edited = (title: string, on = desk) => shopOn(on).getByRole('group').filter({ hasText: title })
  await edited(CHESS).locator('summary').click()
  await shopDesk(edited(CHESS)).price.fill('70')
  await shopDesk(edited(CHESS)).stock.fill('3')
  await buttonsIn(edited(CHESS)).save.click()
  await expect(edited(CHESS).getByRole('status')).toHaveText(textOf('sandbox.shopItemForm.saved'))
  await expect(item(page, CHESS)).toContainText(textOf('rewards.points', { points: 70 }))
  await expect(item(page, CHESS)).not.toContainText(textOf('rewards.pointShop.soldOut'))

  await edited(CARDS).locator('summary').click()
  await shopDesk(edited(CARDS)).stock.fill('100')
  const other = await context.newPage()
  await other.goto('/sandbox')
  await edited(CARDS, other).locator('summary').click()
  await shopDesk(edited(CARDS, other)).stock.fill('37')
  await buttonsIn(edited(CARDS, other)).save.click()
  await expect(edited(CARDS, other).getByRole('status')).toHaveText(textOf('sandbox.shopItemForm.saved'))
  const save = buttonsIn(edited(CARDS)).save
  await save.click()
  await expect(edited(CARDS).getByRole('status')).toContainText(
    textOf('sandbox.shopItemForm.stockChanged', { left: 37 }),
  )
  await save.click()
  await expect(edited(CARDS).getByRole('status')).toHaveText(textOf('sandbox.shopItemForm.saved'))
  await expect(edited(CARDS).locator('summary')).toContainText(
    textOf('sandbox.shopDesk.stock', { left: 100 }),
  )
  await edited(CARDS).getByLabel(textOf('sandbox.shopItemForm.inShop')).uncheck()
  await save.click()
  await expect(edited(CARDS).locator('summary')).toContainText(textOf('sandbox.shopDesk.notInShop'))
  await expect(item(page, CARDS)).toHaveCount(0)
  await expect(item(page, 'Rede de algodão')).toHaveCount(1)
})
