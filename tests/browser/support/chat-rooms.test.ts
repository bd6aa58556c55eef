import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import * as v from 'valibot'
import { sandboxState } from '#protocol/sandbox/platform.ts'
import { logInByForm, loginPopup } from '#tests/browser/auth/login-popup.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { JOURNEY, LONG } from '#tests/support/is-long.ts'
import { patternOf, textIn, textOf } from '#tests/support/texts.ts'
import { chatRooms, GENERAL_ROOM } from './chat-room-popup.ts'

const GENERAL = '/#chat/lobby-general'

test.use({
  seedFor: 'test',
  viewport: { width: 1440, height: 900 },
})
test.afterEach(({ request }) => calm(request))

const entry = (page: Page) => chatRooms(page).entry
const roomNamed = (page: Page, name: string) => chatRooms(page).rooms.popup.getByRole('button', { name })
const log = (page: Page) => chatRooms(page).general.popup.getByRole('log')
const line = (page: Page) => chatRooms(page).general.line

async function say(page: Page, text: string): Promise<void> {
  await line(page).fill(text)
  await line(page).press('Enter')
  await expect(line(page)).toHaveValue('')
}

/** Opens the general room as another member, in a separate browser context. */
async function otherIn(browser: Browser, request: APIRequestContext, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' })
  const page = await context.newPage()
  await openWith(page, await sessionOf(request, 'rafael'), GENERAL)
  await expect(line(page)).toBeVisible()
  return page
}

async function switchChat(request: APIRequestContext, on: boolean): Promise<void> {
  const reply = await request.get('/sandbox/api/state')
  const { settings } = v.parse(sandboxState, (await reply.json()).value)
  const modules = v.parse(v.record(v.string(), v.boolean()), settings.modules)
  await request.put('/sandbox/api/settings/modules', { data: { ...modules, CHATROOM3: on } })
}

async function violationsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

test('[CS-03] [SIDE-01] opens a room from the side menu, shows messages live and loads earlier ones', {
  tag: JOURNEY,
}, async ({ page, browser, request, baseURL }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/rng')
  await entry(page).click()
  await expect(page).toHaveURL('/rng#chat')
  await expect(roomNamed(page, textOf('chat.room.june.title'))).toContainText(
    textOf('support.chatPanel.readOnly'),
  )
  await expect(roomNamed(page, GENERAL_ROOM)).toContainText(
    textOf('support.chatPanel.present', { present: 0 }),
  )
  const other = await otherIn(browser, request, baseURL)
  await say(other, 'Alguém acordado?')
  await expect(roomNamed(page, GENERAL_ROOM)).toContainText('Alguém acordado?')
  await expect(roomNamed(page, GENERAL_ROOM)).toContainText(
    textOf('support.chatPanel.present', { present: 1 }),
  )
  await roomNamed(page, GENERAL_ROOM).click()
  await expect(page).toHaveURL('/rng#chat/lobby-general')
  await expect(log(page).getByText('Alguém acordado?')).toBeVisible()
  await expect(
    chatRooms(page).general.popup.getByText(textOf('support.chatRoom.present', { 0: 2 })),
  ).toBeVisible()
  await say(page, 'Eu! <b>https://palpite.example</b>')
  const seen = log(other).getByText('Eu! <b>https://palpite.example</b>')
  await expect(seen).toBeVisible()
  await expect(log(other).getByRole('link')).toHaveCount(0)

  await expect(log(page).getByText('Oi, sala!')).toHaveCount(0)
  await chatRooms(page).general.earlier.click()
  await expect(log(page).getByText('Oi, sala!')).toBeVisible()
  await expect(chatRooms(page).general.earlier).toHaveCount(0)

  await page.reload()
  await expect(log(page).getByText('Alguém acordado?')).toBeVisible()
  await page.evaluate(() => location.assign('#chat/lobby-games'))
  await expect(page.getByRole('dialog', { name: textOf('chat.room.games.title') })).toBeVisible()
  await page.evaluate(() => location.replace('#chat/lobby-nowhere'))
  await expect(page).toHaveURL('/rng#chat/lobby-games')
  await page.goBack()
  await expect(log(page).getByText('Alguém acordado?')).toBeVisible()
  await chatRooms(page).general.allRooms.click()
  await expect(page).toHaveURL('/rng#chat')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await other.context().close()
})

test('[CS-03] a member reports a message, and the operator removes it and mutes its author', {
  tag: LONG,
}, async ({ page, browser, context, request, baseURL, faults }) => {
  const chat = chatRooms(page)
  const other = await otherIn(browser, request, baseURL)
  await openWith(page, await sessionOf(request, 'ana'), GENERAL)
  await say(other, 'Vendo método infalível')
  const message = log(page).getByRole('article').filter({ hasText: 'Vendo método infalível' })
  const flag = message.getByRole('button', {
    name: textOf('support.chatRoom.reportMessage', { author: 'Rafa' }),
  })
  await flag.click()
  await chat.report.submit.click()
  await expect(chat.report.popup.getByText(textOf('common.choiceRequired'))).toBeVisible()
  await chat.report.popup.getByLabel(textOf('support.messageReport.fraud')).check()
  await chat.report.more.fill('Já é a segunda vez')
  await setFault(request, 'reportChatMessage', { kind: 'error', times: 1 })
  await chat.report.submit.click()
  await expect(chat.report.popup.getByRole('alert')).toBeVisible()
  await expect(chat.report.more).toHaveValue('Já é a segunda vez')
  await chat.report.submit.click()
  await expect(chat.report.popup.getByText(textOf('support.messageReport.sent'))).toBeVisible()
  await buttonsIn(chat.report.popup).close.last().click()
  await expect(flag).toBeFocused()
  await flag.click()
  await chat.report.popup.getByLabel(textOf('support.messageReport.spam')).check()
  await chat.report.submit.click()
  await expect(chat.report.popup.getByText(textOf('support.messageReport.alreadyReported'))).toBeVisible()
  await page.keyboard.press('Escape')
  expectOnly(faults, /500/)

  const desk = await context.newPage()
  await desk.goto('/sandbox')
  const reported = desk
    .getByRole('region', { name: textOf('sandbox.sectionNames.chatRooms') })
    .getByRole('listitem')
    .filter({
      hasText: 'Vendo método infalível',
    })
  await expect(reported).toContainText(`ana: ${textOf('sandbox.chatDesk.reasonFraud')}, Já é a segunda vez`)
  await reported.getByRole('button', { name: textOf('sandbox.chatDesk.remove') }).click()
  await expect(reported).toContainText(textOf('sandbox.chatDesk.removed'))
  for (const reader of [page, other]) {
    await expect(log(reader).getByText('Vendo método infalível')).toHaveCount(0)
    await expect(log(reader).getByText(textOf('support.messageRemoved'))).toHaveCount(1)
  }
  await reported.getByRole('button', { name: textOf('sandbox.chatDesk.muteHour') }).click()
  await expect(reported).toContainText(patternOf('sandbox.chatDesk.mutedUntil'))
  await line(other).fill('De novo')
  await line(other).press('Enter')
  await expect(chatRooms(other).general.popup.getByRole('status')).toContainText(
    patternOf('support.chatRoom.mutedUntil'),
  )
  await say(page, 'Obrigada!')
  await expect(log(other).getByText('Obrigada!')).toBeVisible()
  await expect(log(page).getByText('De novo', { exact: true })).toHaveCount(0)
  await other.context().close()
})

test('[CS-03] [SIDE-01] chat asks visitors to log in, asks again if they decline, and then opens the rooms', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/rng')
  await takenOver(page)
  await entry(page).click()
  await expect(loginPopup(page).popup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chatRooms(page).rooms.popup.getByText(textOf('support.chatPanel.loginTitle'))).toBeVisible()
  await buttonsIn(chatRooms(page).rooms.popup).logIn.click()
  await logInByForm(page, 'ana')
  await expect(roomNamed(page, GENERAL_ROOM)).toBeVisible()
  await expect(page).toHaveURL('/rng#chat')
})

test('[CS-03] [SIDE-01] when chat is switched off, an open room says so and the menu entry disappears', {
  tag: LONG,
}, async ({ page, request }) => {
  const chat = chatRooms(page)
  await openWith(page, await sessionOf(request, 'ana'), GENERAL)
  await expect(line(page)).toBeVisible()
  await switchChat(request, false)
  await line(page).fill('Ainda aí?')
  await line(page).press('Enter')
  await expect(chat.general.popup.getByRole('status')).toContainText(textOf('support.chatRoom.closed'))
  await chat.general.allRooms.click()
  await expect(chat.rooms.popup.getByText(textOf('support.chatOffTitle'))).toBeVisible()
  await page.goto('/rng')
  await expect(page.getByRole('link', { name: textOf('common.tasks') })).toBeVisible()
  await expect(entry(page)).toHaveCount(0)
  await page.goto('/rng#chat')
  await expect(chat.rooms.popup.getByText(textOf('support.chatOffTitle'))).toBeVisible()
})

test('[CS-03] the chat can be used by keyboard, and closing a room or a report restores the focus', {
  tag: LONG,
}, async ({ page, request }) => {
  const chat = chatRooms(page)
  await openWith(page, await sessionOf(request, 'ana'))
  await takenOver(page)
  await entry(page).focus()
  await page.keyboard.press('Enter')
  await expect(chat.rooms.popup).toBeFocused()
  await expect(roomNamed(page, GENERAL_ROOM)).toBeVisible()
  await roomNamed(page, GENERAL_ROOM).focus()
  await page.keyboard.press('Enter')
  await expect(log(page).getByText('Sempre é')).toBeVisible()
  await expect(chat.general.popup.getByRole('region', { name: GENERAL_ROOM })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(chat.rooms.popup.getByRole('region', { name: textOf('common.chatRooms') })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(roomNamed(page, GENERAL_ROOM)).toBeFocused()
  await page.keyboard.press('Enter')
  const flag = log(page)
    .getByRole('button', { name: patternOf('support.chatRoom.reportMessage') })
    .last()
  await flag.focus()
  await page.keyboard.press('Enter')
  await expect(chat.report.popup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chat.report.popup).toHaveCount(0)
  await expect(flag).toBeFocused()
  await expect(chat.general.popup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect(entry(page)).toBeFocused()
})

test('[CS-03] a trial player reads a chat room but cannot write, and an agent sees the agents’ room', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await startFreePlay(request), GENERAL)
  await expect(log(page).getByText('Sempre é')).toBeVisible()
  await expect(
    chatRooms(page).general.popup.getByText(textOf('support.chat.realAccountNeeded')),
  ).toBeVisible()
  await expect(line(page)).toHaveCount(0)
  await expect(
    log(page).getByRole('button', { name: patternOf('support.chatRoom.reportMessage') }),
  ).toHaveCount(0)
  // Use another path, since a URL that differs only in its hash would not load a new page.
  await openWith(page, await sessionOf(request, 'agente', 'agent'), '/rng#chat')
  await expect(roomNamed(page, textOf('chat.room.agents.title'))).toBeVisible()
})

for (const width of [390, 1440]) {
  test(`[CS-03] chat rooms and reports pass axe and fit ${width} px, and a room opens in English`, {
    tag: LONG,
  }, async ({ page, request, platform }) => {
    await page.setViewportSize({ width, height: 844 })
    await openWith(page, await sessionOf(request, 'ana'), '/#chat')
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect(roomNamed(page, GENERAL_ROOM)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await roomNamed(page, GENERAL_ROOM).click()
    await expect(log(page).getByText('Sempre é')).toBeInViewport()
    expect(await violationsOf(page)).toEqual([])
    await log(page)
      .getByRole('button', { name: patternOf('support.chatRoom.reportMessage') })
      .last()
      .click()
    await expect(chatRooms(page).report.popup).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    expect(await fits()).toBeLessThanOrEqual(width)
    await page.context().addCookies([{ name: 'lang', value: 'en', url: platform.url }])
    await page.reload()
    const english = page.getByRole('dialog', { name: textIn('en', 'chat.room.general.title') })
    await expect(english.getByRole('log').getByText('Sempre é')).toBeVisible()
    await expect(
      english.getByRole('button', { name: textIn('en', 'support.chatPanel.allRooms') }),
    ).toBeVisible()
    await expect(
      english.getByRole('textbox', { name: textIn('en', 'support.chatRoom.messageField') }),
    ).toBeVisible()
  })
}

test('[CS-03] keeps the text of a rate-limited chat message and says when it can be sent', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), GENERAL)
  const value = { retryAfter: 9_000 }
  await setFault(request, 'sendChatMessage', { kind: 'refusal', code: 'chat.throttled', value, times: 1 })
  await line(page).fill('E mais uma')
  await line(page).press('Enter')
  const said = chatRooms(page).general.popup.getByRole('status')
  await expect(said).toContainText(patternOf('support.chatRoom.nextMessageIn'))
  await expect(line(page)).toHaveValue('E mais uma')
})
