import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { listContractBills, readContractBill } from '#protocol/agents/contract-bills.ts'
import { enterAs } from '#tests/browser/kit/enter-as.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { agentCentre } from './agent-page.ts'
import { contractForm } from './contract-form.ts'
import { contractPopup } from './contract-popup.ts'

const main = (page: Page) => page.getByRole('main')
const sheet = (page: Page) => page.getByRole('dialog')

/** Reads a displayed amount as minor units. */
const read = (written = '') => Number(written.replace(/[^\d−-]/g, '').replace('−', '-'))

/** Converts a share such as `0,8%` to basis points. */
const shareOf = (written = '') => Math.round(Number(written.replace('%', '').replace(',', '.')) * 100)

async function openPaidBill(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?state=paid`)
  const row = main(page)
    .getByRole('row', { name: textOf('agents.contract.billPaid') })
    .first()
  await row.getByRole('button').click()
  await expect(
    sheet(page).getByRole('heading', { name: textOf('agents.contractBills.whyTitle') }),
  ).toBeVisible()
}

for (const { kind, path, of, baseIndex } of [
  {
    kind: 'dividend',
    path: '/agentHome/dividend',
    of: textOf('agents.contractBills.onNetLoss'),
    // The bill's first step states the turnover and then the net loss.
    baseIndex: 1,
  },
  {
    kind: 'daily salary',
    path: '/agentHome/dailySalary',
    of: textOf('agents.contractBills.onTurnover'),
    baseIndex: 0,
  },
] as const) {
  test(`[AGENT-11] a ${kind} bill shows its base, its tier and how the amount is calculated`, {
    tag: LONG,
  }, async ({ page, request }) => {
    await openWith(page, await sessionOf(request, 'agente', 'agent'), path)
    await openPaidBill(page, path)
    const [did = '', tier = '', reckoning = ''] = await sheet(page)
      .locator('ol')
      .getByRole('listitem')
      .allTextContents()
    const base = did.match(/R\$\s[\d.,]*\d/g)?.[baseIndex]
    expect(tier).toMatch(patternOf('agents.contractBills.highestTier'))
    const [, position, rate] = tier.match(/(\d+)\D+([\d,]+%)/) ?? []
    const said = new RegExp(
      `^${of} (R\\$\\s[\\d.,]+) × ([\\d,]+%) = (R\\$\\s[\\d.,]+) ${textOf('agents.contractBills.roundedDown')}$`,
    )
    const [, times, share, amount] = reckoning.match(said) ?? []
    expect(times).toBe(base)
    expect(share).toBe(rate)
    expect(read(amount)).toBe(Math.floor((read(base) * shareOf(rate)) / 10_000))
    expect(read(amount)).toBeGreaterThan(0)
    const met = sheet(page).getByRole('row', { name: textOf('agents.contract.tierReached') })
    await expect(met).toHaveCount(1)
    await expect(met).toHaveText(new RegExp(`^${position}${textOf('agents.contract.tierReached')}.*${rate}$`))
    const posted = sheet(page).locator('ul').getByRole('listitem')
    await expect(posted).toHaveText([new RegExp(`^palpite.*−${amount?.replace('$', '\\$')}$`), /^agente/])
    await expect(posted.last()).toContainText(amount ?? '')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
}

test('[AGENT-11] a bill without a payout says that no tier was reached and labels tiers without a minimum', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.route(`**${readContractBill.path}?**`, async (route) => {
    const { value, ...reply } = await (await route.fetch()).json()
    const bill = { ...value.bill, state: 'nothing', amount: 0, paidAt: null }
    await route.fulfill({ json: { ...reply, value: { ...value, bill, tier: null, rate: 0, postings: [] } } })
  })
  const path = '/agentHome/dailySalary'
  await openWith(page, await sessionOf(request, 'agente', 'agent'), path)
  await openPaidBill(page, path)
  await expect(sheet(page).locator('ol').getByRole('listitem')).toHaveCount(2)
  await expect(sheet(page)).toContainText(textOf('agents.contractBills.noTier'))
  await expect(
    sheet(page)
      .getByRole('row', { name: textOf('agents.contract.noMinimum') })
      .first(),
  ).toBeVisible()
  await expect(sheet(page).getByRole('row', { name: textOf('agents.contract.tierReached') })).toHaveCount(0)
})

test('[AGENT-11] a bill that awaits funds names the payer and says that it will be paid automatically', {
  tag: LONG,
}, async ({ page, request }) => {
  const asWaiting = (bill: object) => ({ ...bill, state: 'due', paidAt: null })
  await page.route(`**${readContractBill.path}?**`, async (route) => {
    const { value, ...reply } = await (await route.fetch()).json()
    await route.fulfill({
      json: { ...reply, value: { ...value, bill: asWaiting(value.bill), postings: [] } },
    })
  })
  await page.route(`**${listContractBills.path}?**`, async (route) => {
    const { value, ...reply } = await (await route.fetch()).json()
    await route.fulfill({ json: { ...reply, value: { ...value, bills: value.bills.map(asWaiting) } } })
  })
  // Select all dates: the weeks in which demo downlines earn a dividend depend on today's date.
  const path = '/agentHome/dividend?side=paid&state=paid&first=2020-01-01&last=2099-12-31'
  await openWith(page, await sessionOf(request, 'agente', 'agent'), path)
  const row = main(page)
    .getByRole('row', { name: textOf('agents.contract.billDue') })
    .first()
  await row.getByRole('button').click()
  await expect(sheet(page)).toContainText(textOf('agents.contract.billDue'))
  await expect(sheet(page).getByRole('note')).toHaveText(
    textOf('agents.contractBills.awaitingFunds', { 0: 'agente' }),
  )
  await expect(sheet(page)).not.toContainText(textOf('agents.contractBills.postingsTitle'))
})

test('[CONTR-07] [AGENT-11] a contract’s row opens its terms and bills, even after the contract has ended', {
  tag: LONG,
}, async ({ page, browser, request, baseURL }) => {
  const above = await enterAs({ browser, request, baseURL }, 'agente.sul')
  await openWith(page, await sessionOf(request, 'agente.praia', 'agent'), '/agentHome/contracts')
  const row = main(page).getByRole('row', { name: textOf('common.dividend') })
  await contractPopup(row).end.click()
  await contractPopup(sheet(page)).end.click()
  await expect(sheet(page).getByRole('status')).toContainText(textOf('agents.contracts.requested'))
  await contractPopup(sheet(page)).closeText.click()
  await sheet(above)
    .getByRole('button', { name: textOf('agents.contractAnswer.agreeToEnd') })
    .click()
  await expect(sheet(above).getByRole('status')).toHaveText(textOf('agents.contract.ended'))

  await expect(row).toContainText(textOf('agents.contracts.endedByAgreement'))
  await expect(agentCentre(page).menu.dividend).toHaveCount(0)
  await contractForm(row).terms.click()
  await expect(sheet(page)).toContainText(
    textOf('agents.contract.parties', { 0: 'agente.sul', 1: 'agente.praia' }),
  )
  await expect(sheet(page)).toContainText(textOf('agents.contracts.basisNetLoss'))
  await expect(sheet(page)).toContainText(textOf('agents.contracts.endedByAgreement'))
  await expect(sheet(page).getByRole('row', { name: /5%$/ })).toBeVisible()
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)

  await contractForm(row).bills.click()
  await expect(page.getByRole('heading', { name: textOf('common.dividend'), level: 1 })).toBeVisible()
  await expect(main(page)).toContainText(textOf('agents.contractBills.noContractBody'))
  const bills = main(page).getByRole('row', { name: /agente\.sul/ })
  // Thirteen weekly bills show that the list is not limited to the last thirty days.
  await expect(bills.nth(12)).toBeVisible()
  await bills.first().getByRole('button').click()
  await expect(
    sheet(page).getByRole('heading', { name: textOf('agents.contractBills.whyTitle') }),
  ).toBeVisible()

  await above.goto('/agentHome/contracts?list=downline&kind=dividend')
  const paid = main(above).getByRole('row', {
    name: new RegExp(`^${textOf('common.dividend')} ?agente\\.praia`),
  })
  await expect(paid).toContainText(textOf('agents.contracts.endedByAgreement'))
  await contractForm(paid).bills.click()
  await expect(
    main(above).getByRole('tab', { name: textOf('agents.contractBills.paidOn'), selected: true }),
  ).toBeVisible()
  await expect(
    main(above)
      .getByRole('row', { name: /agente\.praia/ })
      .nth(12),
  ).toBeVisible()
  await above.context().close()
})

test('[CONTR-07] [AGENT-11] a contract’s row opens that contract’s bills, with a button that shows all bills', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'agente', 'agent'), '/agentHome/contracts?list=downline')
  const row = main(page).getByRole('row', { name: new RegExp(`^${textOf('common.dividend')} ?agente\\.sul`) })
  await contractForm(row).bills.click()
  await expect(main(page)).toContainText(textOf('agents.contractBills.onlyWith', { other: 'agente.sul' }))
  await page.goto(`${page.url()}&days=lastMonth`)
  const of = (account: RegExp) => main(page).getByRole('row', { name: account })
  await expect(of(/agente\.sul/).first()).toBeVisible()
  await expect(of(/agente\.norte/)).toHaveCount(0)
  await main(page)
    .getByRole('button', { name: textOf('agents.contractBills.showAll') })
    .click()
  await expect(of(/agente\.norte/).first()).toBeVisible()
  await expect(of(/agente\.sul/).first()).toBeVisible()
})

test.describe('in a browser west of Brasília', () => {
  test.use({ timezoneId: 'America/Rio_Branco' })

  test('[AGENT-11] shows a bill’s payment day in Brasília time', {
    tag: LONG,
  }, async ({ page, request }) => {
    await openWith(page, await sessionOf(request, 'agente', 'agent'), '/agentHome/dailySalary')
    await openPaidBill(page, '/agentHome/dailySalary')
    const paid = sheet(page).locator('ul time').first()
    const at = new Date((await paid.getAttribute('datetime')) ?? '')
    const day = { day: '2-digit', month: '2-digit' } as const
    const inZone = (timeZone: string) => new Intl.DateTimeFormat('pt-BR', { ...day, timeZone }).format(at)
    // The year is shown only if it is not the current one.
    await expect(paid).toHaveText(new RegExp(`^${inZone('America/Sao_Paulo')}[/,]`))
    expect(inZone('America/Rio_Branco')).not.toBe(inZone('America/Sao_Paulo'))
  })
})
