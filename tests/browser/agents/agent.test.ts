import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settings } from '#server/sandbox/all-settings.ts'
import { registerFirst } from '#tests/browser/account/member-page.ts'
import { fillInByMobile, forgotPopup } from '#tests/browser/auth/forgot-popup.ts'
import { registrationPopup } from '#tests/browser/auth/registration-popup.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { authenticatorCode, twoFactor } from '#tests/browser/auth/two-factor-form.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, clearFault, setFault, switchTwoFactorOn } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { messagesIn } from '#tests/browser/kit/shared-messages.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { homePage } from '#tests/browser/lobby/home-page.ts'
import { fullPageMessage } from '#tests/browser/site/full-page-message.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { agentCentre, agentLogin, logInAsAgent } from './agent-page.ts'

test.afterEach(({ request }) => calm(request))

const centre = (page: Page) => agentCentre(page).overview
const banner = (page: Page) => page.getByRole('banner')

test('[AGENT-01] [LAYOUT-01] the agent page has its own layout, login and Chinese text, and passes axe', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/agent')).text()).toContain('name="username"')
  await page.goto('/agent')
  const { login, user, password } = agentLogin(page)
  await expect(user).toBeVisible()
  await expect(password).toBeVisible()
  await expect(login.getByRole('checkbox')).toHaveCount(0)
  await expect(page.locator('[lang="zh-Hans"]')).toHaveText([
    '全渠道推广支持',
    '15天成为推广员',
    '完整数据报表',
  ])
  const consultation = page.getByRole('region', { name: textOf('agents.landing.hoursTitle') })
  await expect(consultation).toContainText(textOf('agents.landing.hours'))
  await expect(consultation).toContainText(textOf('agents.landing.hoursZone'))
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('[AGENT-02] [ROUTE-07] an agent stays logged in after a reload and sees the agent page after logout', async ({
  page,
}) => {
  await page.goto('/agentHome')
  await expect(page).toHaveURL('/agent')
  await logInAsAgent(page, 'agente')
  await expect(page).toHaveURL('/agentHome')
  await expect(centre(page)).toBeVisible()
  await page.reload()
  await expect(centre(page)).toBeVisible()
  await page.goto('/agent')
  await expect(page).toHaveURL('/agentHome')
  await buttonsIn(banner(page)).logOut.click()
  await expect(page).toHaveURL('/agent')
  await expect(agentLogin(page).user).toBeVisible()
})

test('[AGENT-02] [LAYOUT-01] the agent centre is light; game pages are dark and have a menu and a footer', {
  tag: LONG,
}, async ({ page, request }) => {
  const ofDocument = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  const sent = await (await request.get('/agentHome')).text()
  expect(sent).toContain('<html lang="pt-BR" data-theme="light">')
  await openWith(page, await sessionOf(request, 'agente', 'agent'), '/agentHome')
  await expect(centre(page)).toBeVisible()
  expect(await ofDocument()).toBe('light')
  await messagesIn(page).toTheGames.click()
  await expect(homePage(page).title).toBeAttached()
  expect(await ofDocument()).toBe('dark')
  await page.goBack()
  await expect(centre(page)).toBeVisible()
  expect(await ofDocument()).toBe('light')
  const sideMenu = siteLayout(page).sideMenu
  await expect(sideMenu).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  for (const path of ['/home', '/rng', '/winners', '/member/vip']) {
    await page.goto(path)
    await expect(sideMenu, path).toBeVisible()
    await expect(page.getByRole('contentinfo'), path).toBeVisible()
    await expect(banner(page), path).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeAttached()
  }
})

test('[ROUTE-19] takes an agent to the requested page after login', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/agentHome/team?member=3')
  await expect(page).toHaveURL('/agent?next=%2FagentHome%2Fteam%3Fmember%3D3')
  await page.goto('/agentHome/contracts?list=incoming')
  await expect(page).toHaveURL(/\/agent\?next=/)
  await logInAsAgent(page, 'agente')
  await expect(page).toHaveURL('/agentHome/contracts?list=incoming')
  await expect(page.getByRole('tab', { selected: true })).toHaveText(textOf('agents.contracts.toAnswer'))
})

test('[ROUTE-19] takes an agent to the requested overview period after login', async ({ page }) => {
  await page.goto('/agentHome?days=lastMonth')
  await expect(page).toHaveURL(/\/agent\?next=/)
  await logInAsAgent(page, 'agente')
  await expect(page).toHaveURL('/agentHome?days=lastMonth')
  await expect(agentCentre(page).overview).toBeVisible()
})

test('[ROUTE-17] URLs ignore letter case, and an unknown agent URL shows a link to the agent centre', async ({
  page,
  request,
  faults,
}) => {
  for (const [path, status] of [
    ['/agentHome/Team', 200],
    ['/agenthome/DAILYSALARY', 200],
    ['/agentHome/nonsense', 404],
    ['/member/DepositV2', 200],
    ['/member/nonsense', 404],
  ] as const)
    expect([path, (await request.get(path)).status()]).toEqual([path, status])
  await openWith(page, await sessionOf(request, 'agente', 'agent'), '/agentHome/Team')
  await expect(page.getByRole('heading', { level: 1, name: textOf('agents.team.title') })).toBeVisible()
  await page.goto('/agentHome/nonsense')
  await expect(fullPageMessage(page).notFound).toBeVisible()
  await page.getByRole('link', { name: textOf('agents.nav.toCentre') }).click()
  await expect(page).toHaveURL('/agentHome')
  await expect(agentCentre(page).overview).toBeVisible()
  expectOnly(faults, /404/)
})

test('[AGENT-02] [ROUTE-07] rejects members on the agent page, even if they are already logged in', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.goto('/agent')
  await logInAsAgent(page, 'ana')
  await expect(agentLogin(page).login.getByRole('alert')).toContainText(textOf('auth.login.notAgent'))
  await openWith(page, await sessionOf(request, 'ana'), '/agentHome')
  await expect(page).toHaveURL('/agent')
  const refused = page.getByRole('region', { name: textOf('agents.landing.notAgentTitle') })
  await expect(refused).toContainText('ana')
  await buttonsIn(refused).logOut.click()
  await expect(agentLogin(page).user).toBeVisible()
})

test('[AGENT-02] password recovery and two-factor authentication work on the agent page', {
  tag: LONG,
}, async ({ page, request }) => {
  const { secret } = await switchTwoFactorOn(request, 'agente.sul')
  await page.goto('/agent')
  await takenOver(page)
  await logInAsAgent(page, 'agente.sul')
  const step = twoFactor(page)
  await expect(step.code).toBeVisible()
  await step.back.click()
  await agentLogin(page).forgot.click()
  const { popup, back, submit } = forgotPopup(page)
  await back.click()
  await expect(popup).toHaveCount(0)
  await expect(agentLogin(page).user).toBeFocused()
  await agentLogin(page).forgot.click()
  await fillInByMobile(page, { national: '51 98888-0011', e164: '+5551988880011' })
  await submit.click()
  await step.code.fill(await authenticatorCode(request, { secret }))
  await step.submit.click()
  await expect(page).toHaveURL('/agentHome')
  await expect(centre(page)).toBeVisible()
})

test('[AGENT-03] the agent centre’s header shows a running clock, its time zone and the agent’s name', async ({
  page,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome')
  const clock = banner(page).getByRole('timer')
  await expect(clock).toHaveText(/^\d\d:\d\d:\d\d GMT−3$/)
  await expect(banner(page)).toContainText('Aurélio')
  await expect(banner(page).getByRole('link', { name: 'Palpite' })).toHaveAttribute('href', '/agentHome')
  await expect(buttonsIn(banner(page)).logOut).toBeVisible()
  const before = await clock.textContent()
  const box = await clock.boundingBox()
  await expect(clock).not.toHaveText(before ?? '')
  expect((await clock.boundingBox())?.width).toBe(box?.width)
})

test('[AGENT-03] the agent centre’s header links to deposit, withdrawal, messages and support', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome')
  for (const [name, address] of [
    [textOf('common.deposit'), '/member/depositv2'],
    [textOf('common.withdraw'), '/member/withdraw'],
    [textOf('agents.nav.messages'), '/agentHome/messages'],
    [textOf('common.customerSupport'), '/customerService'],
  ] as const) {
    await banner(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
    await expect(page).toHaveTitle(`${name} · Palpite`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(centre(page)).toBeVisible()
  }
})

test('[AGENT-12] a visitor applies to become an agent, and the operator sees the name as plain text', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/agent')
  await takenOver(page)
  const part = page.getByRole('region', { name: textOf('agents.application.title') })
  await part.getByLabel(textOf('common.name')).fill('Lia <b>Prado</b>')
  await part.getByLabel(textOf('cashier.payoutAccount.keyKindPhone'), { exact: true }).fill('11 98888-7777')
  await part.getByLabel(textOf('agents.application.channel')).selectOption('friends')
  await part.getByRole('button', { name: textOf('agents.application.submit') }).click()
  await expect(part.getByRole('status')).toContainText(textOf('agents.application.receivedTitle'))
  await page.goto('/sandbox')
  const applications = page.getByRole('region', { name: textOf('sandbox.sectionNames.agentApplications') })
  await expect(applications.getByText('Lia <b>Prado</b>')).toBeVisible()
  await applications.getByRole('button', { name: textOf('agents.contractAnswer.accept') }).click()
  await expect(
    applications.getByText(textOf('sandbox.agentApplications.accepted'), { exact: true }),
  ).toBeVisible()
})

test('[AGENT-04] the agent menu is a sidebar that narrows on smaller screens, or a drawer on phones', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome')
  await expect(centre(page)).toBeVisible()
  const menu = agentCentre(page).menu
  await expect(
    menu.navigation.getByRole('link', { name: textOf('agents.teamOverview.title') }),
  ).toHaveAttribute('aria-current', 'page')
  await expect(menu.navigation.getByRole('link')).toHaveText([
    textOf('common.announcements'),
    textOf('agents.teamOverview.title'),
    textOf('agents.downlineRegistration.title'),
    textOf('agents.team.title'),
    textOf('agents.teamBetting.title'),
    textOf('agents.playerLosses.title'),
    textOf('agents.myEarnings.title'),
    textOf('agents.accountDetails.title'),
    textOf('agents.contracts.title'),
    textOf('common.dividend'),
    textOf('common.dailySalary'),
    textOf('common.hourlySalary'),
    textOf('common.realTimeSalary'),
  ])
  expect((await menu.navigation.boundingBox())?.width).toBeGreaterThan(210)
  await page.setViewportSize({ width: 1000, height: 900 })
  expect((await menu.navigation.boundingBox())?.width).toBeLessThan(65)
  await menu.navigation.getByRole('link', { name: textOf('common.announcements') }).click()
  await expect(page).toHaveURL('/agentHome/announcements')

  await page.setViewportSize({ width: 390, height: 844 })
  await siteLayout(page).menuButton.click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('link', { name: textOf('agents.teamBetting.title') }).click()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL('/agentHome/bets')
  await siteLayout(page).menuButton.click()
  await buttonsIn(drawer).logOut.click()
  await expect(page).toHaveURL('/agent')
})

test('[AGENT-09] the agent menu links to a page for each kind of contract that is active or offered', {
  tag: LONG,
}, async ({ page, request }) => {
  const kinds = {
    divtypereq: textOf('common.dividend'),
    dailysalreqtype: textOf('common.dailySalary'),
    contracthoursalreq: textOf('common.hourlySalary'),
    realtimesalreqtype: textOf('common.realTimeSalary'),
  }
  const none = { divtypereq: 0, dailysalreqtype: 0, contracthoursalreq: 0, realtimesalreqtype: 0 }
  const menu = agentCentre(page).menu
  const token = await sessionOf(request, 'agente', 'agent')
  for (const [place, [kind, name]] of Object.entries(kinds).entries()) {
    const value = { ...none, [kind]: place % 2 === 0 ? 1 : 2 }
    await setFault(request, 'readConsolidatedContracts', { kind: 'value', value })
    await openWith(page, token, '/agentHome')
    await expect(menu.navigation.getByRole('list')).toHaveCount(2)
    await expect(menu.navigation.getByRole('list').last().getByRole('link')).toHaveText([name])
  }
})

test('[AGENT-09] the agent menu shows an error and a retry button when the contracts fail to load', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await setFault(request, 'readConsolidatedContracts', { kind: 'error' })
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome')
  const menu = agentCentre(page).menu
  const missing = menu.navigation.getByRole('status')
  await expect(missing).toHaveText(textOf('agents.nav.contractsFailed'))
  const { violations } = await new AxeBuilder({ page }).include('nav').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await siteLayout(page).menuButton.click()
  await expect(missing).toBeVisible()
  await clearFault(request, 'readConsolidatedContracts')
  await menu.navigation.getByRole('button', { name: textOf('agents.nav.contractsReload') }).click()
  await expect(menu.dividend).toBeVisible()
  await expect(missing).toHaveCount(0)
  expectOnly(faults, /500/)
})

test('[AGENT-09] the agent menu hides the contract pages when the operator disables agent contracts', {
  tag: LONG,
}, async ({ page, request, platform }) => {
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome')
  const menu = agentCentre(page).menu
  const names = [
    textOf('common.dividend'),
    textOf('common.dailySalary'),
    textOf('common.hourlySalary'),
    textOf('common.realTimeSalary'),
  ]
  for (const name of names)
    await expect(menu.navigation.getByRole('link', { name, exact: true })).toBeVisible()
  await menu.dividend.click()
  await expect(page.getByRole('heading', { name: textOf('agents.contractBills.terms') })).toBeVisible()
  await platform.set('modules', { AGENTPOLICY3: false })
  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
  await page.goto('/agentHome')
  await expect(menu.navigation.getByRole('link', { name: textOf('agents.myEarnings.title') })).toBeVisible()
  await expect(page.getByRole('figure').first().locator('canvas')).toBeVisible()
  for (const name of names)
    await expect(menu.navigation.getByRole('link', { name, exact: true })).toHaveCount(0)
  expect(asked).not.toContain('/wps/member/info/funds/consolidated')
})

test('[AGENT-02] [SESS-04] the agent page offers registration to a trial player', async ({
  page,
  request,
  platform,
}) => {
  await platform.set('modules', settings.modules.initial)
  await openWith(page, await startFreePlay(request), '/agent')
  await expect(registerFirst(page).heading).toBeVisible()
  await buttonsIn(page).register.click()
  const registration = registrationPopup(page)
  await expect(
    registration.popup.getByRole('textbox', { name: textOf('cashier.payoutAccount.keyKindPhone') }),
  ).toBeVisible()
})
