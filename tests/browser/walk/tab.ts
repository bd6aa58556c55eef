import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { test as base, type RunningPlatform } from '#tests/browser/kit/platform.ts'
import { LivePage } from './live-page.ts'

/** The input of a walker: an observed page and its platform. */
export type Tab = {
  page: Page
  context: BrowserContext
  request: APIRequestContext
  platform: RunningPlatform
  live: LivePage
  faults: string[]
}

export const test = base.extend<{ tab: Tab }>({
  tab: async ({ page, context, request, platform, faults }, use) => {
    await use({ page, context, request, platform, faults, live: await LivePage.listen(page) })
  },
})
