import type { Page } from '@playwright/test'
import { payIn } from '#tests/browser/cashier/pay-in.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { showPopups } from '#tests/browser/kit/sandbox.ts'
import { gameTiles } from '#tests/browser/lobby/game-tiles.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { bringPopup, openAnnouncements } from './places-of-texts.ts'

const TEXT =
  '<p><a href="/promotions">dentro</a> <a href="https://t.me/palpite">fora</a> <a href="https://evil.example/">longe</a></p>'

/** Replaces every HTML text in replies to GET requests with the three links of `TEXT`. */
const answerWithLinks = (page: Page) =>
  page.route(/\/wps\//, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const withLinks = (_name: string, value: unknown) =>
      typeof value === 'string' && value.startsWith('<') ? TEXT : value
    return route.fulfill({ response, json: JSON.parse(await response.text(), withLinks) })
  })

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog').last()
const openFirst = (within: ReturnType<typeof main>) => within.locator('summary').first().click()

/** Returns the title of the topmost dialog, or `none`. Another dialog may be open below it. */
const titleOver = async (page: Page) =>
  (await dialog(page).count()) > 0 ? dialog(page).getByRole('heading').first().innerText() : 'none'

type Place = { path: string; account?: string; open?: (page: Page) => Promise<void> }

const places: Record<string, Place> = {
  'a promotion': {
    path: '/promotions',
    open: (page) => main(page).getByRole('listitem').getByRole('link').first().click(),
  },
  'the help dialog': { path: '/help', open: (page) => openFirst(dialog(page)) },
  'the help centre': { path: '/helpmc', open: (page) => openFirst(main(page)) },
  'an announcement': {
    path: '/',
    async open(page) {
      await openAnnouncements(page)
      await openFirst(dialog(page))
    },
  },
  'an announcement for agents': {
    path: '/agentHome/announcements',
    account: 'agente',
    open: (page) => openFirst(main(page)),
  },
  'a popup': { path: '/', open: bringPopup },
  'game details': {
    path: '/rng',
    open: (page) => gameTiles(main(page)).infos.first().click(),
  },
  'a message': { path: '/member/messageV2', account: 'ana', open: (page) => openFirst(main(page)) },
  'the rules of a lottery': { path: '/lottery?gameCode=FIVE_MINUTES&view=rules', account: 'ana' },
}

const ALWAYS = ['a promotion', 'game details']

test.afterEach(({ request }) => showPopups(request, []))

for (const [name, { path, account, open }] of Object.entries(places))
  test(`[POP-03] links in ${name} open site pages without a reload, and other sites only if allowed`, {
    tag: ALWAYS.includes(name) ? [] : LONG,
  }, async ({ page, request }) => {
    const token = account && (await sessionOf(request, account))
    if (token && account === 'ana') await payIn(request, token, 5_000)
    if (name === 'a popup') await showPopups(request, ['B'])
    await answerWithLinks(page)
    if (token) await openWith(page, token, path)
    else await page.goto(path)
    await open?.(page)
    const inside = page.getByRole('link', { name: 'dentro' }).first()
    await expect(inside).toHaveAttribute('href', '/promotions')
    await expect(inside).not.toHaveAttribute('target')
    const outside = page.getByRole('link', { name: 'fora' }).first()
    await expect(outside).toHaveAttribute('href', 'https://t.me/palpite')
    await expect(outside).toHaveAttribute('target', '_blank')
    await expect(page.getByText(`longe (${textOf('kit.feedback.unsafeLink')})`).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'longe' })).toHaveCount(0)
    const before = page.url()
    const [apart] = await Promise.all([
      page.context().waitForEvent('page'),
      inside.click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expect(apart).toHaveURL('/promotions')
    await apart.close()
    await expect(page).toHaveURL(before)
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
    const over = page.getByRole('dialog', { name: await titleOver(page), exact: true })
    await inside.click()
    await expect(page).toHaveURL('/promotions')
    await expect(main(page).getByRole('listitem').first()).toBeVisible()
    await expect(over).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(before)
    await expect(page.locator('html[data-same]')).toHaveCount(1)
    // Ignore responses after the end of the test.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
