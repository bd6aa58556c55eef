import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { acceptContractRequest } from '#protocol/agents/contract-requests.ts'
import { enterAs } from '#tests/browser/kit/enter-as.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { JOURNEY, LONG } from '#tests/support/is-long.ts'
import { anyOf, patternOf, textOf } from '#tests/support/texts.ts'
import { contractForm } from './contract-form.ts'
import { contractPopup } from './contract-popup.ts'

const main = (page: Page) => page.getByRole('main')
const popup = (page: Page) => page.getByRole('dialog')
const said = (page: Page) => popup(page).getByRole('status')
const paid = (rate: string, period: string) => textOf('agents.contract.upToPaid', { rate, period })
const youAndBeach = textOf('agents.contract.youAnd', { 0: 'agente.praia' })

async function compose(page: Page, account: string, kind: string): Promise<void> {
  await contractForm(main(page)).propose.click()
  await main(page)
    .getByRole('button', { name: new RegExp(`^${account} `) })
    .click()
  await main(page).getByRole('tab', { name: kind }).click()
  await expect(
    main(page).getByText(textOf('agents.contractOffer.forWhom', { name: kind, account })),
  ).toBeVisible()
}

async function send(page: Page, account: string): Promise<void> {
  await contractForm(main(page)).review.click()
  await contractForm(main(page)).send.click()
  await expect(main(page).getByRole('status')).toContainText(
    textOf('agents.contractOffer.sent', { 0: account }),
  )
}

test('[CONTR-01] shows an error and a retry button when the contracts fail to load', async ({
  page,
  request,
  faults,
}) => {
  // Block the socket: a settlement during the test would reload the contracts.
  await page.routeWebSocket('**/wps/socket', () => {})
  await setFault(request, 'listContracts', { kind: 'error' })
  await openWith(page, await sessionOf(request, 'agente.sul'), '/agentHome/contracts')
  await expect(main(page).getByRole('alert')).toContainText(
    textOf('kit.layout.listLoadFailed', { caption: textOf('agents.contracts.uplineCaption') }),
  )
  await calm(request)
  await buttonsIn(main(page)).retry.click()
  await expect(
    main(page).getByRole('table', { name: textOf('agents.contracts.uplineCaption') }),
  ).toBeVisible()
  expectOnly(faults, /500/)
})

test('[CONTR-05] [CONTR-04] a contract offer cannot exceed the agent’s own rate, and the downline can accept it', {
  tag: JOURNEY,
}, async ({ page, browser, request, baseURL }) => {
  const contract = contractForm(main(page))
  const other = await enterAs({ browser, request, baseURL }, 'agente.norte')
  const answer = contractPopup(popup(other))
  await expect(other.getByRole('banner')).toContainText('R$')
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome/contracts')
  await compose(page, 'agente.norte', textOf('common.dailySalary'))
  await contract.turnover.fill('100')
  await contract.active.fill('1')
  const rate = contract.betRate
  await rate.pressSequentially('2')
  await contract.review.click()
  await expect(main(page).getByText(textOf('agents.contractOffer.aboveOwn', { 0: '0,5%' }))).toBeVisible()
  await expect(rate).toBeFocused()
  await rate.fill('')
  await rate.pressSequentially('0,4')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await setFault(request, 'offerContract', {
    kind: 'refusal',
    code: 'contract.periodNotAllowed',
    value: {},
    times: 1,
  })
  await contract.review.click()
  const when = `${textOf('agents.contract.startsOnAcceptance')} ${textOf('agents.contract.firstPeriodDay')}`
  await expect(main(page)).toContainText(when)
  await contract.send.click()
  await expect(contract.otherPeriod).toBeVisible()
  await main(page)
    .getByRole('button', { name: textOf('common.reload') })
    .click()
  await expect(rate).toHaveValue('0,40')
  await send(page, 'agente.norte')

  await expect(popup(other)).toContainText(
    textOf('agents.contract.offeredToYou', { 0: 'agente', name: textOf('common.dailySalary') }),
  )
  await expect(popup(other)).toContainText(when)
  await answer.decideLater.click()
  await expect(popup(other)).toHaveCount(0)
  await other.goto('/agentHome/contracts?list=incoming')
  await buttonsIn(main(other)).reply.click()
  await answer.accept.click()
  await expect(said(other)).toHaveText(textOf('agents.contract.acceptedNow'))
  await answer.closeText.click()
  await main(other)
    .getByRole('tab', { name: textOf('agents.contracts.withUpline') })
    .click()
  await expect(
    main(other).getByRole('row', { name: new RegExp(`${textOf('common.dailySalary')}.*0,4%`) }),
  ).toBeVisible()
  await expect(main(page).getByRole('status')).toContainText(
    textOf('agents.contract.otherAccepted', { 0: 'agente.norte' }),
  )
  await contract.allContracts.click()
  await expect(
    main(page).getByRole('row', {
      name: new RegExp(`${textOf('common.dailySalary')}.*agente\\.norte.*0,4%`),
    }),
  ).toBeVisible()
})

test('[CONTR-02] [ERR-02] the dialog for ending a contract lists the contracts that would also end', async ({
  page,
  browser,
  request,
  baseURL,
  faults,
}) => {
  await openWith(page, await sessionOf(request, 'agente.sul'), '/agentHome/contracts')
  await setFault(request, 'previewContractEnd', { kind: 'error', times: 1 })
  await contractPopup(main(page).getByRole('row', { name: textOf('common.dailySalary') })).end.click()
  const ask = (page: Page) => contractPopup(popup(page)).end
  await expect(popup(page)).toContainText(textOf('agents.contracts.endsFailed'))
  await expect(ask(page)).toHaveCount(0)
  expectOnly(faults, /status of 500/)
  await buttonsIn(popup(page)).retry.click()
  const ends = (page: Page) => contractPopup(popup(page)).ending.getByRole('listitem')
  await expect(ends(page)).toHaveText([new RegExp(`^${youAndBeach}.*${paid('0,2%', 'daily')}$`)])
  await expect(popup(page)).toContainText(textOf('agents.contracts.wouldEndBody', { other: 'agente' }))
  await expect(ask(page)).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])

  const upline = await enterAs({ browser, request, baseURL }, 'agente', '/agentHome/contracts?list=downline')
  await contractPopup(
    main(upline).getByRole('row', { name: new RegExp(`^${textOf('common.dailySalary')} ?agente\\.sul`) }),
  ).end.click()
  await expect(ends(upline)).toHaveText([
    new RegExp(
      `^${textOf('agents.contract.twoParties', { 0: 'agente.sul', 1: 'agente.praia' })}.*${paid('0,2%', 'daily')}`,
    ),
  ])
  await expect(popup(upline)).toContainText(textOf('agents.contracts.wouldEndBody', { other: 'agente.sul' }))
})

test('[CONTR-02] before lower terms are accepted, lists the downline contract that must end; then ends it', {
  tag: LONG,
}, async ({ page, browser, request, baseURL }) => {
  const contract = contractForm(main(page))
  const beneath = await enterAs({ browser, request, baseURL }, 'agente.praia', '/agentHome/contracts')
  await expect(
    main(beneath).getByRole('row', {
      name: new RegExp(`${textOf('common.dividend')}.*${textOf('agents.contract.running')}`),
    }),
  ).toBeVisible()
  const south = await enterAs({ browser, request, baseURL }, 'agente.sul')
  const answer = contractPopup(popup(south))
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome/contracts')
  await compose(page, 'agente.sul', textOf('common.dividend'))
  await expect(main(page)).not.toContainText(patternOf('agents.contractOffer.startingTerms'))
  await main(page)
    .getByRole('button', { name: textOf('agents.contractOffer.removeTier', { number: 2 }) })
    .click()
  await contract.lossRate.fill('3')
  // The contract of agente.praia must then end, because it pays 5% from a net loss of R$ 50.
  await contract.loss.fill('60')
  await send(page, 'agente.sul')

  await answer.accept.click()
  const ends = answer.ending
  await expect(ends.getByRole('listitem')).toHaveText([
    new RegExp(`^${youAndBeach}.*${paid('5%', 'weekly')}$`),
  ])
  let goOn = () => {}
  const isSent = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await south.route(`**${acceptContractRequest.path}`, async (route) => {
    await isSent
    await route.continue()
  })
  const accept = answer.acceptAndEnd
  await accept.click()
  await expect(accept).toHaveAccessibleDescription(textOf('agents.contractAnswer.sending'))
  await expect(ends.getByRole('listitem')).toHaveCount(1)
  goOn()
  await expect(said(south)).toHaveText(patternOf('agents.contract.amendedNow'))
  await expect(
    main(beneath).getByRole('row', {
      name: new RegExp(`${textOf('common.dividend')}.*${textOf('agents.contracts.endedByUpline')}`),
    }),
  ).toBeVisible()

  await contract.allContracts.click()
  await compose(page, 'agente.sul', textOf('common.dividend'))
  await expect(contract.lossRate).toHaveValue('3,00')
  await expect(main(page)).toContainText(patternOf('agents.contractOffer.startingTerms'))
})

test('[CONTR-06] [CONTR-07] both agents see the same outcome if an offer is withdrawn and accepted concurrently', {
  tag: LONG,
}, async ({ page, browser, request, baseURL }) => {
  const contract = contractForm(main(page))
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome/contracts')
  await compose(page, 'agente.norte', textOf('common.realTimeSalary'))
  await contract.turnover.fill('10')
  await contract.active.fill('1')
  await contract.betRate.fill('0.10')
  await send(page, 'agente.norte')
  await contract.readOffer.click()
  const other = await enterAs({ browser, request, baseURL }, 'agente.norte')
  const yes = contractPopup(popup(other)).accept
  const back = contractPopup(popup(page)).withdraw
  await expect(yes).toBeEnabled()
  await expect(back).toBeEnabled()
  await Promise.all([yes.click(), back.click()])
  const agreed = textOf('agents.contract.acceptedNow')
  await expect(said(other)).toHaveText(
    anyOf(agreed, textOf('agents.contract.otherCancelled', { 0: 'agente' })),
  )
  const isAgreed = (await said(other).textContent()) === agreed
  await expect(said(page)).toHaveText(
    isAgreed
      ? textOf('agents.contract.otherAccepted', { 0: 'agente.norte' })
      : textOf('agents.contract.youCancelled'),
  )
  await contractPopup(popup(page)).closeText.click()
  await main(page)
    .getByRole('tab', { name: textOf('agents.contracts.history') })
    .click()
  await expect(
    main(page)
      .getByRole('row', { name: new RegExp(`${textOf('common.realTimeSalary')}.*agente\\.norte`) })
      .first(),
  ).toContainText(
    isAgreed ? textOf('agents.contract.requestAccepted') : textOf('agents.contract.requestCancelled'),
  )
})

test('[CONTR-01] an agent can end a contract with a closed account without the other party’s consent', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'agente.norte'), '/agentHome/contracts?list=downline')
  const row = main(page).getByRole('row', { name: new RegExp(`${textOf('common.dividend')}.*agente\\.vale`) })
  await expect(row).toContainText(textOf('agents.accountClosed'))
  await row.getByRole('button', { name: textOf('agents.contracts.end') }).click()
  await expect(popup(page)).toContainText(textOf('agents.contracts.endAloneBody', { 0: 'agente.vale' }))
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await popup(page)
    .getByRole('button', { name: textOf('agents.contracts.endNow') })
    .click()
  await expect(said(page)).toHaveText(textOf('agents.contract.ended'))
  await contractPopup(popup(page)).closeText.click()
  await expect(row).toContainText(textOf('agents.contracts.endedAccountClosed'))
})
