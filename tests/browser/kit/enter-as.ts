import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { openWith, sessionOf } from './log-in.ts'

type Given = { browser: Browser; request: APIRequestContext; baseURL: string | undefined }

/** Opens a page in a separate browser context, logged in as `account`. */
export async function enterAs(
  { browser, request, baseURL }: Given,
  account: string,
  path = '/',
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'pt-BR',
  })
  const page = await context.newPage()
  await openWith(page, await sessionOf(request, account), path)
  return page
}
