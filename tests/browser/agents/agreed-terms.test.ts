import type { Page } from '@playwright/test'
import { enterAs } from '#tests/browser/kit/enter-as.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { LONG } from '#tests/support/is-long.ts'
import { anyOf, patternOf, textOf } from '#tests/support/texts.ts'
import { contractForm } from './contract-form.ts'
import { contractPopup } from './contract-popup.ts'

// Seed before each test: contracts and requests of one test would affect the next.
test.use({ seedFor: 'test' })

const main = (page: Page) => page.getByRole('main')
const popup = (page: Page) => page.getByRole('dialog')
const said = (page: Page) => popup(page).getByRole('status')

/** Enters another rate for the contract of `agente` with `agente.norte` and opens the review. */
async function review(page: Page, kind: string, rate: string): Promise<void> {
  await page.goto('/agentHome/contracts?list=downline')
  const row = main(page).getByRole('row', { name: new RegExp(`^${kind} ?agente\\.norte`) })
  await row.getByRole('button', { name: textOf('agents.contracts.offerNewTerms') }).click()
  await main(page)
    .getByLabel(
      anyOf(textOf('agents.contractOffer.rateOnNetLoss'), textOf('agents.contractOffer.rateOnTurnover')),
    )
    .fill(rate)
  await contractForm(main(page)).review.click()
  await expect(contractForm(main(page)).changes).toBeVisible()
}

test('[CONTR-01] [AGENT-11] says when changed contract terms take effect, both before and after they are accepted', {
  tag: LONG,
}, async ({ page, browser, request, baseURL }) => {
  const other = await enterAs({ browser, request, baseURL }, 'agente.norte')
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome')
  await review(page, textOf('common.dividend'), '14')
  const [before = ''] = (await main(page).innerText()).match(patternOf('agents.contract.fromDay')) ?? []
  const [day = ''] = before.match(/\d\d\/\d\d\/\d{4}/) ?? []
  expect(day).not.toBe('')
  await contractForm(main(page)).send.click()

  await expect(popup(other)).toContainText(textOf('agents.contract.fromDay', { element0: day }))
  await contractPopup(popup(other)).accept.click()
  await expect(said(other)).toHaveText(textOf('agents.contract.amendedNow', { element0: day }))
  await contractPopup(popup(other)).closeText.click()

  await contractForm(main(page)).allContracts.click()
  const row = main(page).getByRole('row', {
    name: new RegExp(`^${textOf('common.dividend')} ?agente\\.norte`),
  })
  await expect(row).toContainText(`15%${textOf('agents.contract.ratesFrom', { 0: '14%', element0: day })}`)
  await contractForm(row).terms.click()
  const tiers = (page: Page, name: string) =>
    page.getByRole('table', { name, exact: true }).locator('tbody tr')
  await expect(
    tiers(page, textOf('agents.contract.captionToday', { caption: textOf('common.terms') })),
  ).toHaveText([/15%$/])
  await expect(tiers(page, textOf('agents.contract.captionLater', { from: day }))).toHaveText([/14%$/])

  await other.goto('/agentHome/messages')
  await expect(main(other)).not.toContainText(textOf('notification.contract.accepted.title'))
  await page.goto('/agentHome/messages')
  await main(page)
    .locator('summary', { hasText: textOf('notification.contract.accepted.title') })
    .click()
  await expect(main(page)).toContainText(
    patternOf('notification.contract.accepted.content', {
      kind: textOf('notification.contractKind.dividend'),
    }),
  )
  await expect(main(page)).toContainText(patternOf('notification.contract.accepted.from'))

  await other.goto('/agentHome/dividend')
  await expect(
    main(other).getByRole('heading', {
      name: textOf('agents.contract.today', { period: 'weekly' }),
    }),
  ).toBeVisible()
  await expect(
    tiers(other, textOf('agents.contract.captionToday', { caption: textOf('agents.contractBills.terms') })),
  ).toHaveText([/15%$/])
  await expect(
    main(other).getByRole('heading', {
      name: textOf('agents.contract.later', { element0: day, period: 'weekly' }),
    }),
  ).toBeVisible()
  await expect(tiers(other, textOf('agents.contract.captionLater', { from: day }))).toHaveText([/14%$/])
})

test('[CONTR-01] [CONTR-06] both parties see current and future terms when one asks to end a contract', {
  tag: LONG,
}, async ({ page, browser, request, baseURL }) => {
  const other = await enterAs({ browser, request, baseURL }, 'agente.norte')
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome')
  await review(page, textOf('common.hourlySalary'), '0,1')
  await contractForm(main(page)).send.click()
  await contractPopup(popup(other)).accept.click()
  await expect(said(other)).toContainText(patternOf('agents.contract.amendedNow'))

  await other.goto('/agentHome/contracts')
  await contractPopup(main(other).getByRole('row', { name: textOf('common.hourlySalary') })).end.click()
  const tables = (page: Page) => popup(page).getByRole('table')
  const endingToday = textOf('agents.contract.captionToday', {
    caption: textOf('agents.contract.endingTerms'),
  })
  const later = patternOf('agents.contract.captionLater').source
  const readsBoth = async (page: Page) => {
    await expect(tables(page)).toHaveText([
      new RegExp(`^${endingToday}.*0,2%$`),
      new RegExp(`^${later}.*0,1%$`),
    ])
    return popup(page)
      .getByRole('table', { name: new RegExp(`^${later}:00`) })
      .locator('caption')
      .textContent()
  }
  const from = await readsBoth(other)
  await expect(
    popup(other).getByRole('heading', {
      name: textOf('agents.contract.today', { period: 'hourly' }),
    }),
  ).toBeVisible()
  await contractPopup(popup(other)).end.click()
  await expect(said(other)).toContainText(textOf('agents.contracts.requested'))
  expect(await readsBoth(page)).toBe(from)
  const sent = await enterAs({ browser, request, baseURL }, 'agente.norte', '/agentHome/contracts?list=sent')
  await main(sent)
    .getByRole('button', { name: textOf('agents.contract.seeRequest') })
    .click()
  expect(await readsBoth(sent)).toBe(from)
  await contractPopup(popup(page)).keep.click()
  await expect(said(other)).toHaveText(textOf('agents.contract.otherKept', { 0: 'agente' }))
})

test('[CONTR-01] [CONTR-06] all open sessions show that new hourly salary terms start at the next full hour', {
  tag: LONG,
}, async ({ page, browser, request, baseURL }) => {
  const other = await enterAs({ browser, request, baseURL }, 'agente.norte')
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome')
  const elsewhere = await enterAs({ browser, request, baseURL }, 'agente.norte')
  await review(page, textOf('common.hourlySalary'), '0,1')
  const sentence = textOf('agents.contract.fromNextHour')
  await expect(main(page)).toContainText(sentence)
  await contractForm(main(page)).send.click()
  await expect(popup(other)).toContainText(sentence)
  await expect(popup(elsewhere)).toContainText(sentence)
  await contractPopup(popup(other)).accept.click()
  await expect(said(other)).toHaveText(patternOf('agents.contract.amendedNow'))
  await expect(said(elsewhere)).toHaveText(patternOf('agents.contract.youAmended'))
})
