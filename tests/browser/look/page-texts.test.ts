import type { Page } from '@playwright/test'
import { agentPlaces, OFFER_PLACE } from '#pages/agents/agent-pages.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { homeReady } from '#tests/browser/play/game-page.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textIn } from '#tests/support/texts.ts'
import { memberPages, pageBeside } from '#ui/kit/member-pages/member-page.ts'

/** The message catalogues that a page loads besides the texts in its markup: their number and Brotli size in bytes. */
type Loaded = { path: string; files: number; bytes: number }

/**
 * Opens a page and measures the texts that it loads. The page reports each missing text as a console error,
 * which fails the test.
 */
async function textsOf(page: Page, path: string): Promise<Loaded> {
  await page.goto(path)
  await takenOver(page)
  await page.waitForLoadState('networkidle')
  return page.evaluate((path) => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const catalogues = loaded.filter(({ name }) => /\/assets\/pt-[\w-]+\.js$/.test(name))
    const bytes = catalogues.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return { path, files: catalogues.length, bytes }
  }, path)
}

/** Maximum size of a page's text files, in bytes. The whole catalogue is 33 KB. */
const MOST = 26_000
const MOST_OF_HOME = 10_000

const visitors = [
  '/',
  '/login',
  '/register',
  '/agent',
  '/rng',
  '/winners',
  '/promotions',
  '/helpMC',
  '/customerService',
  '/download',
]
const lobbies = ['/favorite', '/task', '/pointMall', '/streamview', '/vnlottery']
const members = ['/', ...[...memberPages.flat(), pageBeside].map((name) => `/member/${name}`), ...lobbies]
const agents = [...new Set<string>(Object.values(agentPlaces))].filter((path) =>
  path.startsWith('/agentHome'),
)

for (const [who, paths, login] of [
  ['visitors', visitors, null],
  ['members', members, ['ana', 'player']],
  ['agents', [...agents, OFFER_PLACE], ['agente', 'agent']],
] as const) {
  test(`every page for ${who} has all its texts and loads at most 26 KB of them`, {
    tag: LONG,
  }, async ({ page, request }) => {
    if (login) await openWith(page, await sessionOf(request, login[0], login[1]))
    const rows: Loaded[] = []
    for (const path of paths) rows.push(await textsOf(page, path))
    console.table(rows)
    expect(rows.filter(({ bytes }) => bytes === 0 || bytes > MOST)).toEqual([])
  })
}

test('Home loads one file of texts, both for visitors and for members', async ({ page, request }) => {
  const visitor = await textsOf(page, '/')
  await openWith(page, await sessionOf(request, 'ana'))
  const member = await textsOf(page, '/')
  for (const { files, bytes } of [visitor, member]) {
    expect(files).toBe(1)
    expect(bytes).toBeLessThan(MOST_OF_HOME)
  }
})

test('switching the language replaces the texts of the open page and of pages opened later', async ({
  page,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'ana'), '/member/depositv2')
  await expect(page.getByText(textIn('pt', 'cashier.deposit.noBonus'))).toBeVisible()
  await siteLayout(page).language.first().selectOption('English')
  await expect(page.getByText(textIn('en', 'cashier.deposit.noBonus'))).toBeVisible()
  await page.evaluate(() => history.pushState(null, '', '/member/vip'))
  await expect(page.getByText(textIn('en', 'rewards.vip.intro'))).toBeVisible()
})

test('offers a retry for a page whose texts fail to load', { tag: LONG }, async ({
  page,
  request,
  faults,
}) => {
  await openWith(page, await sessionOf(request, 'ana'))
  await homeReady(page)
  await page.waitForLoadState('networkidle')
  await page.route(/\/assets\/pt-[\w-]+\.js$/, (route) => route.abort())
  await page.evaluate(() => history.pushState(null, '', '/member/vip'))
  await expect(buttonsIn(page).retry).toBeVisible()
  await page.unrouteAll()
  await buttonsIn(page).retry.click()
  await expect(page.getByText(textIn('pt', 'rewards.vip.intro'))).toBeVisible()
  expectOnly(faults, /ERR_FAILED|did not load|dynamically imported/)
})
