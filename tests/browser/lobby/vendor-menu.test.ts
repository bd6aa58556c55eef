import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import * as v from 'valibot'
import { listVendors } from '#protocol/lobby/vendors.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { gameOn, homeReady } from '#tests/browser/play/game-page.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'

const categories = (page: Page) => siteLayout(page).categories
const entry = (page: Page, name: string) => categories(page).getByRole('link', { name, exact: true })
const menu = (page: Page, name: string) =>
  page.getByRole('region', { name: textOf('lobby.providerMenu.name', { name }) })

test.use({ viewport: { width: 1440, height: 900 } })
test.afterEach(({ request }) => calm(request))

test('[HEAD-04] [GAME-08] a category’s menu opens on hover, and its vendors open a list or start a game', async ({
  page,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'ana'))
  await expect(page.getByRole('banner').getByText('R$')).toBeVisible()
  await entry(page, textOf('kit.lobbyParts.casino')).hover()
  await expect(menu(page, textOf('kit.lobbyParts.casino'))).toBeVisible()
  await expect(menu(page, textOf('kit.lobbyParts.casino')).getByRole('listitem').first()).toBeVisible()
  const { violations } = await new AxeBuilder({ page })
    .include(`nav[aria-label="${textOf('layout.categories')}"]`)
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await menu(page, textOf('kit.lobbyParts.casino')).getByRole('link', { name: 'Pampa Grande' }).click()
  await expect(page).toHaveURL('/rng?vassalage=PG')
  await expect(menu(page, textOf('kit.lobbyParts.casino'))).toHaveCount(0)

  await entry(page, textOf('common.fishing')).hover()
  await expect(menu(page, textOf('common.fishing'))).toBeVisible()
  // The menu switches between entries immediately, and closes when the pointer leaves.
  await entry(page, textOf('kit.lobbyParts.pvp')).hover()
  await expect(menu(page, textOf('kit.lobbyParts.pvp'))).toBeVisible()
  await expect(menu(page, textOf('common.fishing'))).toHaveCount(0)
  await page.mouse.move(700, 850)
  await expect(menu(page, textOf('kit.lobbyParts.pvp'))).toHaveCount(0)

  await entry(page, textOf('kit.lobbyParts.pvp')).hover()
  await menu(page, textOf('kit.lobbyParts.pvp')).getByRole('listitem').first().getByRole('button').click()
  await expect(page).toHaveURL(/\/seamless\?/)
  await expect(gameOn(page).locator('body')).toBeVisible()
})

test('[HEAD-04] every category in the header opens a menu of vendors', { tag: LONG }, async ({ page }) => {
  await page.goto('/')
  await homeReady(page)
  const names = (await categories(page).getByRole('listitem').allInnerTexts()).filter(
    (name) => name !== textOf('common.home') && name !== textOf('common.promotions'),
  )
  expect(names).toHaveLength(8)
  for (const name of names) {
    await entry(page, name).hover()
    await expect(menu(page, name).getByRole('listitem').first()).toBeVisible()
  }
})

test('[HEAD-04] an arrow key opens the vendor menu, Escape returns the focus, and Enter opens all games', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/')
  await homeReady(page)
  await entry(page, textOf('kit.lobbyParts.casino')).focus()
  // Retry, since the menus load only after hydration.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(menu(page, textOf('kit.lobbyParts.casino'))).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(
    menu(page, textOf('kit.lobbyParts.casino')).getByRole('link', { name: textOf('lobby.allGames') }),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page, textOf('kit.lobbyParts.casino'))).toHaveCount(0)
  await expect(entry(page, textOf('kit.lobbyParts.casino'))).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/rng')
  await expect(menu(page, textOf('kit.lobbyParts.casino'))).toHaveCount(0)
})

/** Adds vendors to the casino category until it has `most` vendors. */
async function withVendors(page: Page, most: number): Promise<void> {
  await page.route(`**${listVendors.path}*`, async (route) => {
    const reply = await route.fetch()
    const told = await reply.json()
    const { lanes } = v.parse(listVendors.reply, told.value)
    for (const lane of lanes) {
      const [first] = lane.cards
      if (lane.title !== 'RNG' || !first) continue
      while (lane.cards.length < most) {
        const number = lane.cards.length + 1
        lane.cards.push({ ...first, vassalage: `V${number}`, vendor: `Fornecedor ${number}` })
      }
    }
    await route.fulfill({ response: reply, json: { ...told, value: { ...told.value, lanes } } })
  })
}

for (const width of [1440, 1200]) {
  test(`[HEAD-04] a menu of more than ten vendors fits, with more and narrower columns, at ${width} px`, {
    tag: LONG,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await withVendors(page, 24)
    await page.goto('/')
    await homeReady(page)
    await entry(page, textOf('common.fishing')).hover()
    const few = menu(page, textOf('common.fishing')).getByRole('listitem')
    await expect(few.first()).toBeVisible()
    const columns = (cards: Locator) =>
      cards.evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size)
    const widthOfFew = (await few.first().boundingBox())?.width ?? 0
    await entry(page, textOf('kit.lobbyParts.casino')).hover()
    const many = menu(page, textOf('kit.lobbyParts.casino')).getByRole('listitem')
    await expect(many).toHaveCount(24)
    expect((await many.first().boundingBox())?.width).toBeLessThan(widthOfFew)
    expect(await columns(many)).toBeGreaterThan(5)
    await expect(many.last()).toBeInViewport({ ratio: 1 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    await menu(page, textOf('kit.lobbyParts.casino')).getByRole('link', { name: 'Fornecedor 24' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/rng?vassalage=V24')
  })
}

test('[HEAD-04] offers a retry when the vendors fail to load', { tag: LONG }, async ({
  page,
  request,
  faults,
}) => {
  await setFault(request, 'listVendors', { kind: 'error' })
  await page.goto('/')
  await homeReady(page)
  await entry(page, textOf('kit.lobbyParts.casino')).hover()
  await expect(menu(page, textOf('kit.lobbyParts.casino')).getByRole('alert')).toBeVisible()
  await calm(request)
  await buttonsIn(menu(page, textOf('kit.lobbyParts.casino'))).retry.click()
  await expect(
    menu(page, textOf('kit.lobbyParts.casino')).getByRole('link', { name: 'Pampa Grande' }),
  ).toBeVisible()
  expectOnly(faults, /500/)
})

test('[HOME-04] [HOME-08] the lobby menu lists Home, favourites and categories, and opens e-lottery', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 900, height: 900 })
  await openWith(page, await sessionOf(request, 'ana'))
  const bar = page.getByRole('navigation', { name: textOf('lobby.home.gamesOnPage') })
  await expect
    .poll(() => bar.getByRole('link').allInnerTexts())
    .toEqual([
      textOf('common.home'),
      textOf('common.favourites'),
      textOf('common.popular'),
      textOf('kit.lobbyParts.casino'),
      textOf('kit.lobbyParts.liveCasino'),
      textOf('common.fishing'),
      textOf('kit.lobbyParts.pvp'),
      textOf('kit.lobbyParts.sports'),
      textOf('kit.lobbyParts.esports'),
      textOf('common.duels'),
      textOf('kit.lobbyParts.eLottery'),
      textOf('common.lottery'),
      textOf('kit.lobbyParts.houseGames'),
    ])
  await bar.getByRole('link', { name: textOf('kit.lobbyParts.pvp') }).click()
  await expect(page).toHaveURL('/#pvp')
  await bar.getByRole('link', { name: textOf('kit.lobbyParts.eLottery') }).click()
  await expect(page).toHaveURL(/\/(vnL|l)ottery\?gameCode=/)
  await expect(page.getByText(textOf('lobby.rooms.betsOpen'))).toBeVisible()
})

test('[HOME-08] e-lottery in the header opens a game; the side and vendor menus open the lottery list', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'))
  await homeReady(page)
  await entry(page, textOf('kit.lobbyParts.eLottery')).hover()
  await expect(menu(page, textOf('kit.lobbyParts.eLottery')).getByRole('listitem').first()).toBeVisible()
  await entry(page, textOf('kit.lobbyParts.eLottery')).click()
  await expect(page).toHaveURL(/\/(vnL|l)ottery\?gameCode=/)
  await expect(page.getByText(textOf('lobby.rooms.betsOpen'))).toBeVisible()
  await expect(menu(page, textOf('kit.lobbyParts.eLottery'))).toHaveCount(0)
  await page.goBack()
  await page
    .getByRole('complementary')
    .getByRole('link', { name: textOf('kit.lobbyParts.eLottery') })
    .click()
  await expect(page).toHaveURL('/elott')
  await entry(page, textOf('kit.lobbyParts.eLottery')).focus()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(menu(page, textOf('kit.lobbyParts.eLottery'))).toBeVisible({ timeout: 500 })
  }).toPass()
  await menu(page, textOf('kit.lobbyParts.eLottery'))
    .getByRole('link', { name: textOf('lobby.allGames') })
    .click()
  await expect(page).toHaveURL('/elott')
  await entry(page, textOf('kit.lobbyParts.eLottery')).press('Enter')
  await expect(page).toHaveURL(/\/(vnL|l)ottery\?gameCode=/)
})
