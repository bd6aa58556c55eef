import type { Page } from '@playwright/test'
import type { Resource } from '#protocol/site/site-configuration.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, type RunningPlatform, test } from '#tests/browser/kit/platform.ts'
import { siteFooter, siteLayout } from '#tests/browser/kit/site-layout.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { termsPopup } from './terms-popup.ts'

const site = settings.site.initial

const footer = (page: Page) => page.getByRole('contentinfo')

const setResources = (platform: RunningPlatform, resources: Resource[]) =>
  platform.set('site', { ...site, resources })

test.afterEach(({ platform }) => platform.set('site', site))

test('[FOOT-01] the footer shows help, games, vendor logos and 18+, but no social links without a URL', async ({
  page,
}) => {
  await page.goto('/')
  await expect(footer(page).getByText('18+')).toBeAttached()
  await footer(page).scrollIntoViewIfNeeded()
  const help = siteFooter(page).help
  await expect(help.getByRole('link', { name: textOf('common.help') })).toHaveAttribute('href', '/helpmc')
  await expect(
    footer(page)
      .getByRole('navigation', { name: textOf('layout.games') })
      .getByRole('link', { name: textOf('common.fishing') }),
  ).toBeVisible()
  const marks = footer(page)
    .getByRole('list', { name: textOf('layout.footer.providers') })
    .getByRole('img')
  await marks.last().scrollIntoViewIfNeeded()
  expect(await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('alt')))).toEqual([
    'PG',
    'EG2',
    'PT',
    'JDB',
    'CQ9',
    'FC',
    'JL',
    'BGS',
  ])
  await expect
    .poll(() => marks.evaluateAll((all) => all.every((mark) => (mark as HTMLImageElement).naturalWidth > 0)))
    .toBe(true)
  await expect(footer(page).getByText(textOf('layout.footer.followUs'))).toHaveCount(0)
  await siteFooter(page).terms.click()
  await expect(termsPopup(page).popup).toBeVisible()
})

test('[FOOT-01] [SYS-14] the footer links only to safe operator and social URLs, and marks unsafe links', {
  tag: LONG,
}, async ({ page, platform }) => {
  await setResources(platform, [
    { resourceType: 'help', labelNameEn: 'Responsible play', url: '/helpmc' },
    { resourceType: 'help', labelNameEn: 'No page', url: '/no/such/page' },
    { resourceType: 'footer', labelNameEn: 'Press', url: 'https://imprensa.palpite.example/' },
    { resourceType: 'footer', labelNameEn: 'Bad', url: 'javascript:alert(1)' },
    { resourceType: 'footer', labelNameEn: 'Elsewhere', url: '//evil.example/' },
    { resourceType: 'social', labelNameEn: 'Telegram', url: 'https://t.me/palpite' },
    { resourceType: 'social', labelNameEn: 'YouTube', url: 'http://youtube.com/palpite' },
    { resourceType: 'social', labelNameEn: 'instagram', url: 'https://instagram.com/palpite' },
  ])
  await page.goto('/')
  await footer(page).scrollIntoViewIfNeeded()
  const follow = footer(page).getByRole('navigation', { name: textOf('layout.footer.followUs') })
  await expect(follow.getByRole('link')).toHaveCount(2)
  const telegram = follow.getByRole('link', { name: 'Telegram' })
  await expect(telegram).toHaveAttribute('href', 'https://t.me/palpite')
  await expect(telegram).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(telegram).toHaveAttribute('target', '_blank')
  await expect(follow.getByRole('link', { name: 'Instagram' })).toBeVisible()
  await expect(footer(page).getByRole('link', { name: 'Press' })).toHaveAttribute('target', '_blank')
  await expect(siteFooter(page).help.getByRole('link', { name: 'Responsible play' })).toHaveAttribute(
    'href',
    '/helpmc',
  )
  await expect(footer(page).getByText('No page')).toHaveCount(0)
  for (const name of ['Bad', 'Elsewhere', 'YouTube'])
    await expect(footer(page).getByRole('listitem').filter({ hasText: name })).toContainText(
      textOf('kit.feedback.unsafeLink'),
    )
})

test('[LAYOUT-02] game and lottery pages hide the menu and footer; stream and agent pages hide the footer', {
  tag: LONG,
}, async ({ page, request }) => {
  const side = siteLayout(page).sideMenu
  const main = page.getByRole('main')
  await openWith(page, await sessionOf(request, 'ana'), '/winners')
  await expect(footer(page)).toBeVisible()
  await expect(side).toBeVisible()
  for (const path of ['/Lottery', '/vnlottery', '/seaLottery']) {
    await page.goto(path)
    await expect(main.getByRole('heading').first(), path).toBeVisible()
    await expect(footer(page), path).toBeHidden()
    await expect(side, path).toBeHidden()
  }
  await page.goto('/StreamView')
  await expect(main.getByRole('heading').first()).toBeVisible()
  await expect(footer(page)).toBeHidden()
  await expect(side).toBeVisible()
  await page.goto('/')
  await page.locator('[data-tile]').first().click()
  await expect(page.locator('iframe')).toBeVisible()
  await expect(page).toHaveURL(/\/seamless/)
  await expect(footer(page)).toHaveCount(0)
  await expect(side).toHaveCount(0)
  await page.goto('/agent')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(footer(page)).toHaveCount(0)
  await openWith(page, await sessionOf(request, 'agente', 'agent'), '/agentHome')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(footer(page)).toHaveCount(0)
})
