import type { Page } from '@playwright/test'
import { expectFine } from '#tests/browser/kit/expect-fine.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, changePoints } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { shopDesk, shopOrder } from './shop-page.ts'

test.use({ seedFor: 'test', viewport: { width: 390, height: 844 } })
test.afterEach(({ request }) => calm(request))

const main = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const item = (page: Page, title: string) =>
  part(page, textOf('rewards.pointShop.redeem')).getByRole('listitem').filter({ hasText: title })
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

test('[PTS-01] orders an item for an address, shows the rejection and refunds the points', {
  tag: LONG,
}, async ({ page, context, request }) => {
  await openWith(page, await sessionOf(request, 'rafael'), '/pointMall')
  await expect(order(page, 'Dominó de madeira')).toContainText('1.500 pontos voltaram')
  const before = await pointsOn(page)
  await item(page, 'Baralho de linho').getByRole('button', { name: 'Pedir: Baralho de linho' }).click()
  const dialog = page.getByRole('dialog', { name: 'Baralho de linho' })
  const send = dialog.getByRole('button', { name: 'Pedir por 1.200 pontos' })
  await shopOrder(dialog).name.fill('Rafael Nunes')
  await shopOrder(dialog).mobile.fill('11 98888-0002')
  await shopOrder(dialog).address.fill('Rua das Palmeiras, 7')
  await page.reload()
  await item(page, 'Baralho de linho').getByRole('button', { name: 'Pedir: Baralho de linho' }).click()
  await expect(shopOrder(dialog).name).toHaveValue('Rafael Nunes')
  await expect(shopOrder(dialog).mobile).toHaveValue('11 98888-0002')
  await expect(shopOrder(dialog).address).toHaveValue('Rua das Palmeiras, 7')
  await expectFine(page)
  await send.dblclick()
  await expect(dialog.getByRole('status')).toContainText(textOf('rewards.promotions.requestSent'))
  await buttonsIn(dialog).close.last().click()
  await expect(order(page, 'Baralho de linho').first()).toContainText(textOf('rewards.underReview'))
  await expect.poll(() => pointsOn(page)).toBe(before - 1_200)
  const desk = await context.newPage()
  await desk.goto('/sandbox')
  const atDesk = desk
    .getByRole('listitem')
    .filter({ hasText: 'Rafael Nunes, 11 98888-0002, Rua das Palmeiras, 7' })
  await atDesk.getByRole('button', { name: textOf('sandbox.redemptionDesk.declineAddress') }).click()
  await expect(atDesk).toContainText(textOf('sandbox.redemptionDesk.declined'))
  await page.reload()
  await item(page, 'Baralho de linho').getByRole('button', { name: 'Pedir: Baralho de linho' }).click()
  await expect(shopOrder(dialog).address).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(order(page, 'Baralho de linho').first()).toContainText('1.200 pontos voltaram')
  await expect.poll(() => pointsOn(page)).toBe(before)
  await page.goto('/member/messageV2')
  await expect(main(page).getByText('Pedido recusado: 1 × Baralho de linho')).toBeVisible()
})

test('[PTS-01] orders several of an item at once with the remaining points and stops at the limit', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/pointMall')
  const before = await pointsOn(page)
  const dialog = page.getByRole('dialog')
  const close = buttonsIn(dialog).close.last()
  await item(page, 'Bônus de R$ 10').getByRole('button').click()
  await shopOrder(dialog).quantity.fill('2')
  const left = `${(before - 1_800).toLocaleString('pt-BR')} pontos`
  await expect(dialog.getByRole('definition')).toHaveText(['1.800 pontos', left])
  await dialog.getByRole('button', { name: 'Pedir por 1.800 pontos' }).click()
  await close.click()
  await expect(order(page, 'Bônus de R$ 10')).toContainText('2 × Bônus de R$ 10')
  await expect(order(page, 'Pipa com rabiola')).not.toContainText('×')

  await expect(item(page, 'Baralho de linho')).not.toContainText('por pessoa')
  await expect(item(page, 'Pipa com rabiola')).toContainText('2 por pessoa')
  await item(page, 'Pipa com rabiola').getByRole('button').click()
  await shopOrder(dialog).name.fill('Ana Souza')
  await shopOrder(dialog).mobile.fill('11 98888-0001')
  await shopOrder(dialog).address.fill('Rua A, 1')
  await dialog.getByRole('button', { name: 'Pedir por 400 pontos' }).click()
  await close.click()
  await expect(item(page, 'Pipa com rabiola').getByRole('button')).toHaveAccessibleDescription(
    textOf('rewards.pointShop.ownLimitReached'),
  )
})

test('[PTS-01] says that the shop is closed once the operator has closed it', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/pointMall')
  const before = await pointsOn(page)
  await changePoints(request, { conversionOn: false, redemptionOn: false })
  await page.reload()
  await expect(part(page, textOf('rewards.pointShop.convertTitle'))).toContainText('A troca está desligada')
  await expect(item(page, 'Bônus de R$ 10').getByRole('button')).toHaveAccessibleDescription(
    textOf('rewards.pointShop.itemUnavailable'),
  )
  expect(await pointsOn(page)).toBe(before)
})

test('[PTS-01] shop shows the items that the sandbox console adds, changes, restocks and removes', {
  tag: LONG,
}, async ({ page, context, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/pointMall')
  await expect(item(page, 'Jogo de xadrez')).toContainText(textOf('rewards.pointShop.soldOut'))
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
  await expect(item(page, 'Rede de algodão')).toContainText('50 pontos')

  const edited = (title: string, on = desk) => shopOn(on).getByRole('group').filter({ hasText: title })
  await edited('Jogo de xadrez').locator('summary').click()
  await shopDesk(edited('Jogo de xadrez')).price.fill('70')
  await shopDesk(edited('Jogo de xadrez')).stock.fill('3')
  await buttonsIn(edited('Jogo de xadrez')).save.click()
  await expect(edited('Jogo de xadrez').getByRole('status')).toHaveText(textOf('sandbox.shopItemForm.saved'))
  await expect(item(page, 'Jogo de xadrez')).toContainText('70 pontos')
  await expect(item(page, 'Jogo de xadrez')).not.toContainText(textOf('rewards.pointShop.soldOut'))

  await edited('Baralho de linho').locator('summary').click()
  await shopDesk(edited('Baralho de linho')).stock.fill('100')
  const other = await context.newPage()
  await other.goto('/sandbox')
  await edited('Baralho de linho', other).locator('summary').click()
  await shopDesk(edited('Baralho de linho', other)).stock.fill('37')
  await buttonsIn(edited('Baralho de linho', other)).save.click()
  await expect(edited('Baralho de linho', other).getByRole('status')).toHaveText(
    textOf('sandbox.shopItemForm.saved'),
  )
  const save = buttonsIn(edited('Baralho de linho')).save
  await save.click()
  await expect(edited('Baralho de linho').getByRole('status')).toContainText('Agora há 37 em estoque')
  await save.click()
  await expect(edited('Baralho de linho').getByRole('status')).toHaveText(
    textOf('sandbox.shopItemForm.saved'),
  )
  await expect(edited('Baralho de linho').locator('summary')).toContainText('100 em estoque')
  await edited('Baralho de linho').getByLabel(textOf('sandbox.shopItemForm.inShop')).uncheck()
  await save.click()
  await expect(edited('Baralho de linho').locator('summary')).toContainText('fora da loja')
  await expect(item(page, 'Baralho de linho')).toHaveCount(0)
  await expect(item(page, 'Rede de algodão')).toHaveCount(1)
})
