import type { Page, Request } from '@playwright/test'
import { login } from '#protocol/auth/login.ts'
import { listHotGames, readGameMenus } from '#protocol/lobby/games.ts'
import { listPopups } from '#protocol/site/popups.ts'
import { changePasswordPopup } from '#tests/browser/auth/change-password-popup.ts'
import { logInByForm, loginPopup, openLogin } from '#tests/browser/auth/login-popup.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, setFault, showPopups } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteFooter, siteLayout } from '#tests/browser/kit/site-layout.ts'
import { stopClock } from '#tests/browser/kit/stop-clock.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'

test.use({ seedFor: 'test' })
test.describe.configure({ timeout: 90_000 })

test.afterEach(({ request }) => calm(request))

const popup = (page: Page, name: string) => page.getByRole('dialog', { name })
const forVisitors = [textOf('popup.tryDemo.title'), textOf('popup.spottedJaguar.title')] as const
const forMembers = [textOf('popup.verifyRounds.title'), textOf('popup.accountSafety.title')] as const

const isForPopups = (url: string) => new URL(url).pathname === listPopups.path

async function visit(page: Page) {
  await page.goto('/')
  await takenOver(page)
  await doSomething(page)
}

/** Presses a key until the page requests popups. The listener for interactions is the last code to load. */
async function doSomething(page: Page) {
  let isNoticed = false
  const note = (request: Request) => {
    isNoticed ||= isForPopups(request.url())
  }
  page.on('request', note)
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift')
      return isNoticed
    })
    .toBe(true)
  page.off('request', note)
}

async function close(page: Page, name: string) {
  await buttonsIn(popup(page, name)).ok.click()
  await expect(popup(page, name)).toHaveCount(0)
}

/** Expects that `deed` makes the page request popups and that none appears. */
async function expectNone(page: Page, deed: () => Promise<unknown>) {
  const answered = page.waitForResponse((response) => isForPopups(response.url()))
  await deed()
  await (await answered).finished()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('shows popups to visitors after the first interaction and never shows closed ones again', {
  tag: LONG,
}, async ({ page, request }) => {
  await showPopups(request, ['A', 'B', 'F'])
  await page.goto('/')
  await takenOver(page)
  const link = siteLayout(page).logIn
  await link.focus()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await doSomething(page)
  await expect(popup(page, forVisitors[0])).toBeFocused()
  await close(page, forVisitors[0])
  await expect(popup(page, forVisitors[1])).toBeVisible()
  await visit(page)
  await expect(popup(page, forVisitors[1])).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectNone(page, () => visit(page))

  // Each member sees these popups, even if another member has closed them in the same tab.
  await openLogin(page)
  await logInByForm(page, 'ana')
  await close(page, forMembers[0])
  await close(page, forMembers[1])
  await siteLayout(page).account.click()
  await buttonsIn(page).logOut.click()
  await link.click()
  await logInByForm(page, 'rafael')
  await expect(popup(page, forMembers[0])).toBeVisible()
})

test('shows popups to visitors after five seconds without interaction and restores the focus', {
  tag: LONG,
}, async ({ page, request }) => {
  await showPopups(request, ['B'])
  await page.clock.install()
  await page.goto('/')
  await takenOver(page)
  await stopClock(page)
  const link = siteLayout(page).logIn
  await link.focus()
  await page.clock.runFor(3_500)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.runFor(1_500)
  await page.clock.resume()
  await expect(popup(page, forVisitors[0])).toBeVisible()
  await close(page, forVisitors[0])
  await close(page, forVisitors[1])
  await expect(link).toBeFocused()
})

test('shows the welcome popup before other popups on a first login', { tag: LONG }, async ({
  page,
  request,
}) => {
  await showPopups(request, ['A', 'F'])
  await page.route(login.path, async (route) => {
    const response = await route.fetch()
    const { value, ...said } = await response.json()
    await route.fulfill({ response, json: { ...said, value: { ...value, firstTimeLogin: true } } })
  })
  await openLogin(page)
  await logInByForm(page, 'ana')
  await close(page, textOf('popup.welcome.title'))
  await expect(popup(page, forMembers[0])).toBeVisible()
})

test('popups wait until the login or the forced password change is closed', {
  tag: LONG,
}, async ({ page, request }) => {
  await showPopups(request, ['A', 'B'])
  await page.goto('/')
  await takenOver(page)
  const answered = page.waitForResponse((response) => isForPopups(response.url()))
  await siteLayout(page).logIn.click()
  const { popup: loginDialog, user } = loginPopup(page)
  await (await answered).finished()
  await expect(loginDialog).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(user).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(loginDialog).toHaveCount(0)
  await expect(popup(page, forVisitors[0])).toBeVisible()

  await openWith(page, await sessionOf(request, 'bruno'))
  const change = changePasswordPopup(page)
  await expect(change.popup).toBeVisible()
  await change.old.fill('palpite123')
  await change.fresh.fill('caju-e-manga-7')
  await change.again.fill('caju-e-manga-7')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await change.submit.click()
  await expect(change.popup).toHaveCount(0)
  await expect(popup(page, forMembers[0])).toBeVisible()
})

test('a popup dismissed for today stays hidden in other tabs and returns the next day', {
  tag: LONG,
}, async ({ page, context, request }) => {
  await showPopups(request, ['B'])
  await visit(page)
  await popup(page, forVisitors[0]).getByLabel(textOf('site.publicPopup.notToday')).check()
  await close(page, forVisitors[0])
  await close(page, forVisitors[1])
  const other = await context.newPage()
  await visit(other)
  await expect(popup(other, forVisitors[1])).toBeVisible()
  await close(other, forVisitors[1])
  await expect(other.getByRole('dialog')).toHaveCount(0)
  const later = await context.newPage()
  await later.clock.setFixedTime(Date.now() + 24 * 60 * 60_000)
  await visit(later)
  await expect(popup(later, forVisitors[0])).toBeVisible()
})

test('popups lead to the site’s pages and games', async ({ page, request }) => {
  await showPopups(request, ['B'])
  await visit(page)
  await popup(page, forVisitors[0])
    .getByRole('link', { name: textOf('popup.tryDemo.action') })
    .click()
  await expect(page).toHaveURL('/register')
  await expect(popup(page, forVisitors[0])).toHaveCount(0)
  await visit(page)
  await popup(page, forVisitors[1])
    .getByRole('button', { name: textOf('popup.spottedJaguar.action') })
    .click()
  await expect(popup(page, forVisitors[1])).toHaveCount(0)
  // Games need a login.
  await expect(loginPopup(page).popup).toBeVisible()
})

test('a popup’s game button is disabled until the game is known, and enabling it shifts no layout', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await showPopups(request, ['B'])
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const lists: readonly string[] = [readGameMenus.path, listHotGames.path]
  await page.route(
    (url) => lists.includes(url.pathname),
    async (route) => {
      await held
      await route.continue()
    },
  )
  await page.goto('/rng')
  await doSomething(page)
  await close(page, forVisitors[0])
  const way = popup(page, forVisitors[1]).getByRole('button', { name: textOf('popup.spottedJaguar.action') })
  await expect(way).toBeDisabled()
  const ok = buttonsIn(popup(page, forVisitors[1])).ok
  const before = await ok.boundingBox()
  letGo()
  await expect(way).toBeEnabled()
  expect(await ok.boundingBox()).toEqual(before)
})

test('shows no error when popups fail to load', { tag: LONG }, async ({ page, request, faults }) => {
  await showPopups(request, ['B'])
  await setFault(request, 'listPopups', { kind: 'error' })
  await expectNone(page, () => visit(page))
  await expect(page.getByRole('alert')).toHaveCount(0)
  await siteLayout(page).logIn.click()
  await expect(loginPopup(page).popup).toBeVisible()
  await setFault(request, 'listPopups', { kind: 'malformed' })
  await expectNone(page, () => visit(page))
  expectOnly(faults, /500/)
})

test('[LAYOUT-05] a popup closes after a countdown, which stops while the pointer or focus is inside', {
  tag: LONG,
}, async ({ page, request }) => {
  await showPopups(request, ['B'])
  await page.clock.install()
  await visit(page)
  await close(page, forVisitors[0])
  const timed = popup(page, forVisitors[1])
  await page.mouse.move(2, 2)
  await expect(timed.getByText(patternOf('site.dialogTimeout.closesIn'))).toBeVisible()
  await timed.getByText(forVisitors[1]).hover()
  const waits = timed.getByText(textOf('site.dialogTimeout.held'))
  await expect(waits).toBeVisible()
  await page.clock.runFor(60_000)
  await page.keyboard.press('Tab')
  await page.mouse.move(2, 2)
  await page.clock.runFor(60_000)
  await expect(waits).toBeVisible()
  // Focus on the popup itself does not stop the countdown, since a popup is focused when it opens.
  await timed.focus()
  await expect(timed.getByText(patternOf('site.dialogTimeout.closesIn'))).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectNone(page, () => visit(page))
})

test('[POP-02] popups wait while the deposit page is open, and opening the page closes an open popup', async ({
  page,
  request,
}) => {
  await showPopups(request, ['A'])
  const asked: string[] = []
  page.on('request', (one) => {
    if (isForPopups(one.url())) asked.push(one.url())
  })
  await openWith(page, await sessionOf(request, 'ana'), '/member/depositv2')
  await takenOver(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  // Wait for the terms: they load together with the code that tells the popup machine which page is open.
  await expect(siteFooter(page).terms).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(asked).toEqual([])

  await siteLayout(page).home.first().click()
  await expect(popup(page, forMembers[0])).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/member/depositv2')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await siteLayout(page).home.first().click()
  await close(page, forMembers[0])
  await expect(popup(page, forMembers[1])).toBeVisible()
})
