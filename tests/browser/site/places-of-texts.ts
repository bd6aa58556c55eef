import { expect, type Page } from '@playwright/test'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { noticesPopup } from './notices-popup.ts'

export async function openAnnouncements(page: Page): Promise<void> {
  await siteLayout(page).bell.click()
  await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible()
  await noticesPopup(page).announcements.click()
  await expect(page.getByRole('dialog').locator('summary').first()).toBeVisible()
}

/** Interacts with Home until a popup appears. Popups wait for the first interaction. */
export async function bringPopup(page: Page): Promise<void> {
  await expect(page.locator('[data-tile]').first()).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 })
  }).toPass()
}
