import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chartSchema } from '@palpite/charts/chart-schema.ts'
import * as v from 'valibot'
import { longestTask } from '#tests/browser/kit/longest-task.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { isLong, LONG } from '#tests/support/is-long.ts'
import { textIn, textOf } from '#tests/support/texts.ts'
import config from '../../../paths.config.ts'
import { buildFlows, startFlows } from './flows-server.ts'

test.use({ locale: 'en-US' })

/** The short suite draws every tenth machine, since drawing all takes a minute and a half. */
const DRAWN_ONE_IN = 10

test('[FLOW-01] lists and draws every machine without requests outside /flows', async ({
  page,
  platform,
}) => {
  test.setTimeout(300_000)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${platform.url}/flows`) && !url.startsWith('data:')) elsewhere.push(url)
  })
  const reply = await page.goto(`${platform.url}/flows`)
  expect(reply?.headers()['content-security-policy']).toContain("connect-src 'self'")
  expect(page.url()).toBe(`${platform.url}/flows/`)
  const list = page.getByRole('navigation', { name: textIn('en', 'flows.common.machines') })
  for (const [index, { name }] of config.flows.entries()) {
    const item = list.getByRole('link', { name: new RegExp(`^${name} \\S.+`) })
    await expect(item).toBeAttached()
    if (!isLong && index % DRAWN_ONE_IN > 0) continue
    await item.click()
    const chart = page.getByRole('application', { name: textIn('en', 'flows.chart.name', { 0: name }) })
    await expect(chart.locator('svg .state').first()).toBeAttached()
    await expect(chart.locator('svg .t-description').first()).toBeAttached()
    await expect(
      page.getByRole('list', { name: textIn('en', 'flows.panels.statesOf', { 0: name }) }),
    ).toContainText(/\w/)
  }
  expect(elsewhere).toEqual([])
})

test('[FLOW-05] a chart has search, an outline, keyboard control and exports, and reopens from its URL', async ({
  page,
  platform,
}) => {
  await page.goto(`${platform.url}/flows/#/game-launch`)
  const chart = page.getByRole('application', {
    name: textIn('en', 'flows.chart.name', { 0: 'game-launch' }),
  })
  await expect(chart).toBeVisible()

  await page.keyboard.press('/')
  await page.keyboard.type('window requestlaunch')
  await expect(page.getByRole('heading', { name: textIn('en', 'flows.common.nothingFound') })).toBeVisible()
  await page.getByRole('searchbox').fill('openingWindow')
  await page
    .getByRole('link', { name: /^inProgress\.openingWindow/ })
    .first()
    .click()
  await expect(page).toHaveURL(/#\/game-launch\?.*state=inProgress\.openingWindow/)
  await expect(chart.locator('.leaf.is-pointed')).toHaveAttribute('data-state', 'inProgress.openingWindow')

  await chart.focus()
  await page.keyboard.press('ArrowUp')
  await expect(page).toHaveURL(/state=inProgress\.launching/)
  const zoom = () =>
    chart.locator('div').evaluate((node) => new DOMMatrix(getComputedStyle(node).transform).a)
  const press = async (key: string) => {
    await page.keyboard.press(key)
    await chart.evaluate((node) =>
      Promise.all(node.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    )
  }
  await press('0')
  const before = await zoom()
  expect(before).toBeLessThan(0.5)
  await press('+')
  expect(await zoom()).toBeGreaterThan(before * 1.2)
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/state=/)

  const outline = page.getByRole('list', {
    name: textIn('en', 'flows.panels.statesOf', { 0: 'game-launch' }),
  })
  await outline.getByRole('link', { name: 'idle', exact: true }).press('ArrowDown')
  await expect(outline.getByRole('link', { name: 'routing', exact: true })).toBeFocused()
  await outline.getByRole('link', { name: '→ waiting', exact: true }).press('Enter')
  await expect(page).toHaveURL(/state=waiting/)

  for (const [format, start] of [
    ['SVG', '<svg xmlns'],
    ['PNG', '\u0089PNG'],
    ['Mermaid', 'stateDiagram-v2'],
    ['SCXML', '<?xml'],
    ['Markdown', '# gameLaunch'],
    ['JSON', '{'],
  ] as const) {
    await page.getByText(textIn('en', 'flows.common.export'), { exact: true }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: format, exact: true }).click()
    const text = await fs.readFile(await (await download).path(), 'latin1')
    expect(text.slice(0, start.length), format).toBe(start)
    if (format === 'JSON') expect(v.parse(chartSchema, JSON.parse(text)).id).toBe('gameLaunch')
  }

  const again = await page.context().newPage()
  await again.goto(`${page.url()}&view=story`)
  await expect(again.locator('.leaf.is-pointed')).toHaveAttribute('data-state', 'waiting')
  await expect(again.getByRole('tab', { name: textIn('en', 'flows.panels.story') })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await again.getByRole('button', { name: 'PT', exact: true }).click()
  await expect(again.getByRole('tab', { name: textOf('flows.panels.story') })).toBeVisible()
})

test('a state can be collapsed by button or keyboard, and hovering over a transition highlights its states', {
  tag: LONG,
}, async ({ page, platform }) => {
  await page.goto(`${platform.url}/flows/#/login`)
  const chart = page.getByRole('application', { name: textIn('en', 'flows.chart.name', { 0: 'login' }) })
  const inside = chart.locator('[data-state="open.form.editing.idle"]')
  await expect(inside).toBeVisible()
  await chart.locator('[data-toggle="open.form.editing"]').click()
  await expect(inside).toHaveCount(0)
  await chart.locator('[data-toggle="open.form.editing"]').click()
  await expect(inside).toBeVisible()
  const said = chart.locator('.inner', { hasText: 'isFreePlayOff' })
  await said.hover()
  await expect(chart.locator('[data-state="open.form.freePlaying"]')).toHaveClass(/is-lit/)
  await expect(chart.locator('[data-state="open.form.editing.refused"]')).toHaveClass(/is-lit/)
  await page.mouse.move(0, 0)
  await expect(chart.locator('.is-lit')).toHaveCount(0)
  await page.goto(`${platform.url}/flows/#/login?state=open.form.editing`)
  await expect(chart.locator('.is-pointed').first()).toBeAttached()
  await chart.press(' ')
  await expect(inside).toHaveCount(0)
})

test('[FLOW-07] opens a module with a machine, and reports when the module no longer has one', async ({
  page,
}) => {
  // The server builds the viewer before it responds.
  test.setTimeout(120_000)
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'flows-'))
  const file = path.join(folder, 'parcel.ts')
  await fs.copyFile('packages/paths/tests/machines/parcel.ts', file)
  const flows = await startFlows(file)
  await page.goto(flows.url)
  await page
    .getByRole('link', { name: /^parcel/i })
    .first()
    .click()
  await expect(page.getByRole('application').locator('svg .state').first()).toBeAttached()

  await fs.writeFile(file, 'export const parcels = 0')
  await expect(page.getByRole('alert')).toContainText('parcel.ts has no XState v5 machine.')
  await flows.stop()
  await fs.rm(folder, { recursive: true })
})

test('a viewer built for a static host draws 300 states without a main-thread task of 200 ms or more', {
  tag: LONG,
}, async ({ browser, page }) => {
  test.setTimeout(180_000)
  const folder = await buildFlows('packages/charts/tests/large-chart.ts')
  await page.route('http://flows.example/some/where/**', (route) => {
    const { pathname } = new URL(route.request().url())
    const file = pathname.slice('/some/where/'.length) || 'index.html'
    return route.fulfill({ path: path.join(folder, file) })
  })
  const longest = await longestTask(browser, page, async () => {
    await page.goto('http://flows.example/some/where/#/largeMachine')
    await page.getByRole('button', { name: textIn('en', 'flows.chart.expandAll') }).click({ timeout: 60_000 })
    await expect(page.getByRole('application').locator('svg .state')).toHaveCount(301, { timeout: 60_000 })
  })
  expect(longest).toBeLessThan(200)
  await fs.rm(folder, { recursive: true })
})
