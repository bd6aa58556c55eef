import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import * as v from 'valibot'
import { supportConversations } from '#protocol/sandbox/support.ts'
import { sendLiveChatMessage } from '#protocol/support/live-chat.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { newsPanel } from '#tests/browser/site/notices-popup.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { customerService } from './customer-service-page.ts'

test.use({ seedFor: 'test' })
test.afterEach(({ request }) => calm(request))

const main = (page: Page) => page.getByRole('main')
const start = (page: Page) => customerService(page).start
const line = (page: Page) => customerService(page).line

test('[CS-02] [CALL-58] a visitor chats with customer service and finds the conversation after a reload', {
  tag: LONG,
}, async ({ page, context }) => {
  const asked = page.waitForRequest(/relay\/live\/chat\?/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await takenOver(page)
  await siteLayout(page).service.click()
  await start(page).click()
  const { searchParams } = new URL((await asked).url())
  expect(Object.fromEntries(searchParams)).toEqual({
    b2c: 'true',
    headerColor: '#0f1a1a',
    title: 'Palpite',
    template: 'v2',
  })
  await line(page).fill('<b>Meu saque</b> sumiu')
  await line(page).press('Enter')
  await expect(main(page).getByRole('article').getByText('<b>Meu saque</b> sumiu')).toBeVisible()

  const console_ = await context.newPage()
  await console_.goto('/sandbox')
  const desk = console_.getByRole('region', { name: textOf('sandbox.sectionNames.customerSupport') })
  await desk
    .getByLabel(textOf('sandbox.common.replyTo', { who: textOf('sandbox.common.visitor') }))
    .fill('Vamos olhar já.')
  await buttonsIn(desk).reply.click()
  await expect(desk.getByText(textOf('sandbox.supportDesk.replied'))).toBeVisible()
  await expect(main(page).getByRole('article').getByText('Vamos olhar já.')).toBeVisible()

  await page.reload()
  await expect(main(page).getByRole('article')).toHaveCount(2)
  await page.goto('/customerService')
  await start(page).click()
  await expect(main(page).getByRole('article')).toHaveCount(2)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test('[CS-02] says that a conversation no longer exists and starts a new one', async ({ page, faults }) => {
  const gone = '00000000-0000-4000-8000-000000000000'
  await page.goto('/customerService')
  await takenOver(page)
  await page.evaluate((id) => sessionStorage.setItem('liveChat', id), gone)
  await start(page).click()
  await expect(main(page).getByRole('alert')).toContainText(textOf('support.customerService.notFoundTitle'))
  await expect(page).toHaveURL(`/customerService#${gone}`)
  await start(page).click()
  await line(page).fill('Oi')
  await line(page).press('Enter')
  await expect(main(page).getByRole('article')).toHaveCount(1)
  await page.goto('/customerService')
  await start(page).click()
  await expect(main(page).getByRole('article')).toHaveCount(1)
  expectOnly(faults, /404/)
})

test('[CS-02] hides a member’s conversation when the session ends', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  const token = await sessionOf(request, 'ana')
  await openWith(page, token, '/customerService')
  await takenOver(page)
  await start(page).click()
  await line(page).fill('Meu saque sumiu')
  await line(page).press('Enter')
  const said = main(page).getByRole('article').getByText('Meu saque sumiu')
  await expect(said).toBeVisible()
  await line(page).fill('E o depósito')
  await page.reload()
  await expect(said).toBeVisible()
  await expect(line(page)).toHaveValue('E o depósito')
  await request.delete('/wps/session/logout', { headers: { token } })
  await expect(said).toHaveCount(0)
  await expect(customerService(page).unknown).toBeAttached()
  expectOnly(faults, /401|404|HTTP Authentication failed/)
})

test('[CS-02] sends a message only once when the page reloads during sending', async ({ page }) => {
  await page.goto('/customerService')
  await takenOver(page)
  await start(page).click()
  await line(page).fill('Meu saque sumiu')
  const isHeld = new Promise<void>((held) => {
    const saying = (url: URL) => url.pathname.endsWith(sendLiveChatMessage.path)
    void page.route(
      saying,
      async (route) => {
        await route.fetch()
        held()
      },
      { times: 1 },
    )
  })
  await line(page).press('Enter')
  await isHeld
  await page.reload()
  const said = main(page).getByRole('article').getByText('Meu saque sumiu')
  await expect(said).toBeVisible()
  await expect(line(page)).toHaveValue('Meu saque sumiu')
  await line(page).press('Enter')
  await expect(line(page)).toHaveValue('')
  await page.reload()
  await expect(said).toHaveCount(1)
})

test('[CS-01] [HEAD-05] the contact links lead only to safe URLs, and unsafe links are marked', async ({
  page,
  request,
}) => {
  const entries = [
    { csType: 'LIVECHAT', address: '/customerService' },
    { csType: 'WHATSAPP', address: 'https://wa.me/5511999990000' },
    { csType: 'TELEGRAM', address: 'https://t.me.evil.example/palpite' },
    { csType: 'LINK', address: 'javascript:alert(1)' },
    { csType: 'LINK', address: '/help#term' },
    { csType: 'EMAIL', address: 'mailto:ajuda@palpite.example' },
  ]
  await request.put('/sandbox/api/settings/customerService', { data: { entries, chat: null } })
  await page.setViewportSize({ width: 390, height: 844 })
  await openWith(page, await sessionOf(request, 'ana'))
  await takenOver(page)
  await siteLayout(page).bell.click()
  await newsPanel(page).service.click()
  await expect(page).toHaveURL('/customerService')
  const ways = page.getByRole('region', { name: textOf('support.customerService.otherWays') })
  await expect(ways.getByRole('listitem')).toHaveCount(5)
  const whatsapp = ways.getByRole('link', { name: 'WhatsApp' })
  await expect(whatsapp).toHaveAttribute('href', 'https://wa.me/5511999990000')
  await expect(whatsapp).toHaveAttribute('rel', /noopener/)
  await expect(ways.getByRole('link')).toHaveCount(3)
  await expect(ways.getByText(textOf('support.customerService.unsafeEntry'))).toHaveCount(2)
  await ways.getByRole('link', { name: textOf('support.customerService.helpPage') }).click()
  await expect(page).toHaveURL('/help#term')
})

test('[CS-02] [SYS-14] opens an external chat in its own window if its domain is allowed, and explains failures', {
  tag: LONG,
}, async ({ page, context, request, faults }) => {
  const modules = (await (await request.get('/sandbox/api/state')).json()).value.settings.modules
  await request.put('/sandbox/api/settings/modules', { data: { ...modules, CBS3: false } })
  const chatAt = (chat: string | null) =>
    request.put('/sandbox/api/settings/customerService', {
      data: { entries: [{ csType: 'LIVECHAT', address: '/customerService' }], chat },
    })
  await chatAt('https://chat.palpite.example/w')
  await context.route('https://chat.palpite.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Chat</title>' }),
  )
  await page.goto('/customerService')
  await takenOver(page)
  const opening = context.waitForEvent('page')
  await start(page).click()
  const opened = await opening
  await opened.waitForURL(/^https:\/\/chat\.palpite\.example\/w\?b2c=true/)
  expect(await opened.evaluate(() => window.opener)).toBeNull()
  await opened.close()
  await expect(
    main(page).getByRole('heading', { name: textOf('support.customerService.openedTitle') }),
  ).toBeVisible()

  await page.reload()
  await page.evaluate(() => {
    window.open = () => null
  })
  await start(page).click()
  await expect(
    main(page).getByRole('heading', { name: textOf('support.customerService.blockedTitle') }),
  ).toBeVisible()

  await chatAt('https://chat.palpite.example.evil.example/')
  await page.reload()
  await start(page).click()
  await expect(main(page).getByRole('alert')).toContainText(textOf('support.customerService.unsafeTitle'))

  await chatAt(null)
  await page.reload()
  await start(page).click()
  await expect(main(page).getByRole('alert')).toContainText(textOf('support.customerService.offTitle'))

  await setFault(request, 'launchLiveChat', { kind: 'error', times: 1 })
  await page.reload()
  await start(page).click()
  await expect(main(page).getByRole('alert')).toBeVisible()
  await start(page).click()
  await expect(main(page).getByRole('alert')).toContainText(textOf('support.customerService.offTitle'))
  expectOnly(faults, /500/)
})

test('an agent opens customer service from the header and finds the same conversation when reopening it', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'agente', 'agent'), '/agentHome')
  await siteLayout(page).service.click()
  const asked = page.waitForRequest(/relay\/live\/chat\?/)
  await start(page).click()
  expect(new URL((await asked).url()).searchParams.get('b2c')).toBe('false')
  await line(page).fill('Minha equipe')
  await line(page).press('Enter')
  await expect(main(page).getByRole('article')).toHaveCount(1)
  await page.goto('/customerService')
  await start(page).click()
  await expect(main(page).getByRole('article')).toHaveCount(1)
})

const home = (page: Page) =>
  siteLayout(page)
    .sideMenu.getByRole('link', { name: textOf('common.home') })
    .first()

async function answerFromDesk(request: APIRequestContext, text: string): Promise<void> {
  const { value } = await (await request.get('/sandbox/api/support')).json()
  const { conversations } = v.parse(supportConversations, value)
  const reply = await request.put(`/sandbox/api/support/${conversations[0]?.id}`, { data: { text } })
  expect(reply.status()).toBe(200)
}

for (const [who, account] of [
  ['a member', 'ana'],
  ['a visitor', null],
] as const)
  test(`[CS-02] customer service links show ${who} the number of unread answers until the chat is opened`, {
    tag: LONG,
  }, async ({ page, request }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    if (account) await openWith(page, await sessionOf(request, account), '/customerService')
    else await page.goto('/customerService')
    await takenOver(page)
    await start(page).click()
    await line(page).fill('Meu saque sumiu')
    await line(page).press('Enter')
    await expect(main(page).getByRole('article')).toHaveCount(1)
    await home(page).click()
    await expect(page).toHaveURL('/')
    const service = siteLayout(page).service
    await expect(service).toHaveAccessibleName(textOf('common.customerSupport'))
    await answerFromDesk(request, 'Vamos olhar já.')
    await answerFromDesk(request, 'Achamos.')
    if (!account) await page.goto('/promotions')
    await expect(service).toHaveAccessibleName(textOf('layout.bell.supportUnread', { answers: 2 }))
    const side = siteLayout(page).accountAndPromotions
    await expect(side.getByRole('link', { name: textOf('common.customerSupport') })).toContainText(
      textOf('support.customerService.unreadReplies', { count: 2 }),
    )
    await service.click()
    await expect(main(page).getByText(textOf('support.customerService.repliedTitle'))).toBeVisible()
    await expect(
      main(page).getByText(textOf('support.customerService.unreadReplies', { count: 2 })),
    ).toBeVisible()
    await customerService(page).readReply.click()
    await expect(main(page).getByText('Achamos.')).toBeVisible()
    await expect(service).toHaveAccessibleName(textOf('common.customerSupport'))
    await expect(
      side.getByRole('link', { name: textOf('common.customerSupport'), exact: true }),
    ).toBeVisible()
    await home(page).click()
    await expect(service).toHaveAccessibleName(textOf('common.customerSupport'))
  })

test('[CS-02] shows a member’s message in another tab immediately', { tag: LONG }, async ({
  page,
  context,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'ana'), '/customerService')
  await takenOver(page)
  await start(page).click()
  await expect(line(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/customerService')
  await takenOver(other)
  await start(other).click()
  await expect(line(other)).toBeVisible()
  await line(page).fill('Estou em duas abas')
  await line(page).press('Enter')
  await expect(main(other).getByText('Estou em duas abas')).toBeVisible({ timeout: 2_000 })
})

test('[CS-02] the agent centre shows the number of unread answers in the header, or in the menu on a phone', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWith(page, await sessionOf(request, 'agente'), '/customerService')
  await takenOver(page)
  await start(page).click()
  await line(page).fill('Quero outro contrato')
  await line(page).press('Enter')
  await expect(main(page).getByRole('article')).toHaveCount(1)
  await page.goto('/agentHome')
  await takenOver(page)
  const service = siteLayout(page).service
  await expect(service).toHaveAccessibleName(textOf('common.customerSupport'))
  await answerFromDesk(request, 'Vamos conversar.')
  const oneUnread = `${textOf('common.customerSupport')} ${textOf('agents.nav.unread', { count: 1 })}`
  await expect(service).toHaveAccessibleName(oneUnread)
  await page.setViewportSize({ width: 390, height: 844 })
  await siteLayout(page).menuButton.click()
  const entry = page.getByRole('dialog').getByRole('link', { name: textOf('common.customerSupport') })
  await expect(entry).toHaveAccessibleName(oneUnread)
  await entry.click()
  await customerService(page).readReply.click()
  await expect(main(page).getByText('Vamos conversar.')).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/agentHome')
  await expect(service).toHaveAccessibleName(textOf('common.customerSupport'))
})

test('[CS-02] clears a visitor’s conversation after a member has logged in and out again', async ({
  page,
  request,
  faults,
}) => {
  await page.goto('/customerService')
  await takenOver(page)
  await start(page).click()
  await line(page).fill('Não consigo entrar')
  await line(page).press('Enter')
  const said = main(page).getByRole('article')
  await expect(said).toHaveCount(1)
  const token = await sessionOf(request, 'ana')
  await openWith(page, token, '/customerService')
  await takenOver(page)
  await start(page).click()
  await expect(line(page)).toBeVisible()
  await expect(said).toHaveCount(0)
  await request.delete('/wps/session/logout', { headers: { token } })
  await expect(customerService(page).unknown).toBeAttached()
  await page.goto('/customerService')
  await start(page).click()
  await expect(line(page)).toBeVisible()
  await expect(said).toHaveCount(0)
  expectOnly(faults, /401|404|HTTP Authentication failed/)
})
