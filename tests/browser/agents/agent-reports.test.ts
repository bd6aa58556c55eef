import fs from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Download, Locator, Page } from '@playwright/test'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { reportFilters } from '#tests/browser/kit/report-filters.ts'
import { clearFault, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { csvTable } from '#tests/support/csv-table.ts'
import { JOURNEY, LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'

async function openAs(page: Page, request: APIRequestContext, account: string, path: string): Promise<void> {
  await openWith(page, await sessionOf(request, account, 'agent'), path)
}

const STAKE = textOf('common.stake')

const table = (page: Page) => page.getByRole('table').first()
/** The table's body rows, without headings and totals. */
const rows = (page: Page) => table(page).locator('tbody').getByRole('row')

const minorUnits = (text: string) => Number(text.replace('−', '-').replace(/[^\d-]/g, ''))

/** The amounts of a column, in minor units. */
const amountsOf = async (page: Page, head: string) =>
  (await page.locator(`tbody td[data-head="${head}"]`).allInnerTexts()).map(minorUnits)

/** X position of the right edge of an element's text, in CSS pixels. */
const rightOfText = (place: Locator) =>
  place.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    let right = 0
    while (texts.nextNode()) {
      range.selectNode(texts.currentNode)
      right = Math.max(right, range.getBoundingClientRect().right)
    }
    return right
  })

test('[AGENT-05] [CALL-48] team bets can be filtered, sorted, paged and exported, and their filters survive a reload', {
  tag: [LONG, JOURNEY],
}, async ({ page, request }) => {
  const filters = reportFilters(page)
  await openAs(page, request, 'agente', '/agentHome/bets')
  await filters.month.click()
  await expect(rows(page)).toHaveCount(20)
  await page.getByRole('button', { name: STAKE, exact: true }).click()
  await expect(page.getByRole('columnheader', { name: STAKE, exact: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(async () => {
    const stakes = await amountsOf(page, STAKE)
    expect(stakes).toHaveLength(20)
    expect(stakes).toEqual(stakes.toSorted((one, other) => other - one))
  }).toPass()
  const ends = [
    await rightOfText(page.getByRole('button', { name: STAKE, exact: true })),
    await rightOfText(rows(page).first().locator(`td[data-head="${STAKE}"]`)),
  ] as const
  expect(Math.abs(ends[0] - ends[1]), 'a head ends where its figures do').toBeLessThan(1)
  await filters.result.selectOption(textOf('common.stateWon'))
  await expect(rows(page).filter({ hasText: textOf('common.stateWon') })).toHaveCount(20)
  await buttonsIn(page).showMore.click()
  await expect(rows(page)).toHaveCount(40)
  const inSight = table(page).getByRole('row', { name: textOf('common.sumOfList') })
  const sum = (await amountsOf(page, STAKE)).reduce((total, stake) => total + stake, 0)
  expect(minorUnits(await inSight.locator(`td[data-head="${STAKE}"]`).innerText())).toBe(sum)

  const downloading = page.waitForEvent('download')
  await buttonsIn(page).exportCsv.click()
  const file = await (await downloading).path()
  const lines = (await fs.readFile(file, 'utf8')).trimEnd().split('\r\n')
  expect(lines.length).toBeGreaterThan(40)
  expect(lines.slice(1).every((line) => line.includes(`;${textOf('file.bets.won')};`))).toBe(true)
  await expect(filters.saved).toBeVisible()

  const first = await rows(page).first().innerText()
  await page.reload()
  await expect(filters.result).toHaveValue('won')
  await expect(filters.month).toHaveAttribute('aria-pressed', 'true')
  await expect(rows(page).first()).toHaveText(first.replaceAll(/\s+/g, ' '), { useInnerText: true })
})

/** Paths of the money reports. The test appends the first and last day to each query string. */
const ofMoney = ['account?', 'income?open=all&', 'dailySalary?']

/** The date in Brasília `days` days ago, as YYYY-MM-DD. */
const dayBefore = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' })

/** The amounts in one column of an exported file, in minor units. */
async function amountsIn(download: Download, head: string): Promise<number[]> {
  const { column } = csvTable(await fs.readFile(await download.path(), 'utf8'), ';')
  return column(head).map(minorUnits)
}

test('[AGENT-05] account, income and bill reports and their exports can be sorted in both directions', {
  tag: LONG,
}, async ({ page, request }) => {
  await openAs(page, request, 'agente.sul', '/agentHome')
  // Exclude today, whose figures change every five minutes.
  const days = new URLSearchParams({ first: dayBefore(29), last: dayBefore(1) })
  for (const path of ofMoney) {
    await page.goto(`/agentHome/${path}${days}`)
    const head = page.getByRole('columnheader', { name: textOf('common.amount'), exact: true })
    for (const order of ['descending', 'ascending'] as const) {
      await head.getByRole('button').click()
      await expect(head).toHaveAttribute('aria-sort', order)
      const downloading = page.waitForEvent('download')
      await buttonsIn(page).exportCsv.last().click()
      const figures = await amountsIn(await downloading, `${textOf('file.entries.amount')} (R$)`)
      expect(new Set(figures).size, path).toBeGreaterThan(2)
      expect(figures, path).toEqual(
        figures.toSorted((one, other) => (order === 'ascending' ? one - other : other - one)),
      )
      await expect
        .poll(() => amountsOf(page, textOf('common.amount')), { message: path })
        .toEqual(figures.slice(0, 20))
    }
  }
})

test('[AGENT-05] filters team bets while the agent types, and shows a countdown when rate-limited', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await openAs(page, request, 'agente', '/agentHome/bets?days=thirtyDays')
  await expect(rows(page)).toHaveCount(20)
  await reportFilters(page).account.pressSequentially('rafael')
  await expect(page).toHaveURL(/search=rafael/)
  await expect(rows(page).filter({ hasNotText: 'rafael' })).toHaveCount(0)
  await expect(rows(page)).not.toHaveCount(0)
  await setFault(request, 'listTeamBets', {
    kind: 'throttled',
    value: { retryAfter: 10 },
    delay: 0,
    times: 1,
  })
  await reportFilters(page).account.fill('bia')
  await expect(page.getByText(textOf('kit.errors.loadThrottled'))).toBeVisible()
  await expect(buttonsIn(page).againIn).toHaveAttribute('aria-disabled', 'true')
  await clearFault(request, 'listTeamBets')
  await buttonsIn(page).retry.click()
  await expect(page.getByText(textOf('kit.errors.loadThrottled'))).toHaveCount(0)
  expectOnly(faults, /status of 429/)
})

test('[AGENT-05] [AGENT-10] [AGENT-11] reports and bills say whether they include the agent’s own bets', {
  tag: LONG,
}, async ({ page, request }) => {
  const without = textOf('agents.teamScope')
  await openAs(page, request, 'agente', '/agentHome')
  for (const [path, counted] of [
    ['', without],
    ['/losses', without],
    ['/bets', textOf('agents.teamBetting.scope')],
    ['/dividend', textOf('agents.contractBills.ownBetsIncluded')],
  ]) {
    await page.goto(`/agentHome${path}`)
    await expect(page.getByRole('main'), path).toContainText(counted ?? '')
  }
  await page.goto('/agentHome/dividend?state=paid')
  const bill = page.getByRole('row', { name: textOf('agents.contract.billPaid') }).first()
  await bill.getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText(
    textOf('agents.contractBills.payeeIncluded', { 0: 'agente' }),
  )
})

test('[AGENT-05] the overview charts match the totals, and their values can be read by keyboard', {
  tag: LONG,
}, async ({ page, request }) => {
  await setFault(request, 'readTeamOverview', { kind: 'none', delay: 2_000, times: 1 })
  await openAs(page, request, 'agente', '/agentHome')
  const plot = page.getByRole('figure').first()
  await expect(plot).toBeVisible()
  await expect(plot.locator('canvas')).toHaveCount(0)
  await expect(plot.locator('canvas')).toBeVisible()
  const sumOf = (name: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd')
      .first()
  const daysOf = (shown: Locator, column: number) =>
    shown.locator(`tbody td:nth-child(${column})`).allInnerTexts()
  for (const [which, column, name] of [
    [0, 2, textOf('agents.figures.turnover')],
    [0, 3, textOf('agents.figures.teamNetLoss')],
    [1, 2, textOf('common.deposits')],
    [1, 3, textOf('common.withdrawals')],
  ] as const) {
    const shown = page.getByRole('figure').nth(which)
    await expect(sumOf(name)).toContainText(/[1-9]/)
    if (column === 2) await reportFilters(shown).allNumbers.click()
    await expect(shown.locator(`thead th:nth-child(${column})`)).toHaveText(name)
    const days = (await daysOf(shown, column)).map(minorUnits)
    expect(days).toHaveLength(30)
    const whole = minorUnits(await sumOf(name).innerText())
    expect(
      days.reduce((total, amount) => total + amount, 0),
      name,
    ).toBe(whole)
  }
  const cells = await daysOf(plot, 2)
  const drawn = plot.getByRole('slider')
  await drawn.focus()
  await page.keyboard.press('Home')
  await expect(drawn).toHaveAttribute('aria-valuenow', '1')
  await expect(drawn).toHaveAttribute('aria-valuetext', new RegExp(cells[0]?.replace('R$', '').trim() ?? ''))
  await page.keyboard.press('ArrowRight')
  await expect(drawn).toHaveAttribute('aria-valuenow', '2')
})

test('[AGENT-05] a report’s title and export button share one line on a phone', { tag: LONG }, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, request, 'agente', '/agentHome')
  for (const path of ['', '/bets', '/losses', '/realTimeSalary', '/account']) {
    await page.goto(`/agentHome${path}`)
    const title = page.getByRole('heading', { level: 1 })
    const take = buttonsIn(page).exportCsv
    await expect(take).toBeVisible()
    const [named, taken] = [await title.boundingBox(), await take.boundingBox()]
    if (!named || !taken) throw new Error(`${path} has no title`)
    expect(taken.x, path).toBeGreaterThanOrEqual(named.x + named.width)
    expect(named.height, path).toBeLessThanOrEqual(taken.height)
    expect(Math.abs(taken.y + taken.height / 2 - (named.y + named.height / 2)), path).toBeLessThan(8)
  }
})

test('[AGENT-10] the user loss report shows accessible cards on a phone, and a retry button if loading fails', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await setFault(request, 'listUserLosses', { kind: 'error', delay: 0, times: 1 })
  await openAs(page, request, 'agente', '/agentHome/losses?days=thirtyDays')
  await expect(
    page.getByText(textOf('kit.layout.listLoadFailed', { caption: textOf('agents.playerLosses.title') })),
  ).toBeVisible()
  await clearFault(request, 'listUserLosses')
  await buttonsIn(page).retry.click()
  await expect(rows(page).first()).toBeVisible()
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wider).toBeLessThanOrEqual(0)
  expect((await rows(page).first().boundingBox())?.height, 'a card of seven cells').toBeLessThan(140)
  await page.getByLabel(textOf('common.sortBy')).selectOption({
    label: textOf('common.sortAscending', { head: textOf('common.account') }),
  })
  await expect(async () => {
    const accounts = await table(page)
      .locator(`tbody td[data-head="${textOf('common.account')}"]`)
      .allInnerTexts()
    expect(accounts.length).toBeGreaterThan(5)
    expect(accounts).toEqual(accounts.toSorted())
  }).toPass()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await reportFilters(page).account.fill('ninguém assim')
  await page.keyboard.press('Enter')
  await expect(page.getByText(textOf('agents.playerLosses.emptyTitle'))).toBeVisible()
  expectOnly(faults, /status of 500/)
})

test('[AGENT-08] on a phone, opening income entries focuses their heading; closing them returns the focus', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, request, 'agente', '/agentHome/income')
  const sum = page.getByRole('button', { name: textOf('common.dividend') })
  await sum.click()
  const title = page.getByRole('heading', {
    name: textOf('agents.myEarnings.transactionsOf', { 0: textOf('common.dividend') }),
  })
  await expect(title).toBeInViewport()
  await expect(title).toBeFocused()
  await sum.click()
  await expect(title).toHaveCount(0)
  await expect(sum).toBeFocused()
  await expect(sum).toBeInViewport()

  const all = page.getByRole('button', { name: textOf('common.total') })
  await all.click()
  const entries = page.getByRole('region', { name: textOf('agents.myEarnings.allTransactions') })
  // Retry, because the totals change until the bills of the newly seeded demo world are paid.
  await expect(async () => {
    const whole = await all.locator('b').innerText()
    expect(await entries.getByRole('row', { name: textOf('common.total') }).innerText()).toContain(whole)
  }).toPass()
})

test('[AGENT-05] a report’s date fields are wide enough for a whole date on a 320 px phone', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openAs(page, request, 'agente', '/agentHome/bets')
  // Ten characters at 16 px, the calendar icon and the padding need 140 px.
  const days = page.locator('input[type="date"]')
  await expect(days).toHaveCount(2)
  for (const day of await days.all()) expect((await day.boundingBox())?.width).toBeGreaterThan(140)
})

test('[AGENT-10] skeleton cards for team bets have visible bars and no separators', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await setFault(request, 'listTeamBets', { kind: 'none', delay: 20_000 })
  await openAs(page, request, 'agente', '/agentHome/bets')
  const card = page.locator('[aria-busy="true"] tbody tr').first()
  await expect(card).toBeAttached()
  const cells = await card.locator('td').evaluateAll((all) =>
    all.map((cell) => ({
      bar: cell.querySelector('span')?.getBoundingClientRect().width ?? 0,
      mark: getComputedStyle(cell, '::after').content,
    })),
  )
  expect(cells).not.toHaveLength(0)
  for (const { bar, mark } of cells) {
    expect(bar).toBeGreaterThanOrEqual(40)
    expect(mark).toBe('none')
  }
})
