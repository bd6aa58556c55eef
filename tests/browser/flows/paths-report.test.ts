import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { runCommand } from '@palpite/paths/command/run-command.ts'
import { ResultsFolder } from '@palpite/paths/results/results-folder.ts'
import { turnstile } from '@palpite/paths/tests/machines/turnstile.ts'
import { expect, type Page } from '@playwright/test'
import { test } from '#tests/browser/kit/chromium.ts'
import { LONG } from '#tests/support/is-long.ts'

const flow = {
  name: 'turnstile',
  group: 'all',
  model: async () => turnstile,
  accepted: 'turnstile.paths.txt',
  rows: { 'GATE-01': ['jammed'] },
}
const config = { groups: { all: { en: 'All', pt: 'Todos' } }, flows: [flow] }

/** Writes the report of a small project. Returns its URL, its results folder and the root to remove. */
async function writeReport(root = fs.mkdtempSync(path.join(os.tmpdir(), 'paths-report-'))) {
  const results = path.join(root, 'dist/paths')
  const complaints: string[] = []
  const code = await runCommand(
    { root, results, config },
    ['report'],
    () => undefined,
    (line) => complaints.push(line),
  )
  expect({ code, complaints }).toEqual({ code: 0, complaints: [] })
  return { root, results, address: pathToFileURL(path.join(results, 'report.html')).href }
}

/** Writes a report that contains a path replayed at phone width, and a screenshot of every step. */
async function writeReportWithPictures(page: Page) {
  const { root, results } = await writeReport()
  const folder = new ResultsFolder(results)
  const [walked] = folder.readFlow(flow.name)?.paths ?? []
  if (!walked) throw new Error('The turnstile has no path.')
  await page.setViewportSize({ width: 390, height: 844 })
  const picture = await page.screenshot()
  const events = ['turnstile → page: a rather long line of what was told by it', 'page begins']
  folder.writeReplay({
    id: walked.id,
    flow: flow.name,
    at: '2030-01-02T03:04:05.000Z',
    how: 'browser',
    language: 'pt',
    width: 390,
    world: null,
    address: null,
    outcome: 'passed',
    steps: walked.steps.map(({ label, state }, index) => ({
      label,
      state,
      passed: true,
      events,
      ms: 40,
      picture: `${index}.png`,
    })),
  })
  for (const index of walked.steps.keys())
    fs.writeFileSync(path.join(folder.replayFolder(walked.id), `${index}.png`), picture)
  return { ...(await writeReport(root)), id: walked.id }
}

test.describe('the path tool’s report', () => {
  test('shows its paths without a server, scripts or further requests', { tag: LONG }, async ({
    browser,
  }) => {
    const { root, address } = await writeReport()
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(address)
    await expect(page.getByRole('row', { name: /turnstile .*100 % 100 %/ })).toBeVisible()
    await expect(page.getByText('Nobody gets through.').first()).toBeVisible()
    await expect(page.locator('svg').first()).toBeVisible()
    await expect(page.getByLabel('Show paths with')).toBeHidden()
    await page
      .getByRole('row', { name: /GATE-01/ })
      .getByRole('link')
      .nth(1)
      .click()
    await expect(page.locator('details:target summary')).toBeInViewport()
    expect(asked.filter((url) => !url.startsWith(address) && !url.startsWith('data:'))).toEqual([])
    await context.close()
    fs.rmSync(root, { recursive: true })
  })

  test('filters its paths by the typed text and passes axe', { tag: LONG }, async ({ page }) => {
    const { root, address } = await writeReport()
    await page.goto(address)
    const paths = page.locator('section.flow > details')
    const all = await paths.count()
    await page.getByLabel('Show paths with').fill('service.close jam')
    await expect(paths.filter({ visible: true })).not.toHaveCount(all)
    await expect(paths.filter({ visible: true }).first()).toBeVisible()
    await page.getByLabel('Show paths with').fill('nothing of the kind')
    await expect(paths.filter({ visible: true })).toHaveCount(0)
    await page.getByLabel('Show paths with').fill('')
    await expect(paths.filter({ visible: true })).toHaveCount(all)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    fs.rmSync(root, { recursive: true })
  })

  test('opens the path named in its URL', { tag: LONG }, async ({ page }) => {
    const { root, address, id } = await writeReportWithPictures(page)
    const named = page.locator(`#path-${id}`)
    await page.goto(address)
    await expect(named.locator('.steps')).toBeHidden()
    await page.goto(`${address}#path-${id}`)
    await expect(named.locator('.steps')).toBeVisible()
    await expect(named.locator('> summary')).toBeInViewport()
    await page.reload()
    await expect(named.locator('.steps')).toBeVisible()
    fs.rmSync(root, { recursive: true })
  })

  test('shows a replay’s pictures in rows, or next to their text on a phone, without clipping', {
    tag: LONG,
  }, async ({ page }) => {
    const { root, address, id } = await writeReportWithPictures(page)
    await page.goto(address)
    await page.locator(`#path-${id} > summary`).click()
    const steps = page.locator(`#path-${id} .steps > li`)
    const places = () =>
      steps.evaluateAll((nodes) =>
        nodes.map((node) => {
          const { left, right, top, width } = node.getBoundingClientRect()
          const inside = [...node.querySelectorAll('*')].map((one) => one.getBoundingClientRect())
          return { top, width, isWhole: inside.every((box) => box.left >= left && box.right <= right + 1) }
        }),
      )
    const isCutOff = () =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

    const phone = await places()
    expect(phone.every(({ width, isWhole }) => width >= 340 && isWhole)).toBe(true)
    const words = await steps.first().locator('.what').boundingBox()
    const picture = await steps.first().locator('img').boundingBox()
    expect(words?.width).toBeGreaterThan(190)
    expect(picture?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0))
    expect(await isCutOff()).toBe(false)

    await page.setViewportSize({ width: 1440, height: 900 })
    const desktop = await places()
    expect(desktop.every(({ width, isWhole }) => width >= 200 && isWhole)).toBe(true)
    expect(new Set(desktop.slice(0, 6).map(({ top }) => top)).size, 'six of them in a row').toBe(1)
    expect(await isCutOff()).toBe(false)
    const small = await steps.first().locator('img').boundingBox()
    await steps.first().locator('img').click()
    const large = await steps.first().locator('img').boundingBox()
    expect(large?.width).toBeGreaterThan((small?.width ?? 0) * 1.5)
    fs.rmSync(root, { recursive: true })
  })
})
