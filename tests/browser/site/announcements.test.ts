import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { agentLogin } from '#tests/browser/agents/agent-page.ts'
import { sessionEndedPopup } from '#tests/browser/auth/session-ended-popup.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { fitTile, openWith, passwordOf, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { LONG } from '#tests/support/is-long.ts'
import { oneOf, textOf } from '#tests/support/texts.ts'
import { announcementPages } from './announcement-pages.ts'
import { announcementsPopup, noticesPopup } from './notices-popup.ts'

test.afterEach(({ request }) => calm(request))

const main = (page: Page) => page.getByRole('main')
const firstSentenceOf = (id: string) => textOf(id).split('.')[0] ?? ''
const summaries = (page: Page) => main(page).locator('summary')

test('[AGENT-10] announcements expand in place, and each page of the list has its own URL', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome/announcements')
  await expect(summaries(page)).toHaveCount(9)
  const words = main(page).getByText(firstSentenceOf('announcement.halfMonthSettlement.content'))
  await expect(words).toBeHidden()
  await summaries(page).first().press('Enter')
  await expect(words).toBeVisible()
  await summaries(page).first().click()
  await expect(words).toBeHidden()
  const pages = announcementPages(page)
  await expect(
    pages.navigation.getByRole('button', {
      name: oneOf('kit.layout.firstPage', 'site.announcements.toFirstPage'),
    }),
  ).toHaveAttribute('aria-disabled', 'true')
  await pages.third.click()
  await expect(page).toHaveURL('/agentHome/announcements?page=3')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(summaries(page)).toHaveCount(8)
  await page.reload()
  await expect(summaries(page)).toHaveCount(8)
  await page.goBack()
  await expect(summaries(page)).toHaveCount(9)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test('[AGENT-10] dims the current announcements while another page of them loads', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome/announcements')
  const list = main(page).getByRole('list').first()
  await expect(summaries(page)).toHaveCount(9)
  await expect(list).toHaveAttribute('aria-busy', 'false')
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/relay\/announcements/, async (route) => {
    await held
    await route.continue()
  })
  await announcementPages(page).third.click()
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await expect(list).toHaveCSS('opacity', '0.4')
  arrive()
  await expect(summaries(page)).toHaveCount(8)
  await expect(list).toHaveAttribute('aria-busy', 'false')
  await expect(list).toHaveCSS('opacity', '1')
})

test('offers a retry when announcements fail to load, and leads back from a page that does not exist', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await setFault(request, 'listAnnouncements', { kind: 'error', times: 1 })
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome/announcements?page=7')
  await buttonsIn(main(page)).retry.click()
  await main(page)
    .getByRole('button', { name: textOf('site.announcements.toFirstPage') })
    .click()
  await expect(page).toHaveURL('/agentHome/announcements')
  await expect(summaries(page)).toHaveCount(9)
  expectOnly(faults, /500/)
})

test('after the session ends, an agent logs in again and continues on the requested announcements page', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome/announcements')
  await expect(summaries(page)).toHaveCount(9)
  await setFault(request, 'listAnnouncements', { kind: 'unauthorised', times: 1 })
  await announcementPages(page).third.click()
  const ended = sessionEndedPopup(page)
  await ended.logIn.click()
  const login = agentLogin(page, 'dialog')
  await login.user.fill('agente')
  await login.password.fill(passwordOf('agente'))
  await login.submit.click()
  await fitTile(page)
  await expect(summaries(page)).toHaveCount(8)
  await expect(page).toHaveURL('/agentHome/announcements?page=3')
  await setFault(request, 'listAnnouncements', { kind: 'unauthorised', times: 1 })
  await page.goBack()
  await ended.notNow.click()
  await expect(page).toHaveURL('/agent')
  expectOnly(faults, /401|WebSocket/)
})

test('[POP-05] [POP-03] a visitor reads announcements nine at a time and opens a linked promotion', async ({
  page,
}) => {
  const asked = page.waitForRequest(/relay\/announcements/)
  await page.goto('/')
  await takenOver(page)
  await siteLayout(page).bell.click()
  await noticesPopup(page).announcements.click()
  const announcements = announcementsPopup(page)
  const lines = announcements.popup.locator('summary')
  await expect(lines).toHaveCount(9)
  const { searchParams } = new URL((await asked).url())
  // CALL-51 prescribes these parameters.
  expect(['types', 'execution', 'platform'].map((name) => searchParams.get(name))).toEqual([
    'B,PL,PU,PR',
    'B',
    'W',
  ])
  await expect(lines.filter({ hasText: textOf('announcement.halfMonthSettlement.title') })).toHaveCount(0)
  const words = announcements.popup.getByText(firstSentenceOf('announcement.withdrawalsOnSundaysToo.content'))
  await expect(words).toBeHidden()
  await lines.first().press('Enter')
  await expect(words).toBeVisible()
  await lines.first().press('Enter')
  await expect(words).toBeHidden()
  await announcements.popup.getByRole('button', { name: textOf('kit.layout.page', { number: 2 }) }).click()
  await expect(lines).toHaveCount(4)
  await announcements.popup.getByRole('button', { name: textOf('kit.layout.previousPage') }).click()
  await expect(lines).toHaveCount(9)
  const bonus = lines.filter({ hasText: textOf('announcement.welcomeBonus.title') })
  await bonus.click()
  await announcements.popup
    .getByRole('link', { name: textOf('site.announcements.toPromotion') })
    .filter({ visible: true })
    .click()
  await expect(announcements.popup).toBeHidden()
  await expect(page).toHaveURL(/\/promotions#[0-9a-f-]{36}$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    textOf('promotion.welcomeBonus.title'),
  )
})

test('[POP-03] removes scripts, images and unsafe links from an announcement', { tag: LONG }, async ({
  page,
  faults,
}) => {
  await page.route(/relay\/announcements/, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    body.value.announcements[0].content =
      '<p>Só <strong>palavras</strong></p><img src=x onerror="window.ran=1"><script>window.ran=1</script><a href="javascript:window.ran=1">aqui</a><svg onload="window.ran=1"></svg>'
    await route.fulfill({ json: body })
  })
  await page.goto('/')
  await takenOver(page)
  await siteLayout(page).bell.click()
  await noticesPopup(page).announcements.click()
  const announcements = announcementsPopup(page)
  await announcements.popup.locator('summary').first().click()
  const words = announcements.popup.getByText('Só palavras')
  await expect(words).toBeVisible()
  await expect(words.locator('strong')).toHaveText('palavras')
  const first = announcements.popup.getByRole('listitem').first()
  await expect(first.locator('img, script, a[href^="javascript"], [onload], [onerror]')).toHaveCount(0)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  // The browser logs blocked event handlers even during sanitising.
  expectOnly(faults, /inline event handler/)
})

test('[POP-05] [ERR-02] shows the reason and a retry when announcements fail to load', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await page.goto('/')
  await takenOver(page)
  const announcements = announcementsPopup(page)
  for (const kind of ['error', 'malformed'] as const) {
    await setFault(request, 'listAnnouncements', { kind, times: 1 })
    await siteLayout(page).bell.click()
    const notices = noticesPopup(page)
    await notices.announcements.click()
    await expect(announcements.popup).toContainText(textOf('site.announcements.loadFailed'))
    await expect(announcements.popup).toContainText(textOf('kit.errors.ourFault'))
    await expect(announcements.popup).not.toContainText(textOf('common.connectionDown'))
    await buttonsIn(announcements.popup).retry.click()
    await expect(announcements.popup.locator('summary')).toHaveCount(9)
    await page.keyboard.press('Escape')
    await expect(announcements.popup).toBeHidden()
  }
  expectOnly(faults, /500/)
})
