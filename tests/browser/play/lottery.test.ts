import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import * as v from 'valibot'
import { listLotteryTickets } from '#protocol/play/lottery-bets.ts'
import { readLotteryDraw } from '#protocol/play/lottery-draws.ts'
import { logInByForm, loginPopup } from '#tests/browser/auth/login-popup.ts'
import { registrationPopup } from '#tests/browser/auth/registration-popup.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, moveClock, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { JOURNEY, LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { lotteryPage } from './lottery-page.ts'

/**
 * Maximum time, in ms, until an open page polls its draws again. The test waits for this, since the page is
 * not notified when the sandbox's clock changes.
 */
const NEXT_LOOK = 30_000

/** A lottery whose draws are five minutes apart, so that none takes place by itself during a test. */
const GAME = 'FIVE_MINUTES'
const PAGE = `/lottery?gameCode=${GAME}`

const board = (page: Page) => page.getByRole('region', { name: textOf('play.lottery.yourNumbers') })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

async function balanceOn(page: Page): Promise<number> {
  return Number(
    (
      await page
        .getByRole('banner')
        .getByText(/^R\$\s/)
        .innerText()
    ).replace(/\D/g, ''),
  )
}

const numberOn = (page: Page, number: string) =>
  board(page).getByRole('option', { name: number, exact: true })

async function pick(page: Page, ...numbers: string[]): Promise<void> {
  for (const number of numbers) await numberOn(page, number).click()
}

async function currentDraw(request: APIRequestContext, token: string) {
  const reply = await request.get(readLotteryDraw.path, { params: { gameCode: GAME }, headers: { token } })
  return v.parse(readLotteryDraw.reply, (await reply.json()).value).current
}

async function ticketsOf(request: APIRequestContext, token: string) {
  const reply = await request.get(listLotteryTickets.path, { params: { gameCode: GAME }, headers: { token } })
  return v.parse(listLotteryTickets.reply, (await reply.json()).value).tickets
}

/**
 * Moves the clock some hours ahead, to just after a draw has opened. Each test needs different `hours`: the
 * clock is reset between tests, so equal hours would lead to the same draws.
 */
async function openFresh(request: APIRequestContext, hours: number): Promise<void> {
  await moveClock(request, hours * 3_600_000)
  const { locksAt } = await currentDraw(request, await sessionOf(request, 'ana'))
  await moveClock(request, Date.parse(locksAt) + 20_000 - Date.now())
}

test.use({ viewport: { width: 1440, height: 900 } })
test.afterEach(({ request }) => calm(request))

test('[LOTT-01] [LOTT-03] a draw settles a lottery bet, and the browser verifies the drawn numbers', {
  tag: [LONG, JOURNEY],
}, async ({ page, request }) => {
  const lottery = lotteryPage(page)
  await openFresh(request, 1)
  const token = await sessionOf(request, 'ana')
  await openWith(page, token, '/lottery')
  await page.getByRole('main').locator(`a[href$="gameCode=${GAME}"]`).first().click()
  await expect(page).toHaveURL(PAGE)
  await expect(lottery.open).toBeVisible()
  // Bet on ten single numbers. Six of the 49 numbers are drawn.
  await board(page)
    .getByRole('button', { name: textOf('lottery.rules.oneNumber.name') })
    .click()
  const all = Array.from({ length: 10 }, (_, index) => String(index + 1).padStart(2, '0'))
  await pick(page, ...all)
  await expect(board(page).getByRole('status')).toHaveText(textOf('play.lottery.betsPicked', { 0: 10 }))
  const before = await balanceOn(page)
  const draw = await currentDraw(request, token)
  await lottery.slip.bet.click()
  await expect(lottery.slip.placed).toBeVisible()
  await expect.poll(() => balanceOn(page)).toBe(before - 1_000)

  await tab(page, textOf('play.lottery.tabTickets')).click()
  const [placed] = await ticketsOf(request, token)
  const ticket = page.locator(`[data-ticket="${placed?.id}"]`)
  await expect(ticket).toContainText(textOf('play.lottery.statusOpen'))
  await moveClock(request, Date.parse(draw.drawsAt) + 2_000 - Date.now())
  await page.reload()
  await expect(ticket).toHaveAttribute('data-state', /^(won|lost)$/)
  const [settled] = await ticketsOf(request, token)
  expect(settled?.drawn).toHaveLength(6)
  const right = (settled?.drawn ?? []).filter((number) => number <= 10).length
  expect(settled?.win).toBe((right * 100 * (settled?.lines[0]?.odds ?? 0)) / 1_000)
  await expect.poll(() => balanceOn(page)).toBe(before - 1_000 + (settled?.win ?? 0))

  await tab(page, textOf('play.lottery.tabResults')).click()
  const drawn = page.getByRole('listitem').filter({ hasText: draw.issue })
  await drawn.getByRole('button', { name: textOf('common.verify') }).click()
  const proof = lottery.proof
  await expect(proof.popup.getByRole('status')).toContainText(textOf('play.lottery.proofFair'))
  await expect(proof.popup).toContainText(draw.commitment)
})

test('[LOTT-03] rejects a lottery bet after the draw locks, and offers to bet on the next draw instead', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await openFresh(request, 2)
  const token = await sessionOf(request, 'ana')
  await openWith(page, token, PAGE)
  await expect(lotteryPage(page).open).toBeVisible()
  await pick(page, '07', '21')
  // Keep the page from learning that the draw is locked.
  await page.route(`**${readLotteryDraw.path}?*`, (route) => route.abort())
  const draw = await currentDraw(request, token)
  const before = await balanceOn(page)
  await moveClock(request, Date.parse(draw.locksAt) + 1_000 - Date.now())
  const slip = lotteryPage(page).slip
  await slip.bet.click()
  await expect(slip.region.getByRole('alert')).toContainText(patternOf('play.lottery.late'))
  expect(await balanceOn(page)).toBe(before)
  const next = await currentDraw(request, token)
  expect(next.issue).not.toBe(draw.issue)
  await slip.region.getByRole('button', { name: textOf('play.lottery.betOnNext', { 0: next.issue }) }).click()
  await expect(slip.placed).toBeVisible()
  await expect(slip.region.getByText(textOf('play.lottery.ticketDraw', { issue: next.issue }))).toBeVisible()
  const [ticket] = await ticketsOf(request, token)
  expect(ticket).toMatchObject({ issue: next.issue, state: 'open', stake: 100 })
  expectOnly(faults, /ERR_FAILED/)
})

test('[LOTT-03] offers a retry when the lottery rules fail to load', { tag: LONG }, async ({
  page,
  request,
  faults,
}) => {
  await setFault(request, 'readLotteryRules', { kind: 'error' })
  await openWith(page, await sessionOf(request, 'ana'), PAGE)
  await expect(page.getByText(textOf('play.lottery.rulesFailed'))).toBeVisible()
  await calm(request)
  await buttonsIn(page).retry.click()
  await expect(board(page)).toBeVisible()
  expectOnly(faults, /status of 500/)
})

test('[LOTT-03] keeps a lottery’s name and back link, and offers a retry, when its draws fail to load', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await setFault(request, 'readLotteryDraw', { kind: 'error' })
  await openWith(page, await sessionOf(request, 'ana'), PAGE)
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText(textOf('play.lottery.notOpened'))
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Cinco Minutos')
  await expect(main.getByRole('link', { name: textOf('play.lottery.allLotteries') })).toHaveAttribute(
    'href',
    '/lottery',
  )
  await calm(request)
  await buttonsIn(main).retry.click()
  await expect(board(page)).toBeVisible()
  // Draws that are held every few minutes lock at a fixed second.
  await expect(main.getByText(patternOf('play.lottery.opensUntil'))).toHaveText(/\d\d:\d\d:40$/)
  expectOnly(faults, /status of 500/)
})

test('[LOTT-03] refunds the stake of a lottery bet when its draw is cancelled', { tag: LONG }, async ({
  page,
  request,
}) => {
  await openFresh(request, 3)
  const token = await sessionOf(request, 'ana')
  await openWith(page, token, PAGE)
  await pick(page, '01', '02')
  const before = await balanceOn(page)
  await lotteryPage(page).slip.bet.click()
  await expect(lotteryPage(page).slip.placed).toBeVisible()
  await expect.poll(() => balanceOn(page)).toBe(before - 100)
  const draw = await currentDraw(request, token)
  await request.delete(`/sandbox/api/lottery-draws/${draw.drawId}`)
  await expect.poll(() => balanceOn(page)).toBe(before)
  await tab(page, textOf('play.lottery.tabTickets')).click()
  await expect(page.locator('[data-ticket]').first()).toContainText(textOf('play.lottery.refunded'))
})

test('[LOTT-02] groups lotteries by family, with the URL’s family first, and reports an unknown lottery', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/vnLottery')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(textOf('play.lottery.lotteries'))
  const headings = () => main.getByRole('heading', { level: 2 }).allInnerTexts()
  await expect
    .poll(headings)
    .toEqual([
      textOf('common.recentlyPlayed'),
      textOf('play.lottery.nextDraws'),
      textOf('lottery.family.vietnam'),
      textOf('lottery.family.southeastAsia'),
      textOf('lottery.family.six49'),
    ])
  await page.goto('/sealottery?gameCode=NO_MORE')
  await expect(main.getByRole('status').first()).toContainText('NO_MORE')
  await expect.poll(async () => (await headings()).at(2)).toBe(textOf('lottery.family.southeastAsia'))
  expectOnly(faults, /404/)
})

test('[ROUTE-11] [LAYOUT-02] the lottery pages require a login and have no side menu or footer', async ({
  page,
  request,
}) => {
  await page.goto(PAGE)
  await expect(loginPopup(page).popup).toBeVisible()
  await openWith(page, await sessionOf(request, 'ana'), PAGE)
  await expect(lotteryPage(page).open).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  const sideMenu = siteLayout(page).sideMenu
  await expect(sideMenu).toBeHidden()
  await page.goto('/rng')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(sideMenu).toBeVisible()
})

test('[LOTT-03] returns the focus to the button that opened a draw check, even after a new draw', {
  tag: LONG,
}, async ({ page, request }) => {
  await openFresh(request, 4)
  const token = await sessionOf(request, 'ana')
  await openWith(page, token, PAGE)
  await expect(lotteryPage(page).open).toBeVisible()
  const proof = lotteryPage(page).proof
  const ofHead = page.getByRole('button', { name: textOf('play.lottery.verifyThis') })
  await ofHead.focus()
  await page.keyboard.press('Enter')
  await expect(proof.popup).toBeFocused()
  await expect(proof.popup.getByRole('status')).toContainText(textOf('play.lottery.proofFair'))
  await page.keyboard.press('Escape')
  await expect(proof.popup).toHaveCount(0)
  await expect(ofHead).toBeFocused()

  await tab(page, textOf('play.lottery.tabResults')).click()
  const ofResult = page
    .getByRole('tabpanel')
    .getByRole('button', { name: textOf('common.verify') })
    .nth(1)
  const draw = await ofResult.locator('xpath=..').getAttribute('data-draw')
  await ofResult.focus()
  await page.keyboard.press('Enter')
  await expect(proof.popup).toBeFocused()
  const { drawId, drawsAt } = await currentDraw(request, token)
  await moveClock(request, Date.parse(drawsAt) + 2_000 - Date.now())
  await expect(page.locator(`[data-draw="${drawId}"]`)).toBeAttached({ timeout: NEXT_LOOK })
  await buttonsIn(proof.popup).close.focus()
  await page.keyboard.press('Enter')
  await expect(proof.popup).toHaveCount(0)
  await expect(page.locator(`[data-draw="${draw}"]`).getByRole('button')).toBeFocused()
})

test('[LOTT-03] a lottery’s numbers share one Tab stop; arrow keys move between them and Space selects one', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/vnLottery')
  await page.getByRole('main').locator('a[href^="/vnLottery?gameCode="]').first().click()
  const numbers = board(page).getByRole('listbox', { name: textOf('play.lottery.numbers') })
  await expect(numbers.getByRole('option')).toHaveCount(100)
  await expect(numbers).toHaveAttribute('aria-multiselectable', 'true')
  expect(await numbers.locator('[tabindex="0"]').allInnerTexts()).toEqual(['00'])
  const columns = await numbers.evaluate(
    (grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length,
  )
  const written = (number: number) => String(number).padStart(2, '0')
  await numberOn(page, '00').focus()
  for (const [key, number] of [
    ['ArrowLeft', 0],
    ['ArrowRight', 1],
    ['ArrowDown', 1 + columns],
    ['ArrowUp', 1],
    ['PageDown', 1 + Math.min(5, Math.floor(98 / columns)) * columns],
    ['PageUp', 1],
    ['End', 99],
    ['ArrowRight', 99],
    ['Home', 0],
    ['ArrowDown', columns],
  ] as const) {
    await page.keyboard.press(key)
    await expect(numberOn(page, written(number))).toBeFocused()
  }
  await page.keyboard.press('Space')
  await expect(numberOn(page, written(columns))).toHaveAttribute('aria-selected', 'true')
  await expect(numbers.getByRole('option', { selected: true })).toHaveCount(1)
  // One Tab leaves the numbers, and Shift+Tab returns to the same number.
  await page.keyboard.press('Tab')
  await expect(board(page).getByRole('button', { name: textOf('play.lottery.luckyPick') })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(numberOn(page, written(columns))).toBeFocused()
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test.describe('in a browser far from Brasília', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('[LOTT-03] the heading, tickets and results show Brasília time, and the page names the time zone', {
    tag: LONG,
  }, async ({ page, request }) => {
    const lottery = lotteryPage(page)
    const token = await sessionOf(request, 'ana')
    const brasilia = (moment: string) =>
      new Intl.DateTimeFormat('pt-BR', {
        day: '2-digit',
        month: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        timeZone: 'America/Sao_Paulo',
      }).format(new Date(moment))
    const draw = await currentDraw(request, token)
    await openWith(page, token, '/lottery')
    await expect(lottery.timeZone).toBeVisible()
    await page.goto(PAGE)
    await expect(lottery.timeZone).toBeVisible()
    await expect(page.getByText(patternOf('play.lottery.opensUntil'))).toContainText(brasilia(draw.locksAt))
    await pick(page, '07', '21')
    await lottery.slip.bet.click()
    await expect(lottery.slip.placed).toBeVisible()
    await tab(page, textOf('play.lottery.tabTickets')).click()
    const [ticket] = await ticketsOf(request, token)
    await expect(page.locator(`[data-ticket="${ticket?.id}"]`)).toContainText(brasilia(ticket?.drawsAt ?? ''))
    await tab(page, textOf('play.lottery.tabResults')).click()
    const time = page.locator('[data-draw] time').first()
    await expect(time).toHaveText(brasilia((await time.getAttribute('datetime')) ?? ''))
  })
})

test('[LOTT-03] a lottery’s numbers can be selected by keyboard, and its page passes axe and fits a phone', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWith(page, await sessionOf(request, 'ana'), PAGE)
  await expect(lotteryPage(page).open).toBeVisible()
  await numberOn(page, '11').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(numberOn(page, '12')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(board(page).getByRole('status')).toHaveText(textOf('play.lottery.betsPicked', { 0: 1 }))
  for (const view of ['bet', 'tickets', 'results', 'rules']) {
    await page.goto(`${PAGE}&view=${view}`)
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
})

const home = (page: Page) => page.getByRole('banner').locator('a[href="/"]').filter({ visible: true })

test('[LAYOUT-02] the lottery pages omit the side menu and link to Home at every width', {
  tag: LONG,
}, async ({ page, request }) => {
  const layout = siteLayout(page)
  const session = await sessionOf(request, 'ana')
  for (const place of ['/lottery', '/vnLottery', '/seaLottery', PAGE]) {
    await openWith(page, session, place)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [1440, 1181, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(layout.sideMenu).toBeHidden()
      await expect(home(page).first(), `${place} at ${width} px`).toBeInViewport({ ratio: 1 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${place} at ${width} px`).toBeLessThanOrEqual(0)
      const isNarrow = width <= 1180
      await expect(layout.menuButton).toBeVisible({ visible: isNarrow })
    }
  }
  await home(page).first().click()
  await expect(page).toHaveURL('/')
  // Home shows the side menu instead of the menu button.
  await expect(layout.menuButton).toBeHidden()
})

test('[ROUTE-11] lists all lotteries when the URL names no lottery', { tag: LONG }, async ({
  page,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'ana'), '/lottery?gameCode=')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(
    page.getByRole('main').getByText(new RegExp(`${patternOf('play.lottery.lotteryMissing').source}|“”`)),
  ).toHaveCount(0)
})

test('[SESS-04] shows a trial player a lottery’s name and offers registration or login', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await startFreePlay(request), PAGE)
  const main = page.getByRole('main')
  await expect(main.getByText(textOf('play.lottery.noDemo'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(textOf('common.lottery'))
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await expect(page).toHaveTitle(new RegExp(name))
  await buttonsIn(main).register.click()
  await expect(registrationPopup(page).popup).toBeVisible()
  await page.keyboard.press('Escape')
  await buttonsIn(main).logIn.click()
  await logInByForm(page, 'ana')
  await expect(page).toHaveURL(PAGE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(board(page)).toBeVisible()
})
