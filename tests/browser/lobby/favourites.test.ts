import type { Page } from '@playwright/test'
import { addFavourite, removeFavourite } from '#protocol/lobby/favourites.ts'
import { logInByForm, loginPopup } from '#tests/browser/auth/login-popup.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { gameIn, gameTiles } from './game-tiles.ts'

const tiles = (page: Page) => page.getByRole('main').locator('[data-tile]')
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const heart = (page: Page, name: string) => gameTiles(page).favourite(name)
const found = (page: Page) => page.getByRole('main').getByRole('status').first()

test.afterEach(({ request }) => calm(request))

test('[HOME-07] [ROUTE-10] shows favourites and recent games to a visitor only after login', async ({
  page,
}) => {
  await page.goto('/favorite')
  await expect(loginPopup(page).popup).toBeVisible()
  await buttonsIn(loginPopup(page).popup).close.click()
  await expect(page.getByText(textOf('lobby.list.loginNeeded'))).toBeVisible()
  await page.goto('/recent')
  await logInByForm(page, 'ana')
  await expect(page).toHaveURL('/recent')
  await expect(tiles(page).first()).toBeVisible()
})

test('[GAME-02] marks a favourite immediately, ignores another press within a second and lists the game', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/fish')
  const unmarked = gameTiles(page).unmarked.first()
  const name = gameIn((await unmarked.getAttribute('aria-label')) ?? '')
  const mark = heart(page, name)
  const held = Promise.withResolvers<void>()
  await page.route(`**${addFavourite.path}`, async (route) => {
    await held.promise
    await route.continue()
  })
  await mark.click()
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await mark.click()
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  const saved = page.waitForResponse((reply) => reply.url().endsWith(addFavourite.path))
  held.resolve()
  expect((await saved).status()).toBe(200)
  await page.goto('/favorite')
  await expect(tiles(page).first()).toContainText(name)
})

test('[GAME-02] marks different favourites in quick succession, but toggles each at most once a second', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/live')
  const unmarked = gameTiles(page.getByRole('main')).unmarked
  await expect(unmarked.nth(1)).toBeVisible()
  const names = await unmarked.evaluateAll((all) => all.slice(0, 2).map((one) => one.ariaLabel ?? ''))
  const [first, second] = names.map((name) => page.getByRole('button', { name, exact: true }))
  if (!first || !second) throw new Error('Too few games are unmarked.')
  const told: string[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith(addFavourite.path)) told.push(sent.method())
  })
  await page.evaluate((names) => {
    const press = (name = '') => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click()
    for (const name of [...names, ...names]) press(name)
  }, names)
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => told).toEqual(['POST', 'POST'])
  await expect
    .poll(async () => {
      await first.click()
      return first.getAttribute('aria-pressed')
    })
    .toBe('false')
})

test('[GAME-02] updates the number of favourites immediately, and the list once it is reopened', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/favorite')
  const toFavourites = siteLayout(page).sideFavourites
  const marked = gameTiles(page.getByRole('main')).marked
  await expect(marked.first()).toBeVisible()
  const count = await marked.count()
  await expect(found(page)).toHaveText(textOf('lobby.list.gameCount', { total: count }))
  const { promise: late, resolve: comeLate } = Promise.withResolvers<void>()
  await page.route(`**${removeFavourite.path}*`, async (route) => {
    await late
    await route.continue()
  })
  await marked.first().click()
  await expect(found(page)).toHaveText(textOf('lobby.list.gameCount', { total: count - 1 }))
  const taken = page.waitForResponse((reply) => reply.request().method() === removeFavourite.method)
  comeLate()
  await taken
  await page
    .getByRole('complementary')
    .getByRole('link', { name: textOf('common.fishing') })
    .click()
  await expect(title(page, textOf('common.fishing'))).toBeVisible()
  await toFavourites.click()
  await expect(title(page, textOf('common.favourites'))).toBeVisible()
  await expect(tiles(page)).toHaveCount(count - 1)
})

test('[GAME-03] asks a visitor who marks a favourite to log in, and then marks it', async ({ page }) => {
  await page.goto('/live')
  const mark = gameTiles(page).favourites.nth(2)
  const name = (await mark.getAttribute('aria-label')) ?? ''
  await mark.click()
  await logInByForm(page, 'ana')
  await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/live')
})
