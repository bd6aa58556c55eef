import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import * as v from 'valibot'
import { listRooms } from '#protocol/lobby/rooms.ts'
import { loginPopup } from '#tests/browser/auth/login-popup.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { clearFault, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { gameControls } from '#tests/browser/play/game-page.ts'
import { LONG } from '#tests/support/is-long.ts'
import { homePage } from './home-page.ts'

// Without a fresh world, a member would be sent back to the match of the previous test.
test.use({ seedFor: 'test' })

/** Opens a page in a separate browser context. */
async function openElsewhere(browser: Browser, baseURL: string | undefined, width: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'pt-BR',
    viewport: { width, height: 844 },
  })
  return context.newPage()
}

const tables = (page: Page) => homePage(page).tables
const gameIn = (page: Page) => page.frameLocator('iframe')
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const width of [390, 1440]) {
  test(`[GAME-14] lobby shows a waiting member at a table, and another member joins to play at ${width} px`, {
    tag: LONG,
  }, async ({ page, browser, request, baseURL }) => {
    await page.setViewportSize({ width, height: 844 })
    await openWith(page, await sessionOf(request, 'ana'), '/pvp')
    await expect(tables(page).getByRole('button', { name: 'Ninguém esperando' })).toHaveCount(
      width === 390 ? 3 : 6,
    )

    const other = await openElsewhere(browser, baseURL, width)
    await openWith(other, await sessionOf(request, 'rafael'), '/pvp')
    await tables(other).getByRole('button', { name: 'Mesa da varanda' }).first().click()
    await expect(gameIn(other).getByText(/Ninguém espera nesta mesa agora/)).toBeVisible()
    await gameIn(other).getByRole('button', { name: 'Sentar e esperar, Mesa da varanda' }).click()
    await expect(gameControls(gameIn(other)).waiting).toBeVisible()

    const awaited = tables(page).getByRole('button', { name: '1 esperando' })
    await expect(awaited).toContainText('Mesa da varanda')
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    await awaited.focus()
    await page.keyboard.press('Enter')

    const game = gameIn(page)
    await expect(game.getByText(/Um membro espera nesta mesa/)).toBeVisible()
    await page.reload()
    await game.getByRole('button', { name: 'Jogar agora, Mesa da varanda' }).click()
    await expect(gameControls(game).hand).toBeVisible()
    await expect(gameControls(gameIn(other)).hand).toBeVisible()
    await other.context().close()
  })
}

test('[GAME-14] empty table says that no member waits and leads to the other tables', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/pvp')
  await tables(page).getByRole('button', { name: 'Mesa da varanda' }).first().click()
  const game = gameIn(page)
  const controls = gameControls(game)
  await expect(game.getByText(/Ninguém espera nesta mesa agora/)).toBeVisible()
  await expect(controls.seat).toHaveCount(1)
  await controls.otherTables.click()
  await expect(controls.seat).toHaveCount(4)
})

test('[GAME-14] live tables show their round, can all be listed and are joined from the lobby', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/live')
  const reply = await request.get(listRooms.path, { params: { gameType: 'LIVE', language: 'pt' } })
  const { rooms } = v.parse(listRooms.reply, (await reply.json()).value)
  await expect(tables(page).getByRole('button', { name: /Apostas|Sorteando|Resultado/ })).toHaveCount(6)
  await buttonsIn(tables(page)).showMore.click()
  await expect(tables(page).getByRole('listitem')).toHaveCount(rooms.length)
  await page.reload()
  await expect(tables(page).getByRole('listitem')).toHaveCount(rooms.length)
  const name = rooms[0]?.gameName ?? ''
  await tables(page).getByRole('button', { name }).first().click()
  await expect(page).toHaveURL(new RegExp(`/seamless\\?.*nodeId=${rooms[0]?.nodeId}\\b`))
  await expect(
    gameIn(page)
      .getByText(/Apostas abertas|Apostas fechadas|Sorteio|Resultado/)
      .first(),
  ).toBeVisible()
})

for (const [lang, all, more, shown] of [
  ['pt', /^Mesas\s*3\.228/, 'Mostrar mais', '48 de 3.228 mesas, primeiro as em que há alguém.'],
  ['en', /^Tables\s*3,228/, 'Show more', '48 of 3,228 tables shown, those where somebody sits first.'],
] as const)
  test(`[GAME-14] shows the number of tables in ${lang}, lists more on request and says how many it lists`, {
    tag: LONG,
  }, async ({ page, platform }) => {
    const count = { total: 3_228 }
    await page.route(`**${listRooms.path}?*`, async (route) => {
      const reply = await (await route.fetch()).json()
      await route.fulfill({ json: { ...reply, value: { ...reply.value, ...count } } })
    })
    await page.context().addCookies([{ name: 'lang', value: lang, url: platform.url }])
    await page.goto('/pvp')
    const region = page.getByRole('region', { name: /^(Mesas|Tables)$/ })
    await expect(region).toHaveText(all)
    await expect(region).not.toContainText('48')
    await region.getByRole('button', { name: more }).click()
    await expect(region.getByRole('listitem')).toHaveCount(48)
    await expect(region).toContainText(shown)
    count.total = 48
    await expect(region).not.toContainText(shown)
  })

test('offers a retry when the tables fail to load and asks a visitor to log in before joining', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await setFault(request, 'listRooms', { kind: 'error' })
  await page.goto('/pvp')
  await expect(tables(page).getByRole('alert')).toContainText('As mesas não chegaram')
  await clearFault(request, 'listRooms')
  await buttonsIn(tables(page)).retry.click()
  await tables(page).getByRole('button', { name: 'Mesa da varanda' }).first().click()
  await expect(loginPopup(page).popup).toBeVisible()
  expectOnly(faults, /500/)
})
