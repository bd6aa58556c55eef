import type { Page, Request } from '@playwright/test'
import * as v from 'valibot'
import { listGames } from '#protocol/lobby/games.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { homeReady, SLOT, tileOf } from '#tests/browser/play/game-page.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'

const hosts = ['https://img-one.example', 'https://img-two.example']
const site = { ...settings.site.initial, imageCDNs: hosts }

test.beforeEach(({ platform }) => platform.set('site', site))
test.afterEach(async ({ page, platform }) => {
  // An image may still be loading at the end of the test.
  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await platform.set('site', settings.site.initial)
})

/**
 * Serves the platform's images on the image hosts that are up. Returns the paths of all requested images by
 * origin.
 */
async function connectHosts(page: Page, platform: { url: string }, isUp: (origin: string) => boolean) {
  const asked = new Map<string, string[]>()
  page.on('request', (request: Request) => {
    const { origin, pathname } = new URL(request.url())
    if (request.resourceType() === 'image') asked.set(origin, [...(asked.get(origin) ?? []), pathname])
  })
  await page.route(/^https:\/\/img-\w+\.example\//, async (route) => {
    const { origin, pathname, search } = new URL(route.request().url())
    if (!isUp(origin)) return route.abort()
    const picture = await fetch(platform.url + pathname + search)
    return route.fulfill({
      status: picture.status,
      contentType: picture.headers.get('content-type') ?? '',
      body: Buffer.from(await picture.arrayBuffer()),
    })
  })
  return asked
}

/** True if no image of the page has failed to load. */
const isWhole = (page: Page) =>
  page.evaluate(() => [...document.images].every((image) => !image.complete || image.naturalWidth > 0))

const artHosts = (asked: Map<string, string[]>) =>
  [...asked].filter(([, paths]) => paths.some((path) => path.startsWith('/art/'))).map(([origin]) => origin)

const keptHost = (page: Page) => page.evaluate(() => sessionStorage.getItem('imageBaseUrl'))

/** Leaves the page first, since images near the viewport may still be loading. */
async function expectOnlyMissingPictures(page: Page, faults: string[]): Promise<void> {
  await page.goto('about:blank')
  for (const fault of faults.splice(0)) expect(fault).toContain('Failed to load resource')
}

test('loads pictures from the same image host for the whole session, even after reloads', {
  tag: LONG,
}, async ({ page, platform }) => {
  const asked = await connectHosts(page, platform, () => true)
  await page.goto('/')
  await expect.poll(() => keptHost(page)).not.toBeNull()
  const host = (await keptHost(page)) ?? ''
  expect(hosts).toContain(host)
  await page.mouse.wheel(0, 4_000)
  for (let visit = 0; visit < 4; visit += 1) {
    await page.reload()
    await expect(page.locator('img').first()).toHaveAttribute('src', new RegExp(`^${host}/art/`))
  }
  expect(artHosts(asked)).toEqual([host])
  expect(await isWhole(page)).toBe(true)
})

test('the content security policy allows only the configured hosts that are safe', async ({
  request,
  platform,
}) => {
  const directive = async (name: string) => {
    const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
    return policy.split('; ').find((one) => one.startsWith(`${name} `))
  }
  const unsafe = [
    'http://plain.example',
    'javascript:alert(1)',
    'https://x.example; script-src *',
    'https://y.example/path',
  ]
  await platform.set('site', {
    ...settings.site.initial,
    imageCDNs: [...hosts, ...unsafe],
    launchGameCDNs: ['https://play-one.example', ...unsafe],
  })
  expect(await directive('img-src')).toBe(`img-src 'self' data: ${hosts.join(' ')}`)
  expect(await directive('frame-src')).toBe(`frame-src 'self' https://play-one.example`)
  expect(await directive('script-src')).not.toContain('example')
  await platform.set('site', settings.site.initial)
  expect(await directive('img-src')).toBe(`img-src 'self' data:`)
  expect(await directive('frame-src')).toBe(`frame-src 'self'`)
})

test('distributes sessions over all image hosts', { tag: LONG }, async ({ request }) => {
  const picked = new Set<string>()
  for (let visit = 0; visit < 40; visit += 1) {
    // A request without cookies starts a new session.
    const text = await (await request.get('/', { headers: { cookie: '' } })).text()
    picked.add(/src="(https:\/\/img-\w+\.example)\/art\//.exec(text)?.[1] ?? 'none')
  }
  expect([...picked].sort()).toEqual(hosts)
})

test('switches a session to another image host when its own fails', {
  tag: LONG,
}, async ({ page, platform, faults }) => {
  let down = ''
  const asked = await connectHosts(page, platform, (origin) => {
    down ||= origin
    return origin !== down
  })
  await page.goto('/')
  const other = () => hosts.find((host) => host !== down) ?? ''
  await expect.poll(() => keptHost(page)).toBe(other())
  await expect(page.locator(`img[src^="${other()}/art/"]`).first()).toBeVisible()
  await expect.poll(() => isWhole(page)).toBe(true)
  const paths = asked.get(down) ?? []
  expect(paths).toEqual([...new Set(paths)])
  asked.clear()
  await page.reload()
  await expect(page.locator('img').first()).toHaveAttribute('src', new RegExp(`^${other()}/art/`))
  expect(asked.has(down)).toBe(false)
  await expectOnlyMissingPictures(page, faults)
})

test('[SYS-09] selects a game host for each launch, and keeps the image host until it fails', async ({
  page,
  platform,
  request,
  faults,
}) => {
  const launchGameCDNs = ['https://play-one.example', 'https://play-two.example']
  await platform.set('site', { ...site, launchGameCDNs })
  await page.route(/^https:\/\/play-\w+\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A game</title>' }),
  )
  let down = ''
  const asked = await connectHosts(page, platform, (origin) => origin !== down)
  const token = await sessionOf(request, 'ana')
  const listed = await request.get(listGames.path, { params: { pageSize: 99, gameType: 'RNG' } })
  const { games } = v.parse(listGames.reply, (await listed.json()).value)
  const game = games.find(({ isGame, closedUntil }) => isGame !== 'VASSALAGE' && !closedUntil)
  const { nodeId = 0, vassalage = '', gameType = '' } = game ?? {}
  const query = new URLSearchParams({ nodeId: String(nodeId), vassalage, gameType })

  await openWith(page, token)
  await expect.poll(() => keptHost(page)).not.toBeNull()
  const host = (await keptHost(page)) ?? ''
  const launched = new Set<string>()
  for (let launch = 0; launch < 20 && launched.size < 2; launch += 1) {
    await page.goto(`/seamless?${query}`)
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('src', /^https:/)
    launched.add(new URL((await frame.getAttribute('src')) ?? '').origin)
  }
  expect([...launched].sort()).toEqual(launchGameCDNs)
  await page.goto('/')
  expect(artHosts(asked)).toEqual([host])

  down = host
  await page.reload()
  await expect.poll(() => keptHost(page)).toBe(hosts.find((one) => one !== host))
  await expect.poll(() => isWhole(page)).toBe(true)
  await expectOnlyMissingPictures(page, faults)
})

test('[ERR-01] refuses to open a game whose URL is unsafe, and links to customer service', {
  tag: LONG,
}, async ({ page, platform, request }) => {
  const token = await sessionOf(request, 'ana')
  await platform.set('site', {
    ...settings.site.initial,
    launchGameCDNs: ['javascript:alert(1)', 'http://play.example'],
  })
  await openWith(page, token)
  await homeReady(page)
  await tileOf(page, SLOT).click()
  const trouble = page.getByRole('dialog', { name: textOf('play.gameLaunch.addressUnsafe') })
  await expect(trouble).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await trouble.getByRole('link').click()
  await expect(page).toHaveURL('/customerService')
  await expect(trouble).toHaveCount(0)
})

test('[HOME-12] loads pictures lazily, tries each host only once and then shows a placeholder', async ({
  page,
  platform,
  faults,
}) => {
  const asked = await connectHosts(page, platform, () => false)
  await page.route(/127\.0\.0\.1:\d+\/art\//, (route) => route.abort())
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/')
  const tiles = page.locator('[data-tile]')
  const first = tiles.first()
  await expect(first.locator('[data-placeholder]')).toBeVisible()
  const box = await first.locator('[data-placeholder]').boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 4, 1)
  // Images far below the viewport are not requested yet.
  await expect(tiles.last().locator('img')).toHaveAttribute('loading', 'lazy')
  const count = [...asked.values()].flat().filter((path) => path.startsWith('/art/')).length
  // Each section draws its tiles when it comes near, so the last tile changes while the page scrolls.
  await expect(async () => {
    await tiles.last().scrollIntoViewIfNeeded()
    await expect(tiles.last().locator('[data-placeholder]')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  // Wait until the images that came near the viewport have been requested.
  await page.waitForLoadState('networkidle')
  const all = [...asked].flatMap(([origin, paths]) => paths.map((path) => origin + path))
  expect(all.length).toBeGreaterThan(count)
  const addresses = new Map<string, number>()
  const counted = Map.groupBy(all, (address) => new URL(address).pathname)
  for (const [path, attempts] of counted) {
    const [, node] = /^\/art\/games\/(\d+)\.svg$/.exec(path) ?? []
    if (!node) continue
    // Each tile of the game may try each of the two hosts and the page's own origin once.
    const places = await page.locator(`[data-tile="${node}"]`).count()
    for (const [address, same] of Map.groupBy(attempts, (address) => address))
      expect(same.length, address).toBeLessThanOrEqual(Math.max(1, places))
    addresses.set(node, new Set(attempts).size)
  }
  for (const tile of [first, tiles.last()])
    expect(addresses.get((await tile.getAttribute('data-tile')) ?? '')).toBe(3)
  await expectOnlyMissingPictures(page, faults)
})
