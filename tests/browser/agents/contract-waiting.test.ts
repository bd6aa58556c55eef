import type { Locator, Page } from '@playwright/test'
import { COOKIE } from '#api/site/boot.ts'
import { amendContract, terminateContract } from '#protocol/agents/contracts.ts'
import { enterAs } from '#tests/browser/kit/enter-as.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textIn, textOf } from '#tests/support/texts.ts'
import { agentCentre } from './agent-page.ts'
import { contractForm } from './contract-form.ts'
import { contractPopup } from './contract-popup.ts'
import { contractsWithSouth } from './contracts-with-south.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const popup = (page: Page) => page.getByRole('dialog')
const tab = (page: Page) =>
  page.getByRole('main').getByRole('tab', { name: textOf('agents.contracts.toAnswer') })
const inMenu = (page: Page) => agentCentre(page).menu.contracts
const inBar = (page: Page) => siteLayout(page).shortcuts.contracts

async function edgesOf(shown: Locator) {
  const box = await shown.boundingBox()
  if (!box) throw new Error('It is not shown.')
  const [left, right] = [box.x, box.x + box.width].map(Math.round)
  return { left, right, top: Math.round(box.y) }
}

/**
 * Checks that no button label is cut off, that the first button has its own row, and that the other two share
 * the next row. With `isStacked`, as on narrow screens, every button has its own row.
 */
async function expectTidyActs(page: Page, { isStacked = false } = {}): Promise<void> {
  const [yes, no, later] = await Promise.all(
    [0, 1, 2].map((place) => edgesOf(popup(page).locator('[class*="choice"] button').nth(place))),
  )
  if (!yes || !no || !later) throw new Error('The popup has three buttons.')
  expect(later.top > no.top, 'whether the buttons have separate rows').toBe(isStacked)
  expect(no.top).toBeGreaterThan(yes.top)
  expect([no.left, later.right]).toEqual([yes.left, yes.right])
  const cut = popup(page).locator('[class*="choice"] button').filter({ visible: true })
  expect(
    await cut.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length),
    'buttons with cut-off labels',
  ).toBe(0)
}

test('[CONTR-04] [CONTR-07] the tab, menu and phone bar count a contract request until it is answered', {
  tag: LONG,
}, async ({ page, browser, request, baseURL }) => {
  const answer = contractPopup(popup(page))
  const { contract, ask } = await contractsWithSouth(request)
  await openWith(page, await sessionOf(request, 'agente.sul', 'agent'), '/agentHome/contracts')
  await expect(tab(page)).toHaveAccessibleName(textOf('agents.contracts.toAnswer'))
  await expect(inMenu(page)).toHaveAccessibleName(textOf('agents.contracts.title'))
  const { id, version } = contract('dailySalary')
  await ask(terminateContract.path, { contractId: id, version })
  await expectTidyActs(page)
  await answer.decideLater.click()
  await expect(tab(page)).toHaveAccessibleName(
    `${textOf('agents.contracts.toAnswer')} ${textOf('agents.contract.waiting', { count: 1 })}`,
  )
  await expect(inMenu(page)).toHaveAccessibleName(
    `${textOf('agents.contracts.title')} ${textOf('agents.contract.waiting', { count: 1 })}`,
  )
  const second = contract('realTimeSalary')
  await ask(terminateContract.path, { contractId: second.id, version: second.version })
  await answer.decideLater.click()
  await expect(tab(page)).toHaveAccessibleName(
    `${textOf('agents.contracts.toAnswer')} ${textOf('agents.contract.waiting', { count: 2 })}`,
  )

  const phone = await enterAs({ browser, request, baseURL }, 'agente.sul', '/agentHome')
  await phone.setViewportSize({ width: 390, height: 844 })
  await contractPopup(popup(phone)).decideLater.click()
  await contractPopup(popup(phone)).decideLater.click()
  await expect(inBar(phone)).toHaveAccessibleName(
    `${textOf('agents.contracts.title')} ${textOf('agents.contract.waiting', { count: 2 })}`,
  )
  await inBar(phone).click()
  await contractForm(phone.getByRole('main')).propose.click()
  await expect(inBar(phone), 'where a contract is offered belongs to them').toHaveAttribute('aria-current')
  await inBar(phone).click()
  await phone
    .getByRole('main')
    .getByRole('button', { name: textOf('agents.contract.waiting', { count: 2 }) })
    .click()
  await expect(tab(phone)).toHaveAttribute('aria-selected', 'true')
  await buttonsIn(phone.getByRole('main')).reply.first().click()
  await expectTidyActs(phone)
  await contractPopup(popup(phone)).keep.click()
  await expect(popup(phone).getByRole('status').first()).toHaveText(textOf('agents.contract.keptNow'))
  await expect(tab(page)).toHaveAccessibleName(
    `${textOf('agents.contracts.toAnswer')} ${textOf('agents.contract.waiting', { count: 1 })}`,
  )
  await contractPopup(popup(phone)).closeText.click()
  await expect(inBar(phone)).toHaveAccessibleName(
    `${textOf('agents.contracts.title')} ${textOf('agents.contract.waiting', { count: 1 })}`,
  )

  await tab(page).click()
  await buttonsIn(page.getByRole('main')).reply.click()
  await answer.keep.click()
  await expect(inMenu(page)).toHaveAccessibleName(textOf('agents.contracts.title'))
  await expect(inBar(phone)).toHaveAccessibleName(textOf('agents.contracts.title'))
})

test('[CONTR-02] lists the contracts that ended because an agent accepted lower terms', {
  tag: LONG,
}, async ({ page, browser, request, baseURL }) => {
  const { contract, ask } = await contractsWithSouth(request)
  const { id, version, terms } = contract('dividend')
  const [low] = terms.tiers
  if (!low) throw new Error('The dividend of agente.sul has tiers.')
  const lower = { ...terms, tiers: [{ ...low, rate: 350, netLoss: 6_000 }] }
  await ask(amendContract.path, { contractId: id, version, terms: lower })

  const english = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 1440, height: 900 },
  })
  await english.addCookies([{ name: COOKIE, value: 'en', url: baseURL ?? '' }])
  const reader = await english.newPage()
  await openWith(reader, await sessionOf(request, 'agente.sul', 'agent'), '/agentHome')
  await expect(popup(reader).getByRole('columnheader')).toHaveText([
    textIn('en', 'agents.contract.requirement'),
    textIn('en', 'agents.contract.currentTerms'),
    textIn('en', 'agents.contract.proposed'),
    textIn('en', 'agents.contract.change'),
  ])
  await expectTidyActs(reader)
  await english.close()

  await openWith(page, await sessionOf(request, 'agente.sul', 'agent'), '/agentHome')
  await contractPopup(popup(page)).accept.click()
  const [before, after] = [textOf('agents.contract.endsLabel'), textOf('agents.contract.endedLabel')].map(
    (name) => popup(page).getByRole('list', { name, exact: true }).getByRole('listitem'),
  )
  if (!before || !after) throw new Error('There are two lists.')
  await expect(before).toHaveText([patternOf('agents.contract.youAnd', { 0: 'agente.praia' })])
  const shown = await before.allTextContents()
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expectTidyActs(page, { isStacked: width === 320 })
  }
  await contractPopup(popup(page)).acceptAndEnd.click()
  await expect(
    popup(page).getByRole('heading', { name: textOf('agents.contract.endedListTitle') }),
  ).toBeVisible()
  await expect(after).toHaveText(shown)
  await expect(popup(page)).toContainText(textOf('agents.contractAnswer.endedListBody'))
  await page.goto('/agentHome/contracts?list=history')
  const list = page.getByRole('main')
  const about = list.getByRole('row', { name: new RegExp(`${textOf('common.dividend')}.*agente`) })
  await expect(about.first()).toContainText(textOf('agents.contract.requestAccepted'))
  await page.goto('/agentHome/contracts?list=incoming')
  await expect(list.getByRole('tab', { name: textOf('agents.contracts.toAnswer') })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(about).toHaveCount(0)
})
