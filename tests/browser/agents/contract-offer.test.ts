import type { Page } from '@playwright/test'
import { listDownlines } from '#protocol/agents/team-tree.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { contractForm } from './contract-form.ts'
import { contractPopup } from './contract-popup.ts'

const main = (page: Page) => page.getByRole('main')
const rate = (page: Page) => contractForm(main(page)).betRate
const agents = (page: Page) =>
  main(page).getByRole('list', { name: textOf('agents.contractOffer.downlinesLabel') })

/** Mocks the list of an agent's direct downlines: players first, then agents. */
async function answerWithDownlines(page: Page, given: { players: number; agents: number }): Promise<void> {
  const downline = (account: string, index: number, agent: boolean) => ({
    memberId: String(20_000 + index),
    account,
    nickname: '',
    agent,
    closed: false,
    vipLevel: 0,
    registeredAt: '2026-01-01T00:00:00.000Z',
    lastLogin: null,
    direct: 0,
    team: 0,
    balance: 0,
  })
  const of = (count: number, name: string, agent: boolean) =>
    Array.from({ length: count }, (_, index) =>
      downline(`${name}${String(index + 1).padStart(5, '0')}`, index + (agent ? 20_000 : 0), agent),
    )
  const all = [...of(given.players, 'jogador', false), ...of(given.agents, 'revenda', true)]
  await page.route(`**${listDownlines.path}?**`, async (route) => {
    const asked = new URL(route.request().url()).searchParams
    const from = Number(asked.get('cursor') ?? 0)
    const to = from + Number(asked.get('limit'))
    const found = all.filter(
      ({ agent, account }) =>
        (agent || asked.get('agentsOnly') !== 'true') && account.includes(asked.get('search') ?? ''),
    )
    const next = to < found.length ? String(to) : null
    await route.fulfill({
      json: { success: true, value: { downlines: found.slice(from, to), next, currency: 'BRL' } },
    })
  })
}

test('[CONTR-05] the contract offer lists and finds all direct downline agents, but no players', {
  tag: LONG,
}, async ({ page, request }) => {
  await answerWithDownlines(page, { players: 120, agents: 60 })
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome/contracts/offer')
  await expect(agents(page).getByRole('button')).toHaveCount(50)
  await expect(agents(page)).not.toContainText('jogador')
  await buttonsIn(main(page)).showMore.click()
  await expect(agents(page).getByRole('button')).toHaveCount(60)
  await contractForm(main(page)).downlines.fill('revenda00059')
  await expect(agents(page).getByRole('button')).toHaveText(['revenda00059'])
  await expect(page).toHaveURL(/search=revenda00059/)
  await main(page).getByRole('searchbox').fill('jogador00001')
  await expect(main(page)).toContainText(textOf('agents.contractOffer.noMatch', { sought: 'jogador00001' }))
  await page.unroute(`**${listDownlines.path}?**`)
  await main(page).getByRole('searchbox').fill('agente.norte')
  await agents(page)
    .getByRole('button', { name: /^agente\.norte/ })
    .click()
  await expect(main(page)).toContainText(
    patternOf('agents.contractOffer.forWhom', { account: 'agente.norte' }),
  )
})

test('[CONTR-05] the contract offer finds one of 10,000 downline agents by name', {
  tag: LONG,
}, async ({ page, request }) => {
  await answerWithDownlines(page, { players: 0, agents: 10_000 })
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome/contracts/offer')
  await expect(agents(page).getByRole('button')).toHaveCount(50)
  await main(page).getByRole('searchbox').fill('revenda09999')
  await expect(agents(page).getByRole('button')).toHaveText(['revenda09999'])
})

test('[CONTR-05] keeps a contract draft on reload and back navigation until it is sent or discarded', {
  tag: LONG,
}, async ({ page, request }) => {
  const contract = contractForm(main(page))
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome/contracts/offer?kind=dailySalary')
  const choose = () =>
    agents(page)
      .getByRole('button', { name: /^agente\.norte/ })
      .click()
  await choose()
  const fill = async (figure: string) => {
    await contract.turnover.fill('100')
    await contract.active.fill('1')
    await rate(page).fill(figure)
  }
  await fill('0,4')
  await page.reload()
  await expect(rate(page)).toHaveValue('0,40')
  await expect(main(page).getByRole('status')).toContainText(textOf('agents.contractOffer.draftRestored'))

  await contract.review.click()
  const send = contract.send
  await expect(send).toBeVisible()
  await page.reload()
  await expect(send).toBeVisible()
  await page.goBack()
  await expect(rate(page)).toHaveValue('0,40')
  await page.goForward()
  await expect(send).toBeVisible()
  await main(page)
    .getByRole('button', { name: textOf('agents.contractOffer.changeTiers') })
    .click()
  await expect(rate(page)).toHaveValue('0,40')
  await expect(page).not.toHaveURL(/step=/)
  await page.goBack()
  await expect(agents(page)).toBeVisible()
  await choose()
  await expect(rate(page)).toHaveValue('0,40')

  await main(page)
    .getByRole('button', { name: textOf('agents.contractOffer.discard') })
    .click()
  await expect(rate(page)).toHaveValue('')
  await page.reload()
  await expect(rate(page)).toHaveValue('')
  await fill('0,3')
  await contract.review.click()
  await send.click()
  await expect(main(page).getByRole('status')).toContainText(
    textOf('agents.contractOffer.sent', { 0: 'agente.norte' }),
  )
  await expect(page).not.toHaveURL(/step=/)
  await contract.readOffer.click()
  await contractPopup(page.getByRole('dialog')).withdraw.click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    textOf('agents.contract.youCancelled'),
  )
  await page.goto('/agentHome/contracts/offer?kind=dailySalary')
  await choose()
  await expect(rate(page)).toHaveValue('')
})

test('[CONTR-05] the contract offer shows closed accounts without a button, and says if all accounts are closed', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'agente.norte'), '/agentHome/contracts/offer')
  await expect(agents(page).getByRole('listitem')).toHaveText([
    new RegExp(`^agente\\.vale .*${textOf('agents.accountClosed')}$`),
  ])
  await expect(agents(page).getByRole('button')).toHaveCount(0)
  await expect(main(page)).toContainText(textOf('agents.contractOffer.allClosedTitle'))
  await expect(main(page).getByRole('link', { name: textOf('agents.toRegistration') })).toBeVisible()
})
