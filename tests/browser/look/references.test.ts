import type { APIRequestContext, Page } from '@playwright/test'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, moveClock, seedWorld } from '#tests/browser/kit/sandbox.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { LONG } from '#tests/support/is-long.ts'

test.use({ reducedMotion: 'no-preference' })

/**
 * How pages look, against pictures that are kept in `references/`. They are of one machine's fonts: where others are drawn a
 * little differently, so that this is left to the long form, and the pictures are made anew there
 * (`LONG=1 npx playwright test references --update-snapshots`) before something is changed.
 */

/** Noon of a Tuesday in Brasília, at which the world begins: what is told of days ago is then always the same. */
const NOON = Date.parse('2026-12-01T15:00:00Z')

const views = [
  { width: 390, height: 844 },
  { width: 1440, height: 800 },
].flatMap((size) => (['pt', 'en'] as const).map((language) => ({ size, language })))

const main = (page: Page) => page.getByRole('main')
const list = (page: Page) => main(page).getByRole('listitem').first()

type Shown = {
  path: string
  as?: 'ana' | 'agente'
  /** Whether its pictures are left out: Home has them. */
  isPlain?: true
  /** Seen as soon as the page is whole. */
  seen: (page: Page) => ReturnType<typeof main>
  open?: (page: Page) => Promise<void>
}

const pages: Record<string, Shown> = {
  home: { path: '/', seen: (page) => main(page).locator('[data-tile]').first() },
  list: { path: '/rng', isPlain: true, seen: (page) => main(page).locator('[data-tile]').nth(5) },
  login: {
    path: '/login',
    isPlain: true,
    seen: (page) => page.getByRole('dialog').getByRole('textbox').first(),
  },
  promotions: { path: '/promotions', seen: list },
  promotion: {
    path: '/promotions',
    seen: (page) => main(page).getByRole('article'),
    open: (page) => main(page).getByRole('listitem').getByRole('link').nth(1).click(),
  },
  help: { path: '/helpmc', seen: (page) => main(page).locator('summary').first() },
  'customer-service': { path: '/customerService', seen: list },
  'point-mall': { path: '/pointMall', as: 'ana', seen: list },
  download: { path: '/download', seen: list },
  deposit: { path: '/member/depositv2', as: 'ana', seen: (page) => main(page).getByRole('radio').first() },
  'agent-home': { path: '/agentHome', as: 'agente', seen: (page) => main(page).getByRole('figure').first() },
  lottery: { path: '/lottery', as: 'ana', seen: list },
}

/** What the platform's clock goes on to tell, what is drawn by lot, and what has the platform's port in it. */
const moving = (page: Page) => [
  page.getByRole('timer'),
  page.getByRole('list', { name: /^(Números sorteados|Drawn numbers)$/ }),
  page.getByRole('img', { name: /QR/ }),
]

const toNoon = (request: APIRequestContext) => moveClock(request, NOON - Date.now())

/** A demo world of that noon, whatever day it is. There is nothing in between that would have to be settled. */
async function seedNoon(request: APIRequestContext): Promise<void> {
  await seedWorld(request, 'empty')
  await toNoon(request)
  await seedWorld(request, 'demo')
}

/** Waits for fonts, and for each picture that is in sight. */
async function standsStill(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
  await page.waitForFunction(async () => {
    await document.fonts.ready
    return [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      const isInSight = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
      return !isInSight || (image.complete && image.naturalWidth > 0)
    })
  })
}

/** Takes what is drawn alike in every language out of sight, which leaves a third of a picture's size. */
const hidePictures = (page: Page) =>
  page.evaluate(() => {
    // Of those too that come later.
    const hiding = new CSSStyleSheet()
    hiding.replaceSync('img { visibility: hidden !important }')
    document.adoptedStyleSheets.push(hiding)
  })

test.beforeAll(async ({ playwright, platform }) => {
  const request = await playwright.request.newContext({ baseURL: platform.url })
  await seedNoon(request)
  await request.dispose()
})
test.afterAll(async ({ playwright, platform }) => {
  const request = await playwright.request.newContext({ baseURL: platform.url })
  await calm(request)
  await request.dispose()
})

for (const { size, language } of views) {
  test(`pages look as they did, in ${language}, ${size.width} px wide`, { tag: LONG }, async ({
    page,
    context,
    request,
    platform,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize(size)
    await page.clock.setFixedTime(NOON)
    await context.addCookies([{ name: 'lang', value: language, url: platform.url }])
    const tokens = {
      ana: await sessionOf(request, 'ana'),
      agente: await sessionOf(request, 'agente', 'agent'),
    }
    for (const [name, { path, as, isPlain, seen, open }] of Object.entries(pages)) {
      await page.goto('about:blank')
      // So that the same draws are next, however long it took to come here.
      await toNoon(request)
      if (as) await openWith(page, tokens[as], path)
      else await page.goto(path)
      await takenOver(page)
      await open?.(page)
      await expect(seen(page)).toBeVisible()
      await standsStill(page)
      if (isPlain || language === 'en') await hidePictures(page)
      // The others of a view are looked at too where one has changed.
      await expect.soft(page).toHaveScreenshot([name, `${language}-${size.width}.png`], {
        mask: moving(page),
        maxDiffPixelRatio: 0.01,
      })
    }
  })
}
