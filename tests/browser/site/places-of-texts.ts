import { expect, type Page } from '@playwright/test'

export async function openAnnouncements(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Novidades/ })
    .click()
  await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Ver comunicados' }).click()
  await expect(page.getByRole('dialog').locator('summary').first()).toBeVisible()
}

/** Waits on Home for a popup of the sandbox, which appears after the first interaction. */
export async function bringPopup(page: Page): Promise<void> {
  await expect(page.locator('[data-tile]').first()).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 })
  }).toPass()
}
