import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { test as base, type RunningPlatform } from '#tests/browser/kit/platform.ts'
import { LivePage } from './live-page.ts'

/** What a walker has: a page whose actors are listened to, and the platform behind it. */
export type Tab = {
  page: Page
  context: BrowserContext
  request: APIRequestContext
  platform: RunningPlatform
  /** What the page tells of its actors. */
  live: LivePage
  /** What went wrong in the page, as the browser says. */
  faults: string[]
}

export const test = base.extend<{ tab: Tab }>({
  tab: async ({ page, context, request, platform, faults }, use) => {
    await use({ page, context, request, platform, faults, live: await LivePage.listen(page) })
  },
})
