import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { createLoginTicket } from '#protocol/auth/login-ticket.ts'
import { loginLinkFor, openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'

test.use({ seedFor: 'test' })
test.describe.configure({ timeout: 60_000 })

const notice = (page: Page) => page.getByRole('region', { name: textOf('auth.linkNotice.label') })
const question = (page: Page) => page.getByRole('dialog', { name: textOf('auth.accountChoice.title') })
const account = (page: Page) => page.getByRole('button', { name: textOf('common.myAccount') })

test('[LOGIN-11] a login link works only once and leaves no ticket in URL, history or referrer', async ({
  page,
  request,
}) => {
  const link = await loginLinkFor(request, 'ana')
  const ticket = new URL(link, 'http://palpite.test').searchParams.get('token') ?? ''
  const told: string[] = []
  page.on('request', (one) => {
    if (!one.isNavigationRequest()) told.push(`${one.url()} ${one.headers().referer ?? ''}`)
  })
  await page.goto(`${link}&von=x`)
  await expect(account(page)).toBeVisible()
  await expect(page).toHaveURL('/?von=x')
  await expect(notice(page)).toContainText(textOf('auth.linkNotice.loggedIn', { account: 'ana' }))
  expect(told.length).toBeGreaterThan(0)
  expect(told.filter((line) => line.includes(ticket))).toEqual([])
  await page.goto('/rng')
  await expect(notice(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/?von=x')
  await buttonsIn(notice(page)).close.click()
  await page.reload()
  await expect(account(page)).toBeVisible()
  await expect(notice(page)).toHaveCount(0)

  const other = await page.context().browser()?.newContext()
  const visitor = await other?.newPage()
  if (!visitor) throw new Error('There is no other browser.')
  await visitor.goto(new URL(link, page.url()).href)
  await expect(notice(visitor)).toContainText(textOf('auth.linkNotice.unusable'))
  await expect(siteLayout(visitor).logIn).toBeVisible()
  await other?.close()
})

test('asks before a login link switches to another account', async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/')
  await page.goto(await loginLinkFor(request, 'rafael'))
  await expect(question(page)).toContainText('ana')
  await expect(question(page)).toContainText('rafael')
  await expect(
    question(page).getByRole('button', { name: textOf('auth.accountChoice.stay', { current: 'ana' }) }),
  ).toBeFocused()
  await page.reload()
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(account(page)).toBeVisible()
  await expect(notice(page)).toHaveCount(0)

  await page.goto(await loginLinkFor(request, 'rafael'))
  await question(page)
    .getByRole('button', { name: textOf('auth.accountChoice.switch', { other: 'rafael' }) })
    .press('Enter')
  await expect(notice(page)).toContainText(textOf('auth.linkNotice.loggedIn', { account: 'rafael' }))
  await notice(page)
    .getByRole('button', { name: textOf('auth.linkNotice.logOut') })
    .click()
  await expect(siteLayout(page).logIn).toBeVisible()
})

test('rejects a session token in the URL and sends it nowhere', { tag: LONG }, async ({ page, request }) => {
  const token = await sessionOf(request, 'ana')
  const told: string[] = []
  page.on('request', (one) => {
    if (!one.isNavigationRequest())
      told.push(`${one.url()} ${JSON.stringify(one.headers())} ${one.postData() ?? ''}`)
  })
  await page.goto(`/?token=${token}`)
  await expect(notice(page)).toContainText(textOf('auth.linkNotice.unusable'))
  await expect(page).toHaveURL('/')
  expect(told.filter((line) => line.includes(token))).toEqual([])
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(token)
})

test('a member’s login ticket opens the requested page as that member', { tag: LONG }, async ({
  page,
  request,
}) => {
  const token = await sessionOf(request, 'ana')
  const reply = await request.post(createLoginTicket.path, { data: {}, headers: { token } })
  const { value } = v.parse(v.object({ value: createLoginTicket.reply }), await reply.json())
  await page.goto(`/member/depositv2?token=${value.ticket}`)
  await expect(page).toHaveURL('/member/depositv2')
  await expect(notice(page)).toContainText('ana')
})
