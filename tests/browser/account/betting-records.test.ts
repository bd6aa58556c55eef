import type { Page } from '@playwright/test'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { reportFilters } from '#tests/browser/kit/report-filters.ts'
import { calm, clearFault, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { JOURNEY, LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { registerFirst } from './member-page.ts'
import {
  ALL,
  expectNothingWrong,
  fileOf,
  minorUnits,
  openAs,
  rows,
  sheet,
  sumOf,
  widths,
} from './record-page.ts'

const BETS = '/member/bettingRecord'
const ENTRIES = '/member/transactionHistory'

test.afterEach(({ request }) => calm(request))

const amountsOf = async (page: Page, head: string) =>
  (await page.locator(`tbody td[data-head="${head}"]`).allInnerTexts()).map(minorUnits)

for (const viewport of widths) {
  test(`[MEM-08] bets in the history can be filtered, added up, opened and exported at ${viewport.width} px`, {
    tag: [LONG, JOURNEY],
  }, async ({ page, request }) => {
    const filters = reportFilters(page)
    await page.setViewportSize(viewport)
    await openAs(page, request, `${BETS}?${ALL}`)
    await expect(rows(page)).toHaveCount(20)
    await filters.result.selectOption(textOf('account.records.lost'))
    await expect(rows(page).filter({ hasText: textOf('account.records.lost') })).toHaveCount(20)
    await buttonsIn(page).showMore.click()
    await expect(rows(page)).toHaveCount(40)
    const staked = (await amountsOf(page, textOf('common.stake'))).reduce((sum, stake) => sum + stake, 0)
    expect(await sumOf(page, textOf('common.sumOfList'), textOf('common.stake'))).toBe(staked)

    const file = await fileOf(page)
    expect(file.rows.length).toBeGreaterThanOrEqual(40)
    expect(new Set(file.column(textOf('file.bets.outcome')))).toEqual(new Set([textOf('file.bets.lost')]))
    const whole = file
      .column(`${textOf('file.bets.stake')} (R$)`)
      .reduce((sum, stake) => sum + minorUnits(stake), 0)
    expect(await sumOf(page, textOf('common.total'), textOf('common.stake'))).toBe(whole)

    const saved = filters.saved
    await expect(saved).toBeVisible()
    await filters.result.selectOption(textOf('common.stateWon'))
    await expect(saved).toHaveCount(0)
    await filters.result.selectOption(textOf('account.records.lost'))
    await expect(rows(page).filter({ hasText: textOf('account.records.lost') })).toHaveCount(40)

    const opener = rows(page).nth(2).getByRole('button')
    const game = await opener.innerText()
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(sheet(page).getByRole('heading')).toHaveText(game)
    await expect(sheet(page).getByText(textOf('common.provider'))).toBeVisible()
    await expect(page).toHaveURL(/[?&]bet=/)
    await expectNothingWrong(page)
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expectNothingWrong(page)
  })
}

test('[MEM-08] the bet history restores its rows and the scroll position when the member goes back', {
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

test('[HEAD-03] the account menu links to the transaction history and the bet history', async ({
  page,
  request,
}) => {
  await openAs(page, request, '/')
  for (const [name, path] of [
    [textOf('common.transactionHistory'), ENTRIES],
    [textOf('common.betHistory'), BETS],
  ] as const) {
    await siteLayout(page).account.click()
    const accountMenu = siteLayout(page).accountMenu
    await accountMenu.menu.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(accountMenu.menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})

test('[MEM-08] shows an error and a retry button when the bet history or a bet’s details fail to load', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await setFault(request, 'listBettingRecords', { kind: 'error', delay: 0 })
  await setFault(request, 'readBettingRecord', { kind: 'error', delay: 0 })
  await openAs(page, request, `${BETS}?${ALL}`)
  await expect(
    page.getByText(textOf('kit.layout.listLoadFailed', { caption: textOf('common.betHistory') })),
  ).toBeVisible()
  await clearFault(request, 'listBettingRecords')
  await buttonsIn(page).retry.click()
  await rows(page).first().getByRole('button').click()
  await expect(sheet(page).getByText(textOf('common.detailsLoadFailed'))).toBeVisible()
  await clearFault(request, 'readBettingRecord')
  await buttonsIn(sheet(page)).retry.click()
  await expect(sheet(page).getByText(textOf('common.provider'))).toBeVisible()
  expectOnly(faults, /status of 500/)
})

test('[MEM-08] shows “not found” when a member opens the URL of another member’s bet', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await openAs(page, request, `${BETS}?${ALL}`)
  await rows(page).first().getByRole('button').click()
  await expect(sheet(page).getByText(textOf('common.provider'))).toBeVisible()
  const { search } = new URL(page.url())
  await openAs(page, request, `${BETS}${search}`, 'rafael')
  await expect(sheet(page).getByText(textOf('kit.errors.missing'))).toBeVisible()
  expectOnly(faults, /status of 404/)
})

test('[MEM-08] the bet history asks a trial player to sign up and requests no bets', {
  tag: LONG,
}, async ({ page, request }) => {
  const asked: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  await openWith(page, await startFreePlay(request), BETS)
  await expect(registerFirst(page).text).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/wps/relay/member/bets'))).toEqual([])
})
