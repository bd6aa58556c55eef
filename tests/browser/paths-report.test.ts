import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { runCommand } from '#paths/command/run-command.ts'
import { turnstile } from '#tests/paths/machines/turnstile.ts'
import { test } from './chromium.ts'

/** Writes the report of a small project of its own; gives its file, and the folder to be removed. */
async function writeReport() {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'paths-report-'))
  const results = path.join(root, 'dist/paths')
  const flow = {
    name: 'turnstile',
    group: 'all',
    model: async () => turnstile,
    accepted: 'turnstile.paths.txt',
    rows: { 'GATE-01': ['jammed'] },
  }
  const config = { groups: { all: { en: 'All', pt: 'Todos' } }, flows: [flow] }
  const complaints: string[] = []
  const code = await runCommand(
    { root, results, config },
    ['report'],
    () => undefined,
    (line) => complaints.push(line),
  )
  expect({ code, complaints }).toEqual({ code: 0, complaints: [] })
  return { root, address: pathToFileURL(path.join(results, 'report.html')).href }
}

test.describe('the report of the path tool', () => {
  test('is read without a server, without scripts and without asking for anything', async ({ browser }) => {
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

  test('leaves the paths that hold what is typed, and can be used by everybody', async ({ page }) => {
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
})
