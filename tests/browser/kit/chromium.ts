import { test as base } from '@playwright/test'
import { findChromium } from '../../../scripts/chromium.ts'

/** Playwright's `test`, in the Chromium that {@link findChromium} selects. */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use, { project }) => {
      const executablePath = findChromium(project.use.headless !== false)
      await use({ ...launchOptions, ...(executablePath && { executablePath }) })
    },
    { scope: 'worker' },
  ],
})
