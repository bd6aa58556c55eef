import type { Page } from '@playwright/test'
import { calls } from '#protocol/calls.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, type RunningPlatform, test } from '#tests/browser/kit/platform.ts'
import { showPopups } from '#tests/browser/kit/sandbox.ts'
import { gameTiles } from '#tests/browser/lobby/game-tiles.ts'
import { homePage } from '#tests/browser/lobby/home-page.ts'
import { customerService } from '#tests/browser/support/customer-service-page.ts'
import { injected, injecting } from '#tests/support/http/injected-reply.ts'
import { badAddresses, injections } from '#tests/support/http/script-injections.ts'
import { isLong, LONG } from '#tests/support/is-long.ts'
import { bringPopup, openAnnouncements } from './places-of-texts.ts'
import { asStaticFile } from './static-host.ts'

const site = settings.site.initial

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const rows = (page: Page) => main(page).getByRole('listitem')

const resources = ['help', 'footer', 'social', 'download'].flatMap((resourceType) =>
  ['iOS', 'Telegram', 'Android'].map((labelNameEn) => ({ resourceType, labelNameEn, url: '/helpmc' })),
)

/**
 * Injects hostile texts into the configuration and every successful reply, but not into the fields in `kept`.
 * The page's policy restricts only images, so it would not stop an injected script.
 */
async function injectReplies(page: Page, first: number, kept: readonly string[] = []): Promise<void> {
  const inject = injecting(first)
  await asStaticFile(page, "img-src 'self' data:")
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, brand: { name: inject('name') } } })
  })
  await page.route(/\/(wps|lgw)\//, async (route) => {
    const { pathname } = new URL(route.request().url())
    const call = Object.values(calls).find(
      ({ method, path }) => method === route.request().method() && path === pathname,
    )
    if (!call || call === calls.readPublicKey) return route.fallback()
    const response = await route.fetch()
    const reply = await response.json()
    if (!reply.success) return route.fulfill({ response })
    await route.fulfill({ json: { ...reply, value: injected(call, reply.value, inject, kept) } })
  })
}

/** Records what an injected text may cause: dialogs, windows, foreign frames or requests, and errors. */
function watch(page: Page, platform: RunningPlatform): string[] {
  const done: string[] = []
  page.on('dialog', (one) => {
    done.push(`dialog: ${one.message()}`)
    return one.dismiss()
  })
  page.on('popup', (one) => done.push(`window: ${one.url()}`))
  page.on('framenavigated', (frame) => {
    if (frame.url() !== 'about:blank' && !frame.url().startsWith(platform.url))
      done.push(`frame: ${frame.url()}`)
  })
  page.on('requestfinished', (one) => {
    const { origin, protocol } = new URL(one.url())
    if (origin !== platform.url && protocol !== 'data:' && protocol !== 'blob:')
      done.push(`request: ${one.url()}`)
  })
  page.on('pageerror', (error) => done.push(`uncaught: ${error.message}`))
  return done
}

/** Returns the HTML of elements that the site itself never creates. */
const strangers = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const protocols = ['https:', 'mailto:', 'tel:']
    for (const element of document.querySelectorAll('*')) {
      const { attributes, localName } = element
      const isLink = element instanceof HTMLAnchorElement && element.hasAttribute('href')
      const isElsewhere = isLink && element.origin !== location.origin
      const isStrange =
        [...attributes].some(({ name }) => name.startsWith('on') || name === 'srcdoc' || name === 'ping') ||
        ['base', 'object', 'embed', 'frameset', 'marquee', 'math', 'plaintext'].includes(localName) ||
        localName.includes('-') ||
        (element instanceof HTMLScriptElement &&
          element.src !== '' &&
          !element.src.startsWith(location.origin)) ||
        (element instanceof HTMLFormElement && new URL(element.action).origin !== location.origin) ||
        (isElsewhere && !protocols.includes(element.protocol)) ||
        (isElsewhere && element.target === '_blank' && !element.relList.contains('noopener'))
      if (isStrange) found.push(element.outerHTML.slice(0, 300))
    }
    return found
  })

type Place = {
  path: string
  account?: string
  kept?: string[]
  open: (page: Page) => Promise<void>
}

async function openAll(page: Page): Promise<void> {
  for (const summary of await page.locator('summary:visible').all()) await summary.click()
}

const opened = (page: Page) => expect(dialog(page).last()).toBeVisible()

const places: Record<string, Place> = {
  'Home with its side menu and footer': {
    path: '/',
    async open(page) {
      await expect(page.locator('[data-tile]').first()).toBeVisible()
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(homePage(page).winners.region.getByRole('listitem').first()).toBeVisible()
    },
  },
  promotions: { path: '/promotions', open: (page) => expect(rows(page).first()).toBeVisible() },
  'a promotion': {
    path: '/promotions',
    account: 'ana',
    async open(page) {
      await rows(page).getByRole('link').first().click()
      await expect(main(page).getByRole('article')).toBeVisible()
    },
  },
  'the help centre': {
    path: '/helpmc',
    async open(page) {
      await expect(main(page).locator('summary').first()).toBeVisible()
      await openAll(page)
    },
  },
  'notices and announcements': {
    path: '/',
    async open(page) {
      await openAnnouncements(page)
      await openAll(page)
    },
  },
  'the help dialog': {
    path: '/help',
    async open(page) {
      await expect(dialog(page).locator('summary').first()).toBeVisible()
      await openAll(page)
    },
  },
  'customer service with a chat': {
    path: '/customerService',
    kept: ['chatUrl'],
    async open(page) {
      await customerService(page).start.click()
      const line = customerService(page).line
      await line.fill('Bom dia')
      await line.press('Enter')
      await expect(main(page).getByRole('article').first()).toBeVisible()
    },
  },
  'customer service with an external chat': {
    path: '/customerService',
    async open(page) {
      await customerService(page).start.click()
      await expect(main(page).getByRole('alert')).toBeVisible()
    },
  },
  'the points shop': {
    path: '/pointMall',
    account: 'rafael',
    open: (page) => expect(rows(page).first()).toBeVisible(),
  },
  tasks: { path: '/task', account: 'ana', open: (page) => expect(rows(page).first()).toBeVisible() },
  'the install guide': { path: '/download', open: (page) => expect(rows(page)).toHaveCount(6) },
  'a popup for visitors': { path: '/', open: bringPopup },
  'a list of games and game details': {
    path: '/rng',
    async open(page) {
      await expect(page.locator('[data-tile]').first()).toBeVisible()
      await gameTiles(main(page)).infos.first().click()
      await opened(page)
      await expect(dialog(page).locator('dt').first()).toBeVisible()
    },
  },
  winners: { path: '/winners', open: (page) => expect(rows(page)).toHaveCount(100) },
}

/**
 * Pages that the short suite tests. The long suite tests all pages, three times each: every run starts at
 * another position in the list of injected texts.
 */
const ALWAYS = ['Home with its side menu and footer', 'a promotion', 'the help centre']
const starts = [0, 61, 127]

test.use({ viewport: { width: 1440, height: 900 } })
test.afterEach(async ({ page, platform, request }) => {
  // Ignore responses after the end of the test.
  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await platform.set('site', site)
  await showPopups(request, [])
})

for (const [name, place] of Object.entries(places)) {
  const isAlways = ALWAYS.includes(name)
  test(`[POP-01] [POP-03] [HELP-01] the page runs no injected text and stays usable: ${name}`, {
    tag: isAlways ? [] : LONG,
  }, async ({ page, platform, request, faults }) => {
    await platform.set('site', { ...site, resources })
    if (name.includes('popup')) await showPopups(request, ['B'])
    const token = place.account ? await sessionOf(request, place.account) : null
    const done = watch(page, platform)
    for (const first of isLong ? starts : [0]) {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await injectReplies(page, first, place.kept)
      await page.goto('about:blank')
      if (token) await openWith(page, token, place.path)
      else await page.goto(place.path)
      await place.open(page)
      await expect(main(page)).toBeVisible()
      expect(await strangers(page)).toEqual([])
      expect(await page.evaluate(() => 'ran' in window)).toBe(false)
      expect(done).toEqual([])
      expect(new URL(page.url()).origin).toBe(platform.url)
    }
    await page.goto('about:blank')
    // The browser logs missing and blocked images, and the blocked socket of a page served by the test.
    expectOnly(
      faults,
      /Failed to load resource|Not allowed to load|Content Security Policy|LOCAL_NETWORK_ACCESS|WebSocket/,
    )
  })
}

test('an operator’s settings cannot break out of the script that carries them in the page', async ({
  page,
  platform,
}) => {
  // PostgreSQL stores neither NUL characters nor lone surrogates.
  const texts = Object.values(injections).map((text) => text.replaceAll('\0', '').toWellFormed())
  const addresses = Object.values(badAddresses).map((address) => address.replaceAll('\0', ''))
  await platform.set('site', {
    ...site,
    resources: texts.map((labelNameEn, index) => ({
      resourceType: 'footer',
      labelNameEn,
      url: addresses[index % addresses.length] ?? '',
    })),
  })
  const done = watch(page, platform)
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-tile]').first()).toBeVisible()
  expect(await strangers(page)).toEqual([])
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect(done).toEqual([])
})
