import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { Locator } from '@playwright/test'
import { demoPaymentPassword } from '#server/demo-data/demo-accounts.ts'
import { amountForm } from '#tests/browser/cashier/amount-form.ts'
import { paymentPasswordForm } from '#tests/browser/cashier/payment-password-form.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { contractForm } from './contract-form.ts'
import { downlineForm, memberActions, openTeam, registrationLinks, sharedLink } from './team-page.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.afterEach(({ request }) => calm(request))

test('[AGENT-07] the arrow keys move through the team tree, and a reload keeps a member’s details open', {
  tag: LONG,
}, async ({ page, request }) => {
  const { tree, row, details } = await openTeam(page, request, 'agente')
  await expect(row('agente.sul')).toHaveAttribute('aria-expanded', 'false')
  await row('agente.sul').focus()
  await page.keyboard.press('ArrowRight')
  await expect(row('agente.praia')).toHaveAttribute('aria-level', '2')
  await row('agente.praia').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(row('agente.sul')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(tree.locator('[aria-level="2"]').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/member=\d+$/)
  await expect(details('agente.sul')).toContainText(textOf('agents.figures.turnover'))
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await page.reload()
  await expect(details('agente.sul')).toContainText(textOf('common.agent'))
  await page.goBack()
  await expect(details('agente.sul')).toHaveCount(0)
})

test('[AGENT-07] a contract offer opened from a downline’s details says which contract kinds are possible', {
  tag: LONG,
}, async ({ page, request }) => {
  const { row, details } = await openTeam(page, request, 'agente.sul')
  await row('agente.praia').click()
  await contractForm(details('agente.praia')).propose.click()
  const account = 'agente.praia'
  for (const [kind, id] of [
    ['dividend', 'forWhomNewTerms'],
    ['hourlySalary', 'forWhom'],
    ['realTimeSalary', 'forWhomFirst'],
  ] as const) {
    const name = textOf(`common.${kind}`)
    await page.getByRole('tab', { name }).click()
    const panel = page.getByRole('tabpanel')
    await expect(panel).toContainText(textOf(`agents.contractOffer.${id}`, { name, account }))
    if (id === 'forWhom') await expect(panel).toContainText(textOf('agents.contractOffer.noneOwnTitle'))
  }
})

test('[AGENT-07] Escape closes a downline’s details and returns the focus to the tree', {
  tag: LONG,
}, async ({ page, request }) => {
  const { row, details } = await openTeam(page, request, 'agente')
  await row('agente.sul').focus()
  await page.keyboard.press('Enter')
  await expect(details('agente.sul')).toContainText(textOf('agents.figures.turnover'))
  await page.keyboard.press('Escape')
  await expect(details('agente.sul')).toHaveCount(0)
  await expect(row('agente.sul')).toBeFocused()
  await page.keyboard.press('Enter')
  await buttonsIn(details('agente.sul')).close.focus()
  await page.keyboard.press('Escape')
  await expect(details('agente.sul')).toHaveCount(0)
  await expect(row('agente.sul')).toBeFocused()
})

test('[AGENT-07] marks a closed account in the tree, details and search results, and explains its disabled buttons', {
  tag: LONG,
}, async ({ page, request }) => {
  const { row, search, details } = await openTeam(page, request, 'agente.norte')
  await expect(row('agente.vale')).toContainText(textOf('agents.accountClosed'))
  await row('agente.vale').click()
  const vale = details('agente.vale')
  await expect(vale.locator('dl')).toContainText(
    `${textOf('common.agent')}, ${textOf('agents.accountClosed')}`,
  )
  for (const name of [textOf('agents.team.sendMoney'), textOf('agents.contractOffer.title')]) {
    const act = vale.getByRole('button', { name })
    await expect(act).toHaveAttribute('aria-disabled', 'true')
    await expect(act).toHaveAccessibleDescription(textOf('agents.team.closedAgent'))
  }
  await search.fill('agente.vale')
  await expect(
    page.getByRole('button', { name: new RegExp(`^agente\\.vale .*${textOf('agents.accountClosed')}`) }),
  ).toBeVisible()
})

test.describe('in a browser east of Brasília', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('[AGENT-07] shows the dates of team members and registration links in Brasília time', {
    tag: LONG,
  }, async ({ page, request }) => {
    const { tree, row, details } = await openTeam(page, request, 'agente')
    await expect(row('agente.sul')).toBeVisible()
    const style = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
    const inZone = (moment: string | null, timeZone: string) =>
      new Intl.DateTimeFormat('pt-BR', { ...style, timeZone }).format(new Date(moment ?? ''))
    const moments = async (times: Locator) => {
      await expect(times.first()).toBeVisible()
      const told = []
      for (const time of await times.all()) {
        const moment = await time.getAttribute('datetime')
        await expect(time).toHaveText(inZone(moment, 'America/Sao_Paulo'))
        told.push(moment)
      }
      return told
    }
    const differs = (moment: string | null) =>
      inZone(moment, 'America/Sao_Paulo') !== inZone(moment, 'Asia/Tokyo')
    const shown = await moments(tree.locator('time'))
    expect(shown.filter(differs)).not.toEqual([])
    await row('agente.sul').click()
    await moments(details('agente.sul').locator('dl time'))
    await openWith(page, await sessionOf(request, 'agente.sul', 'agent'), '/agentHome/register?by=link')
    await moments(registrationLinks(page).list.locator('small time'))
  })
})

test('[AGENT-07] finds a member anywhere in the team and expands the tree to show the member', {
  tag: LONG,
}, async ({ page, request }) => {
  const { row, search, details } = await openTeam(page, request, 'agente')
  await search.fill('rafael')
  await expect(page).toHaveURL(/search=rafael/)
  const below = textOf('agents.team.path', { 0: 'agente.sul › agente.praia' })
  await page.getByRole('button', { name: new RegExp(`^rafael .*${below}`) }).click()
  await expect(row('rafael')).toBeInViewport()
  await expect(row('rafael')).toHaveAttribute('aria-level', '3')
  await expect(details('rafael')).toContainText(textOf('common.player'))
  await page.goBack()
  await expect(search).toHaveValue('rafael')
})

test('a team search hides a downline’s open details and restores them once the search is cleared', {
  tag: LONG,
}, async ({ page, request }) => {
  const { row, search, details } = await openTeam(page, request, 'agente')
  await row('agente.sul').click()
  await expect(details('agente.sul')).toContainText(textOf('agents.figures.turnover'))
  await search.fill('ninguém assim')
  await expect(page.getByText(textOf('agents.team.noMatch', { 0: 'ninguém assim' }))).toBeVisible()
  await expect(details('agente.sul')).toHaveCount(0)
  await buttonsIn(page).clearSearch.click()
  await expect(details('agente.sul')).toBeVisible()
})

test('[AGENT-07] a member’s details show the account’s figures and, for an agent, the team’s figures', {
  tag: LONG,
}, async ({ page, request }) => {
  const { row, details } = await openTeam(page, request, 'agente')
  await row('agente.sul').click()
  const figures = details('agente.sul').getByRole('table')
  await expect(figures.getByRole('columnheader')).toHaveText([
    textOf('agents.team.thisAccount'),
    new RegExp(`^${textOf('agents.team.theirTeam')}${patternOf('agents.team.activeCount').source}$`),
  ])
  const turnover = figures.getByRole('row', { name: textOf('agents.figures.turnover') }).getByRole('cell')
  await expect(turnover).toHaveText([/^R\$\s0,00$/, /^R\$\s[1-9]/])
  await row('debora.castro').click()
  await expect(details('debora.castro').getByRole('columnheader')).toHaveText([
    textOf('agents.team.thisAccount'),
  ])
})

test('shows an error and a retry button when a level of the team fails to load', { tag: LONG }, async ({
  page,
  request,
  faults,
}) => {
  const { row, tree } = await openTeam(page, request, 'agente')
  await expect(row('agente.sul')).toBeVisible()
  await setFault(request, 'listDownlines', { kind: 'error', times: 1 })
  await row('agente.sul').getByRole('button').click()
  await expect(tree.getByRole('alert')).toContainText(textOf('agents.team.levelFailed'))
  expectOnly(faults, /500/)
  await buttonsIn(tree).retry.click()
  await expect(row('agente.praia')).toBeVisible()
})

test('[AGENT-07] sends money to a player only once, even if the response is lost and the page is reloaded', async ({
  page,
  request,
  faults,
}) => {
  const { details } = await openTeam(page, request, 'agente.praia')
  await page.getByRole('row', { name: 'rafael' }).click()
  const balance = details('rafael')
    .locator('dl')
    .first()
    .locator('div')
    .filter({ hasText: textOf('common.balance') })
  await expect(balance).toContainText('R$')
  const before = amountIn(await balance.innerText())
  await memberActions(details('rafael')).sendMoney.click()
  const dialog = page.getByRole('dialog', {
    name: textOf('cashier.transfer.dialogTitle', { account: 'rafael' }),
  })
  await amountForm(dialog).amount.fill('10,0')
  await buttonsIn(dialog).proceed.click()
  await paymentPasswordForm(dialog).password.fill(demoPaymentPassword)
  await setFault(request, 'transferToDownline', { kind: 'cut' })
  await amountForm(dialog).send.click()
  await expect(dialog.getByRole('status')).toContainText(textOf('kit.feedback.unsureTitle'))
  await page.reload()
  // Responses to the transfer are still dropped, so the page has requested the outcome by idempotency key.
  await expect(dialog.getByRole('status')).toContainText(
    patternOf('cashier.transfer.sent', { account: 'rafael' }),
  )
  await calm(request)
  expectOnly(faults, /ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_INCOMPLETE|Failed to (load|fetch)/)
  await buttonsIn(dialog).done.click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(async () => amountIn(await balance.innerText())).toBe(before + 1_000)
})

test('[AGENT-06] an agent registers a player, sees the password to pass on and finds the player in the team', {
  tag: LONG,
}, async ({ page, request }) => {
  const downline = downlineForm(page)
  const { tree } = await openTeam(page, request, 'agente.norte')
  await expect(tree).toBeVisible()
  await page.goto('/agentHome/register')
  await downline.user.fill('ab')
  await downline.makePassword.click()
  await downline.submit.click()
  await expect(downline.user).toBeFocused()
  await downline.user.fill('novatadonorte')
  const password = await downline.firstPassword.inputValue()
  await downline.submit.click()
  await expect(page.getByRole('status').first()).toContainText(
    textOf('agents.downlineRegistration.done', { account: 'novatadonorte' }),
  )
  await expect(page.getByText(password)).toBeVisible()
  await expect(page.getByText(new URL('/login', page.url()).href, { exact: true })).toBeVisible()
  await page.goto('/agentHome/team?search=novatadonorte')
  await expect(page.getByRole('button', { name: /^novatadonorte/ })).toBeVisible()
})

/** A link name with markup, which must be shown as text. */
const NAME = 'Feira do </0><b>livro</b>'

test('[AGENT-06] an agent creates a registration link, shares its URL and QR code and closes it', {
  tag: LONG,
}, async ({ page, request }) => {
  const { tree } = await openTeam(page, request, 'agente.norte')
  await expect(tree).toBeVisible()
  await page.goto('/agentHome/register?by=link')
  await registrationLinks(page).add.click()
  const composer = registrationLinks(page).composer
  await composer.name.fill(NAME)
  await composer.submit.click()
  const sharing = page.getByRole('dialog', { name: NAME })
  await expect(sharedLink(sharing).address).toHaveValue(/\/register\?affiliateCode=\w+$/)
  const code = sharedLink(sharing).qr
  await expect(code).toBeVisible()
  expect(await code.boundingBox()).toMatchObject({ width: 200, height: 200 })
  const saved = page.waitForEvent('download')
  await sharing.getByRole('button', { name: textOf('agents.downlineRegistration.saveQrCode') }).click()
  const picture = await saved
  expect(picture.suggestedFilename()).toMatch(/^Feira do .*livro.*\.png$/)
  const bytes = await readFile(await picture.path())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  // A PNG file stores its width at byte 16 and its height at byte 20.
  expect([bytes.readUInt32BE(16) > 400, bytes.readUInt32BE(16) === bytes.readUInt32BE(20)]).toEqual([
    true,
    true,
  ])
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Escape')
  const links = registrationLinks(page).list
  await expect(links).toContainText(NAME)
  await links
    .getByRole('button', { name: `${textOf('agents.downlineRegistration.closeLink')} ${NAME}` })
    .click()
  const removal = page.getByRole('dialog', {
    name: textOf('agents.downlineRegistration.closeLinkTitle', { name: NAME }),
  })
  await sharedLink(removal).end.click()
  await expect(removal).toHaveCount(0)
  await expect(page.getByText(NAME)).toHaveCount(0)
})

/** Reads the amount in a text as minor units. The text has no other digits. */
const amountIn = (text: string): number => Number(text.replaceAll(/\D/g, ''))

test('a rate-limited team page shows the waiting time and then says that the agent can retry', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await setFault(request, 'listDownlines', { kind: 'throttled', value: { retryAfter: 20 }, times: 1 })
  await openWith(page, await sessionOf(request, 'agente', 'agent'), '/agentHome/team')
  const missing = page.getByText(textOf('agents.team.loadFailed')).locator('..')
  await expect(missing).toContainText(
    new RegExp(textOf('kit.errors.tooManyAttemptsWait', { element0: '0:\\d\\d' })),
  )
  await expect(missing).toContainText(textOf('kit.errors.canTryAgain'), { timeout: 25_000 })
  expectOnly(faults, /status of 429/)
})
