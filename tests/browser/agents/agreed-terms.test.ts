import type { Page } from '@playwright/test'
import { enterAs } from '#tests/browser/kit/enter-as.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { contractForm } from './contract-form.ts'
import { contractPopup } from './contract-popup.ts'

// Contracts and requests of one test would affect the next.
test.use({ seedFor: 'test' })

const main = (page: Page) => page.getByRole('main')
const popup = (page: Page) => page.getByRole('dialog')
const said = (page: Page) => popup(page).getByRole('status')

/** Opens the review of another rate for a contract of `agente` with `agente.norte`. */
async function review(page: Page, kind: string, rate: string): Promise<void> {
  await page.goto('/agentHome/contracts?list=downline')
  const row = main(page).getByRole('row', { name: new RegExp(`^${kind} ?agente\\.norte`) })
  await row.getByRole('button', { name: textOf('agents.contracts.offerNewTerms') }).click()
  await main(page)
    .getByLabel(/^Taxa sobre/)
    .fill(rate)
  await contractForm(main(page)).review.click()
  await expect(contractForm(main(page)).changes).toBeVisible()
}

test('[CONTR-01] [AGENT-11] shows from which day changed contract terms apply, before and after acceptance', {
  tag: LONG,
}, async ({ page, browser, request, baseURL }) => {
  const other = await enterAs({ browser, request, baseURL }, 'agente.norte')
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome')
  await review(page, textOf('common.dividend'), '14')
  const before = /Aceitos antes de (\d\d\/\d\d\/\d{4}), os novos termos valem a partir desse dia\./
  const [, day = ''] = (await main(page).innerText()).match(before) ?? []
  expect(day).not.toBe('')
  await contractForm(main(page)).send.click()

  await expect(popup(other)).toContainText(
    `Aceitos antes de ${day}, os novos termos valem a partir desse dia.`,
  )
  await contractPopup(popup(other)).accept.click()
  await expect(said(other)).toHaveText(`Combinado. Os novos termos valem a partir de ${day}.`)
  await contractPopup(popup(other)).closeText.click()

  await contractForm(main(page)).allContracts.click()
  const row = main(page).getByRole('row', { name: /^Dividendo ?agente\.norte/ })
  await expect(row).toContainText(`15%14% a partir de ${day}`)
  await contractForm(row).terms.click()
  const tiers = (page: Page, name: string) =>
    page.getByRole('table', { name, exact: true }).locator('tbody tr')
  await expect(tiers(page, 'Termos, hoje')).toHaveText([/15%$/])
  await expect(tiers(page, `Termos a partir de ${day}`)).toHaveText([/14%$/])

  await other.goto('/agentHome/messages')
  await expect(main(other)).not.toContainText('Proposta aceita')
  await page.goto('/agentHome/messages')
  await main(page).locator('summary', { hasText: 'Proposta aceita' }).click()
  await expect(main(page)).toContainText(
    `aceitou os novos termos do contrato de dividendo. Eles valem a partir de ${Number(day.slice(0, 2))} de`,
  )

  await other.goto('/agentHome/dividend')
  await expect(main(other).getByRole('heading', { name: 'Hoje, pago toda semana' })).toBeVisible()
  await expect(tiers(other, 'Seus termos, hoje')).toHaveText([/15%$/])
  await expect(
    main(other).getByRole('heading', { name: `A partir de ${day}, pago toda semana` }),
  ).toBeVisible()
  await expect(tiers(other, `Termos a partir de ${day}`)).toHaveText([/14%$/])
})

test('[CONTR-01][CONTR-06] both parties see the same current and future terms when asked to end a contract', {
  tag: LONG,
}, async ({ page, browser, request, baseURL }) => {
  const other = await enterAs({ browser, request, baseURL }, 'agente.norte')
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome')
  await review(page, textOf('common.hourlySalary'), '0,1')
  await contractForm(main(page)).send.click()
  await contractPopup(popup(other)).accept.click()
  await expect(said(other)).toContainText('Combinado.')

  await other.goto('/agentHome/contracts')
  await contractPopup(main(other).getByRole('row', { name: /^Salário por hora/ })).end.click()
  const tables = (page: Page) => popup(page).getByRole('table')
  const later = /^Termos a partir de .*:00/
  const readsBoth = async (page: Page) => {
    await expect(tables(page)).toHaveText([
      /^Termos que deixariam de valer, hoje.*0,2%$/,
      /^Termos a partir de .*0,1%$/,
    ])
    return popup(page).getByRole('table', { name: later }).locator('caption').textContent()
  }
  const from = await readsBoth(other)
  await expect(popup(other).getByRole('heading', { name: 'Hoje, pago a cada hora' })).toBeVisible()
  await contractPopup(popup(other)).end.click()
  await expect(said(other)).toContainText('O contrato segue até ela concordar.')
  expect(await readsBoth(page)).toBe(from)
  const sent = await enterAs({ browser, request, baseURL }, 'agente.norte', '/agentHome/contracts?list=sent')
  await main(sent)
    .getByRole('button', { name: textOf('agents.contract.seeRequest') })
    .click()
  expect(await readsBoth(sent)).toBe(from)
  await contractPopup(popup(page)).keep.click()
  await expect(said(other)).toHaveText('agente manteve o contrato; ele continua.')
})

test('[CONTR-01][CONTR-06] new hourly salary terms apply from the next full hour in each agent session', {
  tag: LONG,
}, async ({ page, browser, request, baseURL }) => {
  const other = await enterAs({ browser, request, baseURL }, 'agente.norte')
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome')
  const elsewhere = await enterAs({ browser, request, baseURL }, 'agente.norte')
  await review(page, textOf('common.hourlySalary'), '0,1')
  const sentence = 'Os novos termos valem a partir da próxima hora cheia depois do aceite'
  await expect(main(page)).toContainText(sentence)
  await contractForm(main(page)).send.click()
  await expect(popup(other)).toContainText(sentence)
  await expect(popup(elsewhere)).toContainText(sentence)
  await contractPopup(popup(other)).accept.click()
  await expect(said(other)).toHaveText(
    /^Combinado\. Os novos termos valem a partir de \d\d\/\d\d\/\d{4},? \d\d:00\.$/,
  )
  await expect(said(elsewhere)).toHaveText(/^Você já aceitou; os novos termos valem a partir de .*:00\.$/)
})
