import type { Page } from '@playwright/test'
import { expectFine } from '#tests/browser/kit/expect-fine.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textIn, textOf } from '#tests/support/texts.ts'
import { helpCentre } from './help-page.ts'

test.afterEach(({ request }) => calm(request))

const help = (page: Page) => page.getByRole('dialog', { name: textOf('common.help') })
const questions = (page: Page) => help(page).locator('summary')
const search = (page: Page) => helpCentre(help(page)).search

for (const width of [390, 1440]) {
  test(`[ROUTE-04] /help opens over Home and keeps the search, topic and answer in its URL at ${width} px`, {
    tag: LONG,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/help')
    await expect(help(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: textOf('common.popular') })).toBeAttached()
    await expect(questions(page).first()).toBeVisible()
    await expectFine(page)
    await search(page).fill('código autenticador')
    await expect(questions(page)).toHaveText([textOf('help.account.security.title')])
    await questions(page).first().click()
    await expect(helpCentre(help(page)).recoveryCodes).toBeVisible()
    await expect(page).toHaveURL(/\/help\?search=c%C3%B3digo\+autenticador#[\w-]{36}$/)
    await page.reload()
    await expect(helpCentre(help(page)).recoveryCodes).toBeVisible()
    await expect(search(page)).toHaveValue('código autenticador')
    await questions(page).first().click()
    await expect(page).toHaveURL(/autenticador$/)
    await search(page).fill('')
    await help(page)
      .getByRole('button', { name: textOf('common.withdrawals') })
      .click()
    await expect(page).toHaveURL('/help?tag=withdrawal')
    await expect(
      help(page).getByRole('heading', { level: 2, name: textOf('common.withdrawals') }),
    ).toBeVisible()
    await page.goBack()
    await expect(helpCentre(help(page)).everything).toHaveAttribute('aria-pressed', 'true')
    await buttonsIn(help(page)).close.click()
    await expect(help(page)).toHaveCount(0)
    await expect(page).toHaveURL('/')
  })
}

test('[ROUTE-04] /help#term and /helpmc#term show the terms, with the terms button in view on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/help#term')
  await expect(help(page).getByRole('heading', { level: 2 })).toHaveText([
    textOf('common.help'),
    textOf('common.terms'),
  ])
  const part = helpCentre(help(page)).terms
  await expect(part).toHaveAttribute('aria-pressed', 'true')
  await expect(part).toBeInViewport({ ratio: 0.9 })
  await expect(help(page).getByText(textOf('site.terms.dataRequest'))).toBeVisible()
  await page.goto('/helpmc#term')
  await expect(page.getByRole('main').getByText(textOf('site.terms.dataRequest'))).toBeVisible()
})

test('[ROUTE-04] Escape closes help and opens Home, Back closes help, and a link opens the help centre', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/promotions')
  await page.goto('/help')
  await expect(questions(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help(page)).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/promotions')
  await page.goto('/help')
  await help(page)
    .getByRole('link', { name: textOf('support.helpCenter.open') })
    .click()
  await expect(page).toHaveURL('/helpmc')
  await expect(help(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('support.helpCenter.title'))
  await page.goBack()
  await expect(help(page)).toBeVisible()
  await page.goBack()
  await expect(help(page)).toHaveCount(0)
})

test('[ROUTE-04] offers a retry when help fails to load for a member', { tag: LONG }, async ({
  page,
  request,
  faults,
}) => {
  await setFault(request, 'readHelpCenter', { kind: 'error', times: 1 })
  await openWith(page, await sessionOf(request, 'ana'), '/help')
  await buttonsIn(help(page)).retry.click()
  await expect(questions(page).first()).toBeVisible()
  expectOnly(faults, /500/)
})

test('[ROUTE-04] shows the help dialog in English', { tag: LONG }, async ({ page, context, platform }) => {
  await context.addCookies([{ name: 'lang', value: 'en', url: platform.url }])
  await page.goto('/help?tag=account')
  const english = page.getByRole('dialog', { name: textIn('en', 'common.help') })
  await expect(
    english.getByRole('heading', { level: 2, name: textIn('en', 'help.tag.account') }),
  ).toBeVisible()
  await expect(english.getByText(textIn('en', 'support.helpCenter.furtherTitle'))).toBeVisible()
})
