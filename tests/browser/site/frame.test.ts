import type { Locator, Page } from '@playwright/test'
import { boxOf, dragTileByTouch, loginPopup } from '#tests/browser/auth/login-popup.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { fitTile, openWith, passwordOf, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { gameBar, gameControls, gameOn, openSlot, SLOT, tileOf } from '#tests/browser/play/game-page.ts'
import { LONG } from '#tests/support/is-long.ts'
import { oneOf, textIn, textOf } from '#tests/support/texts.ts'

const banner = (page: Page) => page.getByRole('banner')
const amount = (page: Page) => banner(page).getByText(/^R\$/)

async function playElsewhere(page: Page): Promise<void> {
  const second = await page.context().newPage()
  await openWith(second, await page.evaluate(() => sessionStorage.getItem('token') ?? ''))
  await expect(siteLayout(second).account).toBeVisible()
  const game = await openSlot(second)
  await gameControls(game).spin.click()
  await expect(game.getByRole('status')).toHaveText(oneOf('games.common.won', 'games.common.noWin'), {
    timeout: 15_000,
  })
  await second.close()
}

test.afterEach(({ request }) => request.delete('/sandbox/api/faults'))

test('[HEAD-02] the header shows visitors the login, and members their balance, account and payment links', {
  tag: LONG,
}, async ({ page, request }) => {
  const layout = siteLayout(page)
  await page.goto('/')
  await expect(layout.logIn).toHaveAttribute('href', '/login')
  await openWith(page, await sessionOf(request, 'ana'))
  await expect(amount(page)).toHaveText(/^R\$\s[\d.]+,\d\d$/)
  await expect(layout.logIn).toHaveCount(0)
  await layout.account.click()
  await expect(layout.changePassword).toBeVisible()
  await expect(
    page.getByRole('link', { name: textOf('common.withdraw') }).filter({ visible: true }),
  ).toHaveAttribute('href', /^\/member\/withdraw$/i)
  await expect(buttonsIn(page).logOut).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(buttonsIn(page).logOut).toBeHidden()
  await layout.deposit.click()
  await expect(page).toHaveURL(/\/member\/deposit/i)
})

test('[HEAD-02] keeps the balance hidden across reloads and in games until the member shows it', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'))
  await gameBar(page).hideBalance.click()
  await expect(banner(page).getByRole('status')).toHaveText('R$ ••••')
  await page.reload()
  await expect(banner(page).getByRole('status')).toHaveText('R$ ••••')
  await openSlot(page)
  await expect(page.getByRole('region').getByRole('status')).toHaveText('R$ ••••')
  await gameBar(page).showBalance.click()
  await expect(page.getByRole('region').getByRole('status')).toHaveText(/,\d\d$/)
})

test('[HEAD-06] reloads the balance on demand and after play in another tab', async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'))
  await expect(amount(page)).toBeVisible()
  let reads = 0
  page.on('request', (sent) => {
    if (sent.url().endsWith('/wps/v2/wallets/balance')) reads += 1
  })
  await siteLayout(page).refreshBalance.click()
  await expect.poll(() => reads).toBe(1)
  const before = await amount(page).innerText()
  await playElsewhere(page)
  await expect.poll(() => reads).toBeGreaterThan(1)
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
  const reply = await request.get('/wps/v2/wallets/balance', { headers: { token } })
  const { balance } = (await reply.json()).value
  const written = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(balance / 100)
  await expect(amount(page)).toContainText(written)
  expect(before).toMatch(/^R\$/)
})

const NARROW = [320, 360, 375, 390]

test('keeps space between the logo and the balance error on phones of every width', { tag: LONG }, async ({
  page,
  request,
  faults,
}) => {
  await setFault(request, 'readBalance', { kind: 'cut' })
  await openWith(page, await sessionOf(request, 'ana'))
  const said = banner(page).getByRole('status')
  await expect(said).toHaveText(textOf('kit.feedback.noResponse'))
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 800 })
    // Measure the logo's visible letter, since its click area may reach closer to the balance.
    const mark = banner(page).getByRole('link').first().locator('[aria-hidden] > [role=img]')
    const text = await boxOf(said)
    const before = await boxOf((await mark.isVisible()) ? mark : siteLayout(page).menuButton)
    expect(text.x - (before.x + before.width), `at ${width} px`).toBeGreaterThanOrEqual(8)
    expect(text.height, `at ${width} px`).toBeLessThan(52)
  }
  expectOnly(faults, /ERR_/)
})

test('marks a balance that may be outdated without shifting the header', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await openWith(page, await sessionOf(request, 'ana'))
  await expect(amount(page)).toBeVisible()
  const sign = banner(page).getByRole('img', { name: textOf('cashier.balance.outdated') })
  const refresh = siteLayout(page).refreshBalance
  const places = () =>
    banner(page)
      .locator('button, output, a')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => JSON.stringify(one.getBoundingClientRect())),
      )
  for (const width of [...NARROW, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(sign).toHaveCount(0)
    const before = await places()
    await setFault(request, 'readBalance', { kind: 'cut' })
    await refresh.click()
    await expect(sign).toBeInViewport({ ratio: 1 })
    await expect(sign).toHaveAttribute('title', textOf('cashier.balance.outdated'))
    expect(await places(), `at ${width} px`).toEqual(before)
    await calm(request)
    await refresh.click()
  }
  expectOnly(faults, /ERR_/)
})

test('on a phone, a bottom bar replaces the side menu, and the menu opens as a drawer', {
  tag: LONG,
}, async ({ page, request }) => {
  const layout = siteLayout(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await openWith(page, await sessionOf(request, 'ana'))
  const shortcuts = layout.shortcuts
  await expect(page.getByRole('complementary')).toBeHidden()
  await expect(shortcuts.bar).toBeInViewport({ ratio: 1 })
  await expect(shortcuts.account).toBeVisible()
  await shortcuts.games.click()
  await expect(page).toHaveURL('/games')
  await shortcuts.account.click()
  await expect(buttonsIn(page).logOut).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await layout.menuButton.click()
  const drawer = layout.drawer
  await drawer.fishing.click()
  await expect(drawer.dialog).toHaveCount(0)
  await expect(page).toHaveURL('/fish')
})

test('opens the account menu once its delayed script has loaded', { tag: LONG }, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { promise: sent, resolve: send } = Promise.withResolvers<void>()
  await page.route(/\/member-part-[^/]*\.js$/, async (route) => {
    await sent
    await route.continue()
  })
  await openWith(page, await sessionOf(request, 'ana'))
  await siteLayout(page).shortcuts.account.click()
  await expect(buttonsIn(page).logOut).toHaveCount(0)
  send()
  await expect(buttonsIn(page).logOut).toBeInViewport({ ratio: 1 })
})

test('[LAYOUT-06] Home and a game never overflow at widths from 320 to 2560 px', async ({
  page,
  request,
}) => {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await openWith(page, await sessionOf(request, 'ana'))
  await expect(amount(page)).toBeVisible()
  const widths = [320, 390, 768, 1440, 2560]
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflow(), `at ${width} px`).toBeLessThanOrEqual(0)
    const isPhone = width <= 760
    await expect(siteLayout(page).shortcuts.bar).toBeVisible({ visible: isPhone })
    await expect(page.getByRole('complementary')).toBeVisible({ visible: !isPhone })
  }
  const game = await openSlot(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflow(), `at ${width} px`).toBeLessThanOrEqual(0)
    await expect(gameControls(game).spin).toBeInViewport({ ratio: 1 })
    await expect(buttonsIn(page).back).toBeInViewport({ ratio: 1 })
  }
})

test('the header’s promotions link and the dates of notices fit their boxes in both languages', {
  tag: LONG,
}, async ({ page, platform }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [lang, words] of [
    ['pt', textOf('common.promotions')],
    ['en', textIn('en', 'common.promotions')],
  ] as const) {
    await page.context().addCookies([{ name: 'lang', value: lang, url: platform.url }])
    await page.goto('/')
    const entry = page.getByRole('banner').getByRole('link', { name: words })
    expect(await room(entry), words).toBeGreaterThanOrEqual(0)
    expect(await room(page.getByRole('region').locator('button time').first()), lang).toBeGreaterThanOrEqual(
      0,
    )
  }
})

const NAVIGATION = {
  pt: [
    textOf('common.home'),
    textOf('common.promotions'),
    textOf('kit.lobbyParts.eLottery'),
    textOf('common.lottery'),
    textOf('kit.lobbyParts.liveCasino'),
    textOf('kit.lobbyParts.sports'),
    textOf('common.fishing'),
    textOf('kit.lobbyParts.casino'),
    textOf('kit.lobbyParts.pvp'),
    textOf('kit.lobbyParts.esports'),
  ],
  en: [
    textIn('en', 'common.home'),
    textIn('en', 'common.promotions'),
    textIn('en', 'kit.lobbyParts.eLottery'),
    textIn('en', 'common.lottery'),
    textIn('en', 'kit.lobbyParts.liveCasino'),
    textIn('en', 'kit.lobbyParts.sports'),
    textIn('en', 'common.fishing'),
    textIn('en', 'kit.lobbyParts.casino'),
    textIn('en', 'kit.lobbyParts.pvp'),
    textIn('en', 'kit.lobbyParts.esports'),
  ],
}

for (const width of [1181, 1271, 1280, 1361, 1431]) {
  test(`[ROUTE-18] the header shows Home, promotions and categories uncut in both languages at ${width} px`, {
    tag: LONG,
  }, async ({ page, request, platform }) => {
    await page.setViewportSize({ width, height: 900 })
    const session = await sessionOf(request, 'ana')
    for (const [language, names] of Object.entries(NAVIGATION)) {
      await page.context().addCookies([{ name: 'lang', value: language, url: platform.url }])
      await openWith(page, session, '/winners')
      const banner = page.getByRole('banner')
      await expect(banner.locator('output')).toContainText(/\d/)
      await page.evaluate(() => document.fonts.ready)
      const entries = banner.getByRole('navigation').getByRole('link')
      expect(await entries.allInnerTexts()).toEqual(names)
      const sum = await boxOf(banner.locator('output'))
      const last = await boxOf(entries.last())
      expect(sum.x - (last.x + last.width), language).toBeGreaterThanOrEqual(16)
      for (const entry of await entries.all()) {
        await expect(entry).toBeInViewport({ ratio: 1 })
        expect(await room(entry), `${language} ${await entry.innerText()}`).toBeGreaterThanOrEqual(4)
      }
    }
  })
}

test('[ROUTE-18] the header links to Home and promotions; the side menu and footer also list house games', {
  tag: LONG,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/rng')
  const categories = siteLayout(page).categories
  await expect(categories.getByRole('link')).toHaveText(NAVIGATION.pt)
  await expect(
    categories.getByRole('link', { name: textOf('kit.lobbyParts.casino'), exact: true }),
  ).toHaveAttribute('aria-current', 'page')
  await expect(categories.locator('[aria-current]')).toHaveCount(1)
  await categories.getByRole('link', { name: textOf('common.promotions') }).click()
  await expect(page.getByRole('heading', { level: 1, name: textOf('common.promotions') })).toBeVisible()
  await categories.getByRole('link', { name: textOf('common.home') }).click()
  await expect(page).toHaveURL('/')
  for (const place of [page.getByRole('complementary'), page.getByRole('contentinfo')])
    for (const name of [textOf('common.duels'), textOf('kit.lobbyParts.houseGames')])
      await expect(place.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveCount(1)
})

test('follows a link pressed during hydration', async ({ page }) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel()
    // Run between two of React's tasks: the first hydrates the layout, the second the page inside it.
    port1.onmessage = () => {
      const link = document.querySelector<HTMLElement>('header a[href="/promotions"]')
      const isKnown = link && Object.keys(link).some((key) => key.startsWith('__reactProps'))
      if (!isKnown) return port2.postMessage(null)
      const below = document.querySelector('main > *') ?? {}
      Object.assign(window, { wasTakenOver: Object.keys(below).some((key) => key.startsWith('__react')) })
      link.click()
    }
    addEventListener('DOMContentLoaded', () => port2.postMessage(null))
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/rng')
  await expect(page.getByRole('heading', { level: 1, name: textOf('common.promotions') })).toBeVisible()
  await expect(page).toHaveURL('/promotions')
  // Check the test itself: hydration must not have finished before the press.
  expect(await page.evaluate(() => Reflect.get(window, 'wasTakenOver'))).toBe(false)
})

/** The free width next to a text, in pixels. */
function room(words: Locator): Promise<number> {
  return words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const place = element.closest('li, span') ?? element
    return place.getBoundingClientRect().width - range.getBoundingClientRect().width
  })
}

test('[LAYOUT-06] a visitor logs in, plays and returns by keyboard alone', { tag: LONG }, async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: textOf('layout.skipToContent') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, (name) => name.includes('Onça-Pintada') && !name.startsWith(textOf('common.play')))
  await page.keyboard.press('Enter')
  const user = page.getByRole('dialog').getByRole('textbox', { name: textOf('common.username') })
  await expect(user).toBeVisible()
  for (let presses = 0; presses < 4 && !(await isFocused(user)); presses += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.type('ana')
  await page.keyboard.press('Tab')
  await page.keyboard.type(passwordOf('ana'))
  await page.keyboard.press('Enter')
  await fitTile(page)
  const game = page.frameLocator('iframe')
  await expect(gameControls(game).spin).toBeVisible()
  await expect(page.locator('iframe')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(game.getByRole('status')).toHaveText(oneOf('games.common.won', 'games.common.noWin'), {
    timeout: 15_000,
  })
  await tabTo(page, (name) => name === textOf('common.back'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/#content')
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[LAYOUT-06] a visitor opens a category, logs in, plays, returns and logs out', {
    tag: LONG,
  }, async ({ page }) => {
    const layout = siteLayout(page)
    await page.goto('/')
    const shortcuts = layout.shortcuts
    await layout.menuButton.tap()
    const drawer = layout.drawer
    await drawer.fishing.tap()
    await expect(drawer.dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: textOf('common.fishing') })).toBeInViewport()

    await shortcuts.logIn.tap()
    const { popup, user, password, submit } = loginPopup(page)
    await user.tap()
    await expect(user).toBeFocused()
    await page.keyboard.type('ana')
    await password.tap()
    await expect(password).toBeFocused()
    await page.keyboard.type(passwordOf('ana'))
    await submit.tap()
    await dragTileByTouch(page)
    await expect(popup).toHaveCount(0)
    await expect(amount(page)).toBeVisible()

    await shortcuts.home.tap()
    await tileOf(page, SLOT).tap()
    await expect(gameControls(gameOn(page)).spin).toBeVisible()
    await gameControls(gameOn(page)).spin.tap()
    await expect(gameOn(page).getByRole('status')).toHaveText(
      oneOf('games.common.won', 'games.common.noWin'),
      { timeout: 15_000 },
    )
    await buttonsIn(page).back.tap()
    await expect(page).toHaveURL(/\/(#.*)?$/)

    await shortcuts.account.tap()
    await buttonsIn(page).logOut.tap()
    await expect(shortcuts.logIn).toBeVisible()
  })
})

const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement)

/** Presses Tab until the text of the focused element matches. Throws after 80 presses. */
async function tabTo(page: Page, isMeant: (name: string) => boolean): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (isMeant(name)) return
  }
  throw new Error('The keyboard does not get there.')
}

test('[SIDE-01] [ROUTE-18] the side menu shows the same game counts on every page', {
  tag: LONG,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const entries = siteLayout(page).sideMenu.first().getByRole('listitem')
  await page.goto('/')
  await expect(entries.filter({ hasText: /[1-9]/ })).not.toHaveCount(0)
  const atHome = await entries.allInnerTexts()
  for (const path of ['/promotions', '/rng', '/helpmc', '/customerService']) {
    await page.goto(path)
    await expect(entries).toHaveText(atHome.map((text) => text.replaceAll('\n', '')))
  }
})
