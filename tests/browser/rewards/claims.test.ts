import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { claimGift } from '#protocol/rewards/gifts.ts'
import { memberPage } from '#tests/browser/account/member-page.ts'
import { sharedLink } from '#tests/browser/agents/team-page.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { reportFilters } from '#tests/browser/kit/report-filters.ts'
import { calm, clearFault, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { messagesIn } from '#tests/browser/kit/shared-messages.ts'
import { LONG } from '#tests/support/is-long.ts'
import { qrDrawing } from '#tests/support/site/qr-drawing.ts'
import { claimButtons } from './claims-page.ts'

test.use({ seedFor: 'test', viewport: { width: 390, height: 844 } })
test.afterEach(({ request }) => calm(request))

const main = (page: Page) => page.getByRole('main')
const said = (page: Page) => main(page).getByRole('status').filter({ hasText: 'no seu saldo' })
const claim = (page: Page, title: string) =>
  main(page).getByRole('button', { name: `Resgatar: ${title}`, exact: true })

async function expectFine(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

test('[MEM-10] bonus shows its wagering, is claimed once and recorded, and a granted one appears live', {
  tag: LONG,
}, async ({ page, context, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/member/bonusDetails')
  await expect(main(page).getByRole('heading', { level: 1, name: 'Bônus' })).toBeVisible()
  const row = main(page).getByRole('row').filter({ hasText: 'Bônus de fim de semana' })
  await expect(row).toContainText('Pronto para resgatar')
  await expectFine(page)
  await claim(page, 'Bônus de fim de semana').click()
  const dialog = page.getByRole('dialog', { name: 'Bônus de fim de semana' })
  await expect(dialog).toContainText('R$ 125,00')
  await buttonsIn(dialog).notNow.click()
  await expect(dialog).toHaveCount(0)
  await claim(page, 'Bônus de fim de semana').click()
  // A double click must not trigger a second action.
  await claimButtons(dialog).claim.dblclick()
  await expect(said(page)).toContainText('R$ 25,00')
  await expect(claimButtons(dialog).claimed).toBeFocused()
  await expect(row).toContainText('Resgatado')
  await buttonsIn(dialog).close.last().click()
  await expect(dialog).toHaveCount(0)
  await expect(main(page)).toBeFocused()
  await expect(row).toContainText('Resgatado')
  await expect(row).toContainText('faltam R$ 125,00 de R$ 125,00')
  const asked = main(page).getByRole('row').filter({ hasText: 'Foto da torcida' })
  await expect(asked).toContainText('Em análise')
  const desk = await context.newPage()
  await desk.goto('/sandbox')
  const atDesk = desk.getByRole('listitem').filter({ hasText: 'ana · Foto da torcida' })
  await claimButtons(atDesk).grant.click()
  await expect(atDesk).toContainText('Concedido')
  await expect(asked).toContainText('Pronto para resgatar')
  await reportFilters(main(page)).status.selectOption('Não concedido')
  await expect(main(page).getByText('A imagem enviada não mostra o ícone.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.goto('/member/transactionHistory')
  await expect(main(page).getByRole('row').filter({ hasText: 'R$ 25,00' }).first()).toBeVisible()
})

test('[MEM-10] reward centre lists claimable rewards and the requirements of the others', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/member/rewardCenter')
  const ready = main(page).getByRole('region', { name: 'Pronto para resgatar' })
  const waiting = main(page).getByRole('region', { name: 'As próximas' })
  await expect(ready.getByRole('listitem').first()).toBeVisible()
  await expect(waiting.getByText(/Ainda R\$\s[\d.,]+ em depósitos/).first()).toBeVisible()
  await expectFine(page)
  const before = await ready.getByRole('listitem').count()
  await claim(page, 'Obrigado por jogar com a gente').click()
  await expect(said(page)).toContainText('R$ 10,00')
  await expect(ready.getByRole('listitem')).toHaveCount(before - 1)
  await page.reload()
  await expect(ready.getByRole('listitem')).toHaveCount(before - 1)
  await main(page)
    .getByRole('navigation', { name: 'Mais sobre suas recompensas' })
    .getByRole('link', { name: 'VIP' })
    .click()
  await expect(page).toHaveURL(/member\/vip$/)
})

test('[MEM-14] pays a rebate once when the response is cut off', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/member/manualRebate')
  const all = claimButtons(main(page)).claimAll
  await expect(all).toBeEnabled()
  await expectFine(page)
  await setFault(request, 'claimGift', { kind: 'cut' })
  await all.click()
  await expect(messagesIn(main(page)).noAnswerYet).toBeVisible()
  await clearFault(request, 'claimGift')
  await expect(said(page)).toBeVisible({ timeout: 30_000 })
  expectOnly(faults, /Failed to load resource/)
  await expect(main(page).getByText('Nada para resgatar ainda')).toBeVisible()
  const claimed = main(page).getByRole('table', { name: 'Resgatado até agora' })
  await expect(claimed.getByRole('row').filter({ hasText: 'Rebate (' })).toHaveCount(1)
})

test('[MEM-14] says without an error that a rebate was already claimed elsewhere', {
  tag: LONG,
}, async ({ page, request }) => {
  const token = await sessionOf(request, 'ana')
  // The page is not notified of changes elsewhere.
  await page.routeWebSocket('**/wps/socket', () => {})
  await openWith(page, token, '/member/manualRebate')
  const all = claimButtons(main(page)).claimAll
  await expect(all).toBeEnabled()
  const headers = { token, 'idempotency-key': randomUUID() }
  const claimed = await request.post(claimGift.path, { headers, data: { what: 'rebate', gameType: null } })
  expect((await claimed.json()).success).toBe(true)
  await all.click()
  await expect(main(page).getByRole('status').filter({ hasText: 'já resgatou' })).toBeVisible()
  await expect(main(page).getByText('Nada foi resgatado')).toHaveCount(0)
})

test('[MEM-14] says that manual rebates are off and removes them from the menu', {
  tag: LONG,
}, async ({ page, request, platform }) => {
  const token = await sessionOf(request, 'ana')
  await openWith(page, token, '/member')
  const menu = memberPage(page).menu
  await expect(menu.manualRebate).toBeVisible()
  await platform.set('modules', { MANPLAYREB3: false })
  await page.goto('/member')
  await expect(menu.bonuses).toBeVisible()
  await expect(menu.manualRebate).toHaveCount(0)
  await page.goto('/member/manualRebate')
  await expect(main(page).getByText('Não há rebate manual agora')).toBeVisible()
})

test('[MEM-11] shares the referral link by address and QR code and pays the reward for a friend once', {
  tag: LONG,
}, async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWith(page, await sessionOf(request, 'ana'), '/member/referral')
  await expect(sharedLink(main(page)).qr).toBeVisible()
  const link = await sharedLink(main(page)).address.inputValue()
  expect(link).toMatch(/\/register\?referralCode=\w+$/)
  const code = sharedLink(main(page)).qr.locator('path').last()
  await expect(code).toHaveAttribute('d', qrDrawing(link))
  await main(page).getByRole('button', { name: 'Copiar o endereço' }).click()
  await expect(buttonsIn(main(page)).copied).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  const friends = main(page).getByRole('table', { name: 'Quem veio pelo seu link' })
  await expect(claimButtons(friends).ready.first()).toBeVisible()
  await expectFine(page)
  await claimButtons(main(page)).claimReward.click()
  await claimButtons(page.getByRole('dialog')).claim.click()
  await expect(said(page)).toContainText('Indicação de')
  await page.keyboard.press('Escape')
  await expect(claimButtons(friends).ready).toHaveCount(0)
  const again = claimButtons(main(page)).claimReward
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await expect(again).toHaveAccessibleDescription(/Nenhum amigo/)
})

test('[MEM-12] shows mission progress, and the leaderboard or its empty state', { tag: LONG }, async ({
  page,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'ana'), '/member/missionLeaderboard')
  await expect(main(page).getByRole('progressbar', { name: 'Jogue em 12 dias' })).toBeVisible()
  await expectFine(page)
  await main(page).getByRole('tab', { name: 'Este mês' }).click()
  await expect(page).toHaveURL(/period=month/)
  const board = main(page).getByRole('table', { name: 'Classificação' })
  await expect(main(page).getByText(/Sua colocação: \d+|Você ainda não tem colocação/)).toBeVisible()
  await expect(board.or(main(page).getByText('Ninguém tem pontuação ainda')).first()).toBeVisible()
})

test('[MEM-15] shows VIP level, next requirements and benefits', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/member/vip')
  await expect(main(page).getByRole('region', { name: 'Seu nível' })).toContainText('Ouro')
  await expect(main(page).getByRole('progressbar', { name: 'Depósitos' })).toBeVisible()
  await expect(main(page).getByRole('row').filter({ hasText: 'Diamante' })).toContainText('R$ 1.200,00')
  await expectFine(page)
})
