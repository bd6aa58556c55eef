import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { loginPopup } from '#tests/browser/auth/login-popup.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, moveClock, platformTime } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { homePage } from '#tests/browser/lobby/home-page.ts'
import { chatRooms } from '#tests/browser/support/chat-room-popup.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { gameBar, gameControls, gameOn } from './game-page.ts'

/** A host who is on air all day. */
const HOST = 'Marina'
const STREAM = '/streamView?model=marina'

const hosts = (page: Page) => page.getByRole('main').getByRole('listitem')
const log = (page: Page) => chatRooms(page).tableChat.region.getByRole('log')
const line = (page: Page) => chatRooms(page).tableChat.line

async function say(page: Page, text: string): Promise<void> {
  await line(page).fill(text)
  await line(page).press('Enter')
  await expect(line(page)).toHaveValue('')
}

test.use({ viewport: { width: 1440, height: 900 } })
test.afterEach(({ request }) => calm(request))

test('[GAME-12] shows the full name of every bet at a host’s table on a phone', { tag: LONG }, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWith(page, await sessionOf(request, 'ana'), STREAM)
  const bets = gameControls(gameOn(page)).betOptions.getByRole('button')
  await expect(bets).not.toHaveCount(0)
  const cut = await bets.evaluateAll((all) =>
    all.flatMap((bet) =>
      [...bet.querySelectorAll('span')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    ),
  )
  expect(cut).toEqual([])
})

test('[GAME-12] lists hosts, opens a host’s table and lets two members chat next to it', {
  tag: LONG,
}, async ({ page, browser, request, baseURL }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/live')
  await page
    .getByRole('main')
    .getByRole('link', { name: textOf('common.liveHosts') })
    .click()
  await expect(page).toHaveURL('/streamView')
  await hosts(page).filter({ hasText: HOST }).getByRole('link').click()
  await expect(page).toHaveURL(STREAM)
  await expect(gameControls(gameOn(page)).betOptions).toBeVisible()
  await expect(chatRooms(page).tableChat.region).toContainText(textOf('support.noMessages'))

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' })
  const other = await elsewhere.newPage()
  await openWith(other, await sessionOf(request, 'rafael'), STREAM)
  await expect(line(other)).toBeVisible()
  await say(page, 'Boa noite, mesa! <b>oi</b>')
  await expect(log(other).getByText('Boa noite, mesa! <b>oi</b>')).toBeVisible()
  await say(other, 'Boa noite!')
  await expect(log(page).getByText('Boa noite!')).toBeVisible()
  await expect(log(page).getByRole('listitem')).toHaveCount(2)
  await elsewhere.close()

  await page.reload()
  await expect(log(page).getByRole('listitem')).toHaveCount(2)
  await page.goBack()
  await expect(hosts(page).first()).toBeVisible()
})

test('[GAME-12] keeps a chat message whose response is lost, sends it only once and limits rapid messages', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  const chat = chatRooms(page)
  // After a minute, messages of other tests no longer count towards the limit.
  await moveClock(request, 60_000)
  await openWith(page, await sessionOf(request, 'ana'), STREAM)
  await expect(line(page)).toBeVisible()
  const before = await log(page).getByRole('listitem').count()
  let isCut = true
  await page.route('**/wps/relay/chat/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    // The platform receives the message, but the response is lost.
    const reply = await route.fetch()
    return isCut ? route.abort() : route.fulfill({ response: reply })
  })
  await line(page).fill('Uma vez só')
  await line(page).press('Enter')
  await expect(chat.tableChat.region.getByRole('status')).toContainText(
    textOf('support.chatRoom.sendUnknown'),
  )
  await expect(line(page)).toHaveValue('Uma vez só')
  isCut = false
  await buttonsIn(chat.tableChat.region).sendAgain.click()
  await expect(line(page)).toHaveValue('')
  await expect(log(page).getByRole('listitem')).toHaveCount(before + 1)
  for (const text of ['dois', 'três', 'quatro', 'cinco']) await say(page, text)
  await line(page).fill('seis')
  await line(page).press('Enter')
  await expect(chat.tableChat.region.getByRole('status')).toContainText(
    patternOf('support.chatRoom.nextMessageIn'),
  )
  await expect(line(page)).toHaveValue('seis')
  // The browser logs the dropped response.
  expect(faults.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
})

for (const width of [390, 1440]) {
  test(`[GAME-12] a live table opened from the lobby has the chat of its host’s stream at ${width} px`, {
    tag: LONG,
  }, async ({ page, browser, request, baseURL }) => {
    await page.setViewportSize({ width, height: 844 })
    // After two minutes, messages of other tests no longer count towards the limit.
    await moveClock(request, 120_000)
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' })
    const other = await elsewhere.newPage()
    await openWith(other, await sessionOf(request, 'rafael'), STREAM)
    await say(other, `Boa mesa, ${width}`)

    await openWith(page, await sessionOf(request, 'ana'), '/streamView')
    const name = await hosts(page).filter({ hasText: HOST }).locator('span').first().innerText()
    await page.goto('/live')
    await buttonsIn(homePage(page).tables).showMore.click()
    await homePage(page).tables.getByRole('button', { name }).first().click()
    const table = gameControls(gameOn(page)).betOptions
    await expect(table).toBeVisible()
    await expect(chatRooms(page).tableChat.region).toHaveCount(0)
    const toggle = buttonsIn(page).chat
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(log(page).getByText(`Boa mesa, ${width}`)).toBeVisible()
    await say(page, 'Cheguei pelo saguão')
    await expect(log(other).getByText('Cheguei pelo saguão').last()).toBeVisible()
    await expect(table).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    await toggle.click()
    await expect(chatRooms(page).tableChat.region).toHaveCount(0)
    await expect(table).toBeVisible()
    await elsewhere.close()
  })
}

test('shows no chat for a single-player game', { tag: LONG }, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/rng?vassalage=EG2')
  await page.getByRole('main').locator('[data-tile]').nth(1).click()
  await expect(gameControls(gameOn(page)).spin).toBeVisible()
  await expect(gameBar(page).fullScreen).toBeVisible()
  await expect(buttonsIn(page).chat).toHaveCount(0)
})

test('[ROUTE-14] streams require a login, say when a host returns, and have a side menu but no footer', async ({
  page,
  request,
}) => {
  await page.goto('/streamView')
  await expect(loginPopup(page).popup).toBeVisible()
  // Caio goes off air at midnight UTC.
  const now = await platformTime(request)
  await moveClock(request, 86_400_000 - (now % 86_400_000) + 60_000)
  await openWith(page, await sessionOf(request, 'ana'), '/streamView')
  await expect(hosts(page).filter({ hasText: 'Caio' })).toContainText(patternOf('play.liveStream.statusBack'))
  await hosts(page).filter({ hasText: 'Caio' }).getByRole('link').click()
  await expect(page.getByText(textOf('play.liveStream.hostOffline'))).toBeVisible()
  await page.getByRole('link', { name: textOf('play.liveStream.allHosts') }).click()
  await expect(page).toHaveURL('/streamView')
  await page.goto('/streamView?model=ninguem')
  await expect(
    page.getByRole('status').filter({ hasText: textOf('play.liveStream.hostMissing') }),
  ).toBeVisible()
  await expect(hosts(page).filter({ hasText: HOST })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('complementary').first()).toBeVisible()
})

test('[GAME-12] the stream pages pass axe and fit a phone for a trial player', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWith(page, await startFreePlay(request), '/streamView')
  await expect(hosts(page).first()).toBeVisible()
  const check = async () => {
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
  await check()
  await page.goto(STREAM)
  await expect(line(page).or(page.getByText(textOf('play.liveStream.realMoneyOnly')))).toBeVisible()
  await check()
})
