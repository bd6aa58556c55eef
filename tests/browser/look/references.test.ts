import type { APIRequestContext, Page } from '@playwright/test'
import { depositPage } from '#tests/browser/cashier/deposit-page.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, moveClock, seedWorld } from '#tests/browser/kit/sandbox.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { LONG } from '#tests/support/is-long.ts'
import { anyOf, textIn, textOf } from '#tests/support/texts.ts'

test.use({ reducedMotion: 'no-preference' })

/**
 * These tests compare pages with the screenshots in `references/`, which depend on the machine's fonts. They
 * run only in the long suite. Before a change, recreate the screenshots on your machine (`LONG=1 npx
 * playwright test references --update-snapshots`).
 */

/** Noon on a Tuesday in Brasília. The world starts then, so that relative times are always the same. */
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
  /** True if images are hidden. The screenshots of Home already cover them. */
  isPlain?: true
  /** Content that is visible once the page is complete. */
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
  'point-shop': { path: '/pointMall', as: 'ana', seen: list },
  download: { path: '/download', seen: list },
  deposit: { path: '/member/depositv2', as: 'ana', seen: (page) => main(page).getByRole('radio').first() },
  'agent-home': { path: '/agentHome', as: 'agente', seen: (page) => main(page).getByRole('figure').first() },
  lottery: { path: '/lottery', as: 'ana', seen: list },
}

/** Content to mask, since it depends on the platform's clock, on its port or on random draws. */
const moving = (page: Page) => [
  page.getByRole('timer'),
  page.getByRole('list', {
    name: anyOf(textOf('play.lottery.drawnNumbers'), textIn('en', 'play.lottery.drawnNumbers')),
  }),
  depositPage(page).qr,
  // The codes on the download page contain the platform's address.
  ...['site.download.qrCodeIos', 'site.download.qrCodeAndroid'].map((id) =>
    page.getByRole('img', { name: anyOf(textOf(id), textIn('en', id)) }),
  ),
]

const toNoon = (request: APIRequestContext) => moveClock(request, NOON - Date.now())

/** Seeds a demo world at `NOON`, whatever today's date is, with nothing left to settle. */
async function seedNoon(request: APIRequestContext): Promise<void> {
  await seedWorld(request, 'empty')
  await toNoon(request)
  await seedWorld(request, 'demo')
}

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

/** Hides images, which are the same in every language and make up a third of a screenshot's size. */
const hidePictures = (page: Page) =>
  page.evaluate(() => {
    // A style sheet also hides images that are added later.
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
  test(`the pages match their reference screenshots in ${language} at ${size.width} px`, {
    tag: LONG,
  }, async ({ page, context, request, platform }) => {
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
      // Reset the clock, so that the next draws are the same however long the setup took.
      await toNoon(request)
      if (as) await openWith(page, tokens[as], path)
      else await page.goto(path)
      await takenOver(page)
      await open?.(page)
      await expect(seen(page)).toBeVisible()
      await standsStill(page)
      if (isPlain || language === 'en') await hidePictures(page)
      // Use a soft assertion, so that the remaining pages are compared too.
      await expect.soft(page).toHaveScreenshot([name, `${language}-${size.width}.png`], {
        mask: moving(page),
        maxDiffPixelRatio: 0.01,
      })
    }
  })
}
