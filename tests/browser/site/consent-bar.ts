import type { Page } from '@playwright/test'
import { textOf } from '#tests/support/texts.ts'

export function consentBar(page: Page) {
  const bar = page.getByRole('region', { name: textOf('common.analyticsCookies') })
  return {
    bar,
    agree: bar.getByRole('button', { name: textOf('site.consent.allow') }),
    decline: bar.getByRole('button', { name: textOf('site.consent.decline') }),
  }
}
