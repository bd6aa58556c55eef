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
import { textOf } from '#tests/support/texts.ts'
import { contractForm } from './contract-form.ts'
import { contractPopup } from './contract-popup.ts'

const main = (page: Page) => page.getByRole('main')
const popup = (page: Page) => page.getByRole('dialog')
const said = (page: Page) => popup(page).getByRole('status')

async function compose(page: Page, account: string, kind: string): Promise<void> {
  await contractForm(main(page)).propose.click()
  await main(page)
    .getByRole('button', { name: new RegExp(`^${account} `) })
    .click()
  await main(page).getByRole('tab', { name: kind }).click()
  await expect(main(page).getByText(`${kind} para ${account}`)).toBeVisible()
}

async function send(page: Page): Promise<void> {
  await contractForm(main(page)).review.click()
  await contractForm(main(page)).send.click()
  await expect(main(page).getByRole('status')).toContainText('recebeu sua proposta')
}

test('[CONTR-01] shows an error with a retry when the contracts fail to load', async ({
  page,
  request,
  faults,
}) => {
  // Block the socket: a settlement during the test would reload the contracts.
  await page.routeWebSocket('**/wps/socket', () => {})
  await setFault(request, 'listContracts', { kind: 'error' })
  await openWith(page, await sessionOf(request, 'agente.sul'), '/agentHome/contracts')
  await expect(main(page).getByRole('alert')).toContainText(
    'A lista “Contratos com o agente acima” não chegou',
  )
  await calm(request)
  await buttonsIn(main(page)).retry.click()
  await expect(
    main(page).getByRole('table', { name: textOf('agents.contracts.uplineCaption') }),
  ).toBeVisible()
  expectOnly(faults, /500/)
})

test('[CONTR-05][CONTR-04] limits an offer to the own rate; the downline sees it, and acceptance starts it', {
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
  await expect(main(page).getByText('Com esses números você recebe 0,5%')).toBeVisible()
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
  const when = 'Vale a partir do momento do aceite. O primeiro período é o que resta do dia nesse momento'
  await expect(main(page)).toContainText(when)
  await contract.send.click()
  await expect(contract.otherPeriod).toBeVisible()
  await main(page)
    .getByRole('button', { name: textOf('common.reload') })
    .click()
  await expect(rate).toHaveValue('0,40')
  await send(page)

  await expect(popup(other)).toContainText('agente propõe a você um contrato: Salário diário.')
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
  await expect(main(other).getByRole('row', { name: /Salário diário.*0,4%/ })).toBeVisible()
  await expect(main(page).getByRole('status')).toContainText('agente.norte aceitou')
  await contract.allContracts.click()
  await expect(main(page).getByRole('row', { name: /Salário diário.*agente\.norte.*0,4%/ })).toBeVisible()
})

test('[CONTR-02][ERR-02] lists the contracts that would also end before a party requests a termination', async ({
  page,
  browser,
  request,
  baseURL,
  faults,
}) => {
  await openWith(page, await sessionOf(request, 'agente.sul'), '/agentHome/contracts')
  await setFault(request, 'previewContractEnd', { kind: 'error', times: 1 })
  await contractPopup(main(page).getByRole('row', { name: /^Salário diário/ })).end.click()
  const ask = (page: Page) => contractPopup(popup(page)).end
  await expect(popup(page)).toContainText(textOf('agents.contracts.endsFailed'))
  await expect(ask(page)).toHaveCount(0)
  expectOnly(faults, /status of 500/)
  await buttonsIn(popup(page)).retry.click()
  const ends = (page: Page) => contractPopup(popup(page)).ending.getByRole('listitem')
  await expect(ends(page)).toHaveText([/^Você e agente\.praia.*até 0,2%, pago todo dia$/])
  await expect(popup(page)).toContainText(
    'terminam com ele assim que agente concordar. Antes disso nada termina, e até lá a lista pode mudar.',
  )
  await expect(ask(page)).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])

  const upline = await enterAs({ browser, request, baseURL }, 'agente', '/agentHome/contracts?list=downline')
  await contractPopup(main(upline).getByRole('row', { name: /^Salário diário ?agente\.sul/ })).end.click()
  await expect(ends(upline)).toHaveText([/^agente\.sul e agente\.praia.*até 0,2%/])
  await expect(popup(upline)).toContainText('terminam com ele assim que agente.sul concordar.')
})

test('[CONTR-02] lists and ends a dependent contract when lower terms are accepted, for all three agents', {
  tag: LONG,
}, async ({ page, browser, request, baseURL }) => {
  const contract = contractForm(main(page))
  const beneath = await enterAs({ browser, request, baseURL }, 'agente.praia', '/agentHome/contracts')
  await expect(main(beneath).getByRole('row', { name: /Dividendo.*Em vigor/ })).toBeVisible()
  const south = await enterAs({ browser, request, baseURL }, 'agente.sul')
  const answer = contractPopup(popup(south))
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome/contracts')
  await compose(page, 'agente.sul', textOf('common.dividend'))
  await expect(main(page)).not.toContainText('Eles só valem')
  await main(page).getByRole('button', { name: 'Tirar a faixa 2' }).click()
  await contract.lossRate.fill('3')
  // The contract of agente.praia has a lower threshold, so it would end.
  await contract.loss.fill('60')
  await send(page)

  await answer.accept.click()
  const ends = answer.ending
  await expect(ends.getByRole('listitem')).toHaveText([/^Você e agente\.praia.*até 5%, pago toda semana$/])
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
  await expect(accept).toHaveAccessibleDescription(/Sua resposta está a caminho/)
  await expect(ends.getByRole('listitem')).toHaveCount(1)
  goOn()
  await expect(said(south)).toHaveText(/^Combinado\. Os novos termos valem a partir de \d\d\/\d\d\/\d{4}\.$/)
  await expect(
    main(beneath).getByRole('row', { name: /Dividendo.*Encerrado por mudança acima/ }),
  ).toBeVisible()

  await contract.allContracts.click()
  await compose(page, 'agente.sul', textOf('common.dividend'))
  await expect(contract.lossRate).toHaveValue('3,00')
  await expect(main(page)).toContainText(/Eles só valem a partir de \d\d\/\d\d\/\d{4}; até lá/)
})

test('[CONTR-06][CONTR-07] simultaneous withdrawal and acceptance have one outcome for both agents', {
  tag: LONG,
}, async ({ page, browser, request, baseURL }) => {
  const contract = contractForm(main(page))
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome/contracts')
  await compose(page, 'agente.norte', textOf('common.realTimeSalary'))
  await contract.turnover.fill('10')
  await contract.active.fill('1')
  await contract.betRate.fill('0.10')
  await send(page)
  await contract.readOffer.click()
  const other = await enterAs({ browser, request, baseURL }, 'agente.norte')
  const yes = contractPopup(popup(other)).accept
  const back = contractPopup(popup(page)).withdraw
  await expect(yes).toBeEnabled()
  await expect(back).toBeEnabled()
  await Promise.all([yes.click(), back.click()])
  await expect(said(other)).toHaveText(/Combinado|retirou/)
  const isAgreed = (await said(other).textContent())?.includes('Combinado')
  await expect(said(page)).toHaveText(
    isAgreed ? /agente\.norte aceitou/ : textOf('agents.contract.youCancelled'),
  )
  await contractPopup(popup(page)).closeText.click()
  await main(page)
    .getByRole('tab', { name: textOf('agents.contracts.history') })
    .click()
  await expect(
    main(page)
      .getByRole('row', { name: /Salário em tempo real.*agente\.norte/ })
      .first(),
  ).toContainText(
    isAgreed ? textOf('agents.contract.requestAccepted') : textOf('agents.contract.requestCancelled'),
  )
})

test('[CONTR-01] ends a contract with a closed account without the other party’s consent', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'agente.norte'), '/agentHome/contracts?list=downline')
  const row = main(page).getByRole('row', { name: /Dividendo.*agente\.vale/ })
  await expect(row).toContainText('conta encerrada')
  await row.getByRole('button', { name: textOf('agents.contracts.end') }).click()
  await expect(popup(page)).toContainText('A conta de agente.vale está encerrada, então ninguém responderia.')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await popup(page)
    .getByRole('button', { name: textOf('agents.contracts.endNow') })
    .click()
  await expect(said(page)).toHaveText(textOf('agents.contract.ended'))
  await contractPopup(popup(page)).closeText.click()
  await expect(row).toContainText(textOf('agents.contracts.endedAccountClosed'))
})
