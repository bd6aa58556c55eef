import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { COOKIE } from '#api/site/boot.ts'
import { listBanners } from '#protocol/lobby/banners.ts'
import { boxOf, loginPopup } from '#tests/browser/auth/login-popup.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { stopClock } from '#tests/browser/kit/stop-clock.ts'
import { asStaticFile } from '#tests/browser/site/static-host.ts'
import { isLong, LONG } from '#tests/support/is-long.ts'
import { patternOf, textIn, textOf } from '#tests/support/texts.ts'
import { homePage } from './home-page.ts'

test.use({ reducedMotion: 'no-preference' })

const marquee = (page: Page) => homePage(page).marquee

/** Left and right edges, in pixels, of the banners that are completely visible. */
const visibleBanners = (page: Page) =>
  homePage(page)
    .highlights.region.getByRole('article')
    .evaluateAll((slides) => {
      const frame = slides[0]?.closest('ul')?.parentElement?.getBoundingClientRect()
      return slides
        .map((slide) => slide.getBoundingClientRect())
        .filter(({ left, right }) => frame && left >= frame.left - 1 && right <= frame.right + 1)
        .map(({ left, right }) => ({ left: Math.round(left), right: Math.round(right) }))
        .sort((one, other) => one.left - other.left)
    })

test.afterEach(({ request }) => request.delete('/sandbox/api/faults'))

test('[HOME-01] shows three banners 15 px apart that advance every 5 s and can be paused or moved by hand', {
  tag: LONG,
}, async ({ page }) => {
  const home = homePage(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.install()
  await page.goto('/')
  await expect(home.highlights.pause).toBeVisible()
  const slides = await visibleBanners(page)
  expect(slides).toHaveLength(3)
  expect((slides[1]?.left ?? 0) - (slides[0]?.right ?? 0)).toBe(15)
  await page.mouse.move(5, 600)
  await expect(home.highlights.region.getByText('1 / 7')).toBeVisible()
  await page.clock.fastForward(5_000)
  await expect(home.highlights.region.getByText('2 / 7')).toBeVisible({ timeout: 2_000 })
  await home.highlights.pause.click()
  await home.highlights.next.click()
  await expect(home.highlights.region.getByText('3 / 7')).toBeVisible()
  await page.getByRole('button', { name: textOf('lobby.home.previousHighlight') }).click()
  await expect(home.highlights.region.getByText('2 / 7')).toBeVisible()
})

test('[HOME-01] scrolls a banner into view when it gets keyboard focus, even on a slow device', async ({
  page,
}) => {
  const home = homePage(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(home.highlights.next).toBeVisible()
  await page.evaluate(() => {
    const blockFor50Ms = () => {
      const end = performance.now() + 50
      while (performance.now() < end);
    }
    document.addEventListener('focus', blockFor50Ms, { capture: true })
  })
  const next = home.highlights.next
  for (const place of ['2 / 7', '3 / 7', '4 / 7']) {
    await next.click()
    await expect(home.highlights.region.getByText(place)).toBeVisible()
  }
  const actions = home.highlights.region.getByRole('article').locator('a, button')
  await home.highlights.resume.focus()
  for (let banner = 6; banner >= 0; banner--) {
    await page.keyboard.press('Shift+Tab')
    await expect(actions.nth(banner)).toBeFocused()
    await expect(actions.nth(banner)).toBeInViewport({ ratio: 1 })
  }
})

test('[HOME-01] no banner cuts off its text at any common width', async ({ page, baseURL }) => {
  for (const width of isLong ? [320, 390, 768, 1200, 1440] : [390, 1200])
    for (const language of ['pt', 'en'] as const) {
      await page.context().addCookies([{ name: COOKIE, value: language, url: baseURL ?? '' }])
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/')
      await page.evaluate(() => document.fonts.ready)
      const highlights = page.getByRole('region', { name: textIn(language, 'lobby.home.highlights') })
      const banners = highlights.getByRole('article')
      await expect(banners).not.toHaveCount(0)
      const cutOff = banners.evaluateAll((cards) =>
        cards.flatMap((card) => {
          const parts = [...card.querySelectorAll('h2, h3, p, a, button')]
          const isCut = (part: Element) =>
            (part.localName === 'p' && part.scrollHeight > part.clientHeight) ||
            part.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom
          return parts.filter(isCut).map(({ textContent }) => textContent)
        }),
      )
      expect({ width, language, cutOff: await cutOff }).toEqual({ width, language, cutOff: [] })
    }
})

test('[HOME-01] a banner for a game asks a visitor to log in, and a banner for a page opens the page', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/')
  await homePage(page)
    .highlights.region.getByRole('link', { name: textOf('banner.home.fishing.action') })
    .click()
  await expect(page).toHaveURL('/fish')
  await page.goBack()
  await homePage(page)
    .highlights.region.getByRole('button', { name: textOf('banner.home.spottedJaguar.action') })
    .click()
  await expect(loginPopup(page).popup).toBeVisible()
})

test('[HOME-01] banners slide within 1.5 s and link to a promotion or, in a new tab, to another site', {
  tag: LONG,
}, async ({ page }) => {
  const home = homePage(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await asStaticFile(page)
  const outside = { linkageType: 'outside', url: 'https://palpite.example/torneio', action: 'Ver o torneio' }
  await page.route(`**${listBanners.path}?*`, async (route) => {
    const told = await (await route.fetch()).json()
    const { banners } = v.parse(listBanners.reply, told.value)
    const changed = banners.map((banner, at) => (at === 1 ? { ...banner, ...outside } : banner))
    await route.fulfill({ json: { ...told, value: { banners: changed } } })
  })
  await page.goto('/')
  const link = home.highlights.region.getByRole('link', { name: 'Ver o torneio' })
  await expect(link).toHaveAttribute('href', 'https://palpite.example/torneio')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)

  await home.highlights.pause.click()
  // Measure in page time, which does not depend on other load.
  await page.clock.install()
  await stopClock(page)
  const slide = home.highlights.region.getByRole('article').first()
  const begun = (await boxOf(slide)).x
  await home.highlights.next.click()
  await page.clock.runFor(500)
  const underWay = (await boxOf(slide)).x
  await page.clock.runFor(1_000)
  const arrived = (await boxOf(slide)).x
  await page.clock.runFor(2_000)
  expect((await boxOf(slide)).x).toBeCloseTo(arrived, 0)
  expect(underWay).toBeLessThan(begun - 100)
  // The slide was still moving after 500 ms.
  expect(arrived).toBeLessThan(underWay - 1)
  await page.clock.resume()

  await home.highlights.region.getByRole('link', { name: textOf('banner.home.raffle.action') }).click()
  await expect(page).toHaveURL(/\/promotions#/)
})

test('[HOME-03] notices scroll, stop under the pointer and on focus, and can be paused and opened', {
  tag: LONG,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const notice = marquee(page).getByRole('listitem').getByRole('button').first()
  const left = async () => (await notice.boundingBox())?.x ?? 0
  const moves = async () => {
    const before = await left()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
    return Math.abs((await left()) - before) > 1
  }
  await page.mouse.move(700, 700)
  await expect.poll(moves).toBe(true)
  await marquee(page).hover()
  await expect.poll(moves).toBe(false)
  await page.mouse.move(700, 700)
  await expect.poll(moves).toBe(true)
  await notice.focus()
  await expect.poll(moves).toBe(false)
  const title = (await notice.innerText()).replace(/^[\d/, :]+/, '').trim()
  await page.keyboard.press('Enter')
  const popup = page.getByRole('dialog', { name: title })
  await expect(popup.getByRole('paragraph').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await expect(notice).toBeFocused()
  await page.mouse.move(700, 700)
  await page.getByRole('button', { name: textOf('lobby.home.pauseNotices') }).click()
  await page.mouse.move(700, 700)
  await expect.poll(moves).toBe(false)
  await page.reload()
  const play = page.getByRole('button', { name: textOf('lobby.home.resumeNotices') })
  await expect(play).toBeVisible()
  await expect.poll(moves).toBe(false)
  await play.click()
  await page.mouse.move(700, 700)
  await expect.poll(moves).toBe(true)
})

test('each section of Home shows six of its games and their total number', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/')
  for (const anchor of ['hot', 'rng', 'fish', 'cockfight']) {
    await expect(page.locator(`#${anchor} [data-tile]`)).toHaveCount(6)
    await expect(page.locator(`#${anchor}`).getByText(patternOf('lobby.home.gameCount'))).toBeVisible()
  }
})

test('Home runs no animations when reduced motion is preferred', { tag: LONG }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(homePage(page).highlights.resume).toBeVisible()
  // Scroll-linked effects do not count as animations.
  const running = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
          .length,
    )
  expect(await running()).toBe(0)
  await siteLayout(page).logIn.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await running()).toBe(0)
})

test('offers a retry when Home’s hot games fail to load', { tag: LONG }, async ({ page, faults }) => {
  await asStaticFile(page)
  await page.request.put('/sandbox/api/faults/listHotGames', { data: { kind: 'error' } })
  await page.goto('/')
  await expect(page.getByText(textOf('lobby.home.popularLoadFailed'))).toBeVisible()
  await expect(page.locator('#rng [data-tile]').first()).toBeVisible()
  await page.request.delete('/sandbox/api/faults')
  await buttonsIn(page.getByRole('main')).retry.click()
  await expect(page.locator('#hot [data-tile]').first()).toBeVisible()
  expectOnly(faults, /500/)
})
