import type { Locator, Page } from '@playwright/test'
import { listMessages } from '#protocol/account/messages.ts'
import { payIn } from '#tests/browser/cashier/pay-in.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { JOURNEY, LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { memberPage } from './member-page.ts'

const entry = (page: Page) => memberPage(page).menu.messages
const deleteIn = (one: Locator) => one.getByRole('button', { name: textOf('account.messages.delete') })
const message = (page: Page) => page.getByRole('main').locator('details')

test('[MEM-13] shows a new message live, counts it until it is read and lets the member delete it', {
  tag: JOURNEY,
}, async ({ page, request }) => {
  const token = await sessionOf(request, 'ana')
  await openWith(page, token, '/member/messageV2')
  await expect(page.getByRole('heading', { level: 1, name: textOf('common.messages') })).toBeVisible()
  const before = await message(page).count()
  await payIn(request, token, 5_000)
  await expect(message(page)).toHaveCount(before + 1)
  await expect(entry(page)).toHaveText(/\d$/)
  const counted = Number(/\d+$/.exec(await entry(page).innerText())?.[0])
  const newest = message(page).first()
  await newest.locator('summary').click()
  await expect(newest).toContainText('50,00')
  await expect(entry(page)).toHaveText(
    counted === 1 ? new RegExp(`${textOf('common.messages')}$`) : new RegExp(`${counted - 1}$`),
  )
  await deleteIn(newest).click()
  await expect(newest).toContainText(textOf('account.messages.deleteQuestion'))
  await deleteIn(newest).click()
  await expect(message(page)).toHaveCount(before)
})

test('[MEM-13] the member menu on a phone shows the number of unread messages and opens the message list', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const token = await sessionOf(request, 'ana')
  await payIn(request, token, 5_000)
  await openWith(page, token, '/member')
  await expect(entry(page)).toHaveText(/\d$/)
  await entry(page).click()
  await expect(message(page).first()).toBeInViewport()
})

test.describe('in a browser in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('[MEM-13] shows message dates in Brasília time', {
    tag: LONG,
  }, async ({ page, request }) => {
    const token = await sessionOf(request, 'ana')
    await payIn(request, token, 5_000)
    await openWith(page, token, '/member/messageV2')
    const time = message(page).first().locator('time')
    const moment = new Date((await time.getAttribute('datetime')) ?? '')
    const style = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' } as const
    const inBrasilia = new Intl.DateTimeFormat('pt-BR', { ...style, timeZone: 'America/Sao_Paulo' })
    await expect(time).toHaveText(inBrasilia.format(moment))
  })
})

test('[MEM-13] the empty message list tells members and agents which messages to expect', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.route(`**${listMessages.path}*`, async (route) => {
    const reply = await (await route.fetch()).json()
    await route.fulfill({ json: { ...reply, value: { ...reply.value, messages: [], next: null } } })
  })
  await openWith(page, await sessionOf(request, 'ana'), '/member/messageV2')
  await expect(page.getByRole('heading', { level: 1, name: textOf('common.messages') })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${textOf('common.messages')} · `))
  await expect(page.getByRole('main').getByText(textOf('account.messages.emptyPlayer'))).toBeVisible()
  await openWith(page, await sessionOf(request, 'agente', 'agent'), '/agentHome/messages')
  await expect(page.getByRole('heading', { level: 1, name: textOf('agents.nav.messages') })).toBeVisible()
  await expect(page.getByRole('main').getByText(textOf('account.messages.emptyAgent'))).toBeVisible()
})
