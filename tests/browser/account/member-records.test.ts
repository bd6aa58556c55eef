import fs from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { depositPage } from '#tests/browser/cashier/deposit-page.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { reportFilters } from '#tests/browser/kit/report-filters.ts'
import { calm, clearFault, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { csvTable } from '#tests/support/csv-table.ts'
import { JOURNEY, LONG } from '#tests/support/is-long.ts'
import { registerFirst } from './member-page.ts'

const BETS = '/member/bettingRecord'
const ENTRIES = '/member/transactionHistory'
const RESULT = '/member/personalProfit'
const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** The period in which members of the demo world have played. */
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const ALL = `first=${dayAgo(300)}&last=${dayAgo(0)}`

test.afterEach(({ request }) => calm(request))

const openAs = async (page: Page, request: APIRequestContext, path: string, account = 'ana') =>
  openWith(page, await sessionOf(request, account), path)

const rows = (page: Page) => page.getByRole('table').first().locator('tbody').getByRole('row')
const sheet = (page: Page) => page.getByRole('dialog')

/** Minor units of a displayed amount. */
const minorUnits = (text: string) => Number(text.replace('−', '-').replace(/[^\d-]/g, ''))
const amountsOf = async (page: Page, head: string) =>
  (await page.locator(`tbody td[data-head="${head}"]`).allInnerTexts()).map(minorUnits)
/** The total under a heading, in the sums row that begins with `name`. */
const sumOf = async (page: Page, name: RegExp, head: string) =>
  minorUnits(
    await page.locator('tfoot').getByRole('row', { name }).locator(`td[data-head="${head}"]`).innerText(),
  )

async function fileOf(page: Page) {
  const downloading = page.waitForEvent('download')
  await buttonsIn(page).exportCsv.click()
  return csvTable(await fs.readFile(await (await downloading).path(), 'utf8'), ';')
}

async function expectNothingWrong(page: Page) {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wider).toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

for (const viewport of widths) {
  test(`[MEM-08] filters, totals, opens and exports a member’s bets at ${viewport.width} px`, {
    tag: [LONG, JOURNEY],
  }, async ({ page, request }) => {
    const filters = reportFilters(page)
    await page.setViewportSize(viewport)
    await openAs(page, request, `${BETS}?${ALL}`)
    await expect(rows(page)).toHaveCount(20)
    await filters.result.selectOption('Perdeu')
    await expect(rows(page).filter({ hasText: 'Perdeu' })).toHaveCount(20)
    await buttonsIn(page).showMore.click()
    await expect(rows(page)).toHaveCount(40)
    const staked = (await amountsOf(page, 'Aposta')).reduce((sum, stake) => sum + stake, 0)
    expect(await sumOf(page, /^Nesta lista/, 'Aposta')).toBe(staked)

    const file = await fileOf(page)
    expect(file.rows.length).toBeGreaterThanOrEqual(40)
    expect(new Set(file.column('Resultado'))).toEqual(new Set(['Perdeu']))
    const whole = file.column('Aposta (R$)').reduce((sum, stake) => sum + minorUnits(stake), 0)
    expect(await sumOf(page, /^Total/, 'Aposta')).toBe(whole)

    const saved = filters.saved
    await expect(saved).toBeVisible()
    await filters.result.selectOption('Ganhou')
    await expect(saved).toHaveCount(0)
    await filters.result.selectOption('Perdeu')
    await expect(rows(page).filter({ hasText: 'Perdeu' })).toHaveCount(40)

    const opener = rows(page).nth(2).getByRole('button')
    const game = await opener.innerText()
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(sheet(page).getByRole('heading')).toHaveText(game)
    await expect(sheet(page).getByText('Fornecedor')).toBeVisible()
    await expect(page).toHaveURL(/[?&]bet=/)
    await expectNothingWrong(page)
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expectNothingWrong(page)
  })
}

for (const viewport of widths) {
  test(`[MEM-08] account record filters, totals and exports completed and pending entries at ${viewport.width} px`, {
    tag: LONG,
  }, async ({ page, request }) => {
    await page.setViewportSize(viewport)
    await openAs(page, request, `${ENTRIES}?${ALL}&kind=deposits`)
    await expect(rows(page).filter({ hasText: 'Depósito' }).first()).toBeVisible()
    await expect(rows(page).filter({ hasNotText: 'Depósito' })).toHaveCount(0)
    const file = await fileOf(page)
    const states = file.column('Situação')
    const cameIn = file
      .column('Valor (R$)')
      .filter((_, row) => states[row] === 'Concluído')
      .reduce((sum, amount) => sum + minorUnits(amount), 0)
    expect(new Set(states).size).toBeGreaterThan(1)
    expect(await sumOf(page, /^Total, entrou/, 'Valor')).toBe(cameIn)
    await page.getByLabel('Tipo de lançamento').selectOption('Apostas e prêmios')
    await expect(rows(page).filter({ hasText: /Aposta|Prêmio/ })).toHaveCount(20)
    const opener = rows(page).first().getByRole('button')
    await opener.click()
    await expect(sheet(page).getByText('Jogo', { exact: true })).toBeVisible()
    await expectNothingWrong(page)
    await page.goBack()
    await expect(sheet(page)).toHaveCount(0)
    await reportFilters(page).status.selectOption('Devolvido')
    await expect(page.getByText('Nenhum lançamento')).toBeVisible()
    await expectNothingWrong(page)
  })

  test(`[MEM-09] personal result shows charts that are also readable as tables at ${viewport.width} px`, {
    tag: LONG,
  }, async ({ page, request }) => {
    await page.setViewportSize(viewport)
    await openAs(page, request, RESULT)
    const plot = page.getByRole('figure', { name: 'Resultado ao longo do tempo' })
    await expect(plot.locator('canvas')).toBeVisible()
    const whole = minorUnits(await page.locator('dl > div').first().locator('dd').first().innerText())
    await reportFilters(plot).allNumbers.click()
    const cells = (await plot.locator('tbody td').allInnerTexts()).map(minorUnits)
    expect(cells).toHaveLength(30)
    expect(cells.reduce((sum, amount) => sum + amount, 0)).toBe(whole)
    await plot.getByRole('slider').focus()
    await page.keyboard.press('End')
    await expect(plot.getByRole('slider')).toHaveAttribute('aria-valuenow', '30')
    const kinds = page.getByRole('region', { name: 'Por tipo de jogo' })
    const played = (await kinds.locator('tbody td[data-head="Apostado"]').allInnerTexts()).map(minorUnits)
    const staked = page.locator('dl > div').filter({ hasText: 'Apostado' }).locator('dd')
    expect(played.reduce((sum, stake) => sum + stake, 0)).toBe(minorUnits(await staked.innerText()))
    await expectNothingWrong(page)
    await reportFilters(page).gameType.selectOption('Pesca')
    await expect(page.getByRole('figure', { name: 'Depósitos e saques' })).toHaveCount(0)
    await expect(kinds.locator('tbody').getByRole('row')).toHaveCount(1)
  })
}

test('[MEM-08] restores the loaded bets and the scroll position after going back', {
  tag: LONG,
}, async ({ page, request }) => {
  await openAs(page, request, `${BETS}?${ALL}`)
  await buttonsIn(page).showMore.click()
  await expect(rows(page)).toHaveCount(40)
  const bet = rows(page).nth(36)
  await bet.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await expect(rows(page)).toHaveCount(0)
  await page.goBack()
  await expect(rows(page)).toHaveCount(40)
  await expect(bet).toBeInViewport()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(40)
})

test('[MEM-08] shows no table header when the betting record is empty', { tag: LONG }, async ({
  page,
  request,
}) => {
  await openAs(page, request, `${BETS}?first=${dayAgo(290)}&last=${dayAgo(280)}`)
  await expect(page.getByText('Nenhuma aposta')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('[HEAD-03] account menu leads to the account record and the betting record', async ({
  page,
  request,
}) => {
  await openAs(page, request, '/')
  for (const [name, path] of [
    ['Extrato', ENTRIES],
    ['Histórico de apostas', BETS],
  ] as const) {
    await siteLayout(page).account.click()
    const accountMenu = siteLayout(page).accountMenu
    await accountMenu.menu.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(accountMenu.menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})

test('[MEM-08] shows an error with a retry when the betting record or a bet’s details fail to load', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await setFault(request, 'listBettingRecords', { kind: 'error', delay: 0 })
  await setFault(request, 'readBettingRecord', { kind: 'error', delay: 0 })
  await openAs(page, request, `${BETS}?${ALL}`)
  await expect(page.getByText('A lista “Histórico de apostas” não chegou')).toBeVisible()
  await clearFault(request, 'listBettingRecords')
  await buttonsIn(page).retry.click()
  await rows(page).first().getByRole('button').click()
  await expect(sheet(page).getByText('Os detalhes não chegaram')).toBeVisible()
  await clearFault(request, 'readBettingRecord')
  await buttonsIn(sheet(page)).retry.click()
  await expect(sheet(page).getByText('Fornecedor')).toBeVisible()
  expectOnly(faults, /status of 500/)
})

test('[MEM-08] shows “not found” when a member opens the address of another member’s bet', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await openAs(page, request, `${BETS}?${ALL}`)
  await rows(page).first().getByRole('button').click()
  await expect(sheet(page).getByText('Fornecedor')).toBeVisible()
  const { search } = new URL(page.url())
  await openAs(page, request, `${BETS}${search}`, 'rafael')
  await expect(sheet(page).getByText('Não existe, ou não é para você ver.')).toBeVisible()
  expectOnly(faults, /status of 404/)
})

test('[MEM-08] shows a cancelled deposit in the account record at once without changing the balance', {
  tag: LONG,
}, async ({ page, request }) => {
  await openAs(page, request, ENTRIES)
  await expect(rows(page).first()).toBeVisible()
  const balance = page.getByRole('banner').getByRole('status')
  const before = await balance.innerText()
  const other = await page.context().newPage()
  await openAs(other, request, '/member/depositv2')
  await other.getByRole('button', { name: 'R$ 50,00', exact: true }).click()
  await depositPage(other).order.click()
  await expect(rows(page).first()).toContainText('A caminho')
  await depositPage(other).open.giveUp.click()
  const question = depositPage(other).givingUp
  await question.confirm.click()
  await expect(rows(page).first()).toContainText('Não concluído')
  await expect(rows(page).first()).toContainText('50,00')
  expect(await balance.innerText()).toBe(before)
})

test('[MEM-08] asks a trial player to register and requests no betting records', {
  tag: LONG,
}, async ({ page, request }) => {
  const asked: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  await openWith(page, await startFreePlay(request), BETS)
  await expect(registerFirst(page).text).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/wps/relay/member/bets'))).toEqual([])
})
