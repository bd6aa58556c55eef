import fs from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { csvTable } from '#tests/support/csv-table.ts'

export const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Query string for a period that covers all bets and account entries of the demo world. */
export const ALL = `first=${dayAgo(300)}&last=${dayAgo(0)}`

export const openAs = async (page: Page, request: APIRequestContext, path: string, account = 'ana') =>
  openWith(page, await sessionOf(request, account), path)

export const rows = (page: Page) => page.getByRole('table').first().locator('tbody').getByRole('row')

export const sheet = (page: Page) => page.getByRole('dialog')

export const minorUnits = (text: string) => Number(text.replace('−', '-').replace(/[^\d-]/g, ''))

/** Returns the total of column `head`, in minor units, from the footer row whose name contains `name`. */
export const sumOf = async (page: Page, name: string, head: string) =>
  minorUnits(
    await page.locator('tfoot').getByRole('row', { name }).locator(`td[data-head="${head}"]`).innerText(),
  )

export async function fileOf(page: Page) {
  const downloading = page.waitForEvent('download')
  await buttonsIn(page).exportCsv.click()
  return csvTable(await fs.readFile(await (await downloading).path(), 'utf8'), ';')
}

export async function expectNothingWrong(page: Page) {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wider).toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}
