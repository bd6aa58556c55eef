import type { APIRequestContext, Page } from '@playwright/test'
import { launchTrialGame, startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { LONG } from '#tests/support/is-long.ts'
import { oneOf, patternOf, textOf } from '#tests/support/texts.ts'
import { gameControls, noResponse } from './game-page.ts'
import { balanceOn, checkNewestRound, expectAccessible, roundsOn } from './game-rounds.ts'

test.use({ reducedMotion: 'no-preference' })

async function openHunt(page: Page, request: APIRequestContext): Promise<void> {
  const token = await startFreePlay(request)
  await page.goto(await launchTrialGame(request, { token, engine: 'fish' }))
  await expect(shoot(page)).toBeEnabled()
}

const shoot = (page: Page) => page.getByRole('button', { name: patternOf('games.fish.shoot') })
const swimmer = (page: Page, name: string) =>
  page.getByRole('button', { name: patternOf('games.fish.shootAt', { name }) }).first()
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
const lastShots = (page: Page) =>
  page.getByRole('list', { name: textOf('games.fish.lastShots') }).getByRole('listitem')
const told = oneOf('games.fish.announceCaught', 'games.fish.announceMissed')
const spent = (rounds: { stake: number; payout: number | null }[]) =>
  rounds.reduce((sum, { stake, payout }) => sum + stake - (payout ?? 0), 0)

for (const width of [390, 1440]) {
  test(`[GAME-10] fish can be aimed at and shot by keyboard and by click at ${width} px`, {
    tag: LONG,
  }, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 })
    await openHunt(page, request)
    const before = await balanceOn(page)
    await expectAccessible(page)
    await swimmer(page, textOf('games.fish.dorado')).focus()
    await page.keyboard.press('Escape')
    await expect(page.getByText(`${textOf('games.fish.dorado')} · 20×`)).toBeVisible()
    await expect(page.getByText('R$ 10,00', { exact: true })).toBeInViewport()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText(`${textOf('games.fish.turtle')} · 30×`)).toBeVisible()
    await page.getByRole('button', { name: textOf('games.parts.raiseStake') }).click()
    await shoot(page).press('Enter')
    await expect(lastShots(page)).toHaveCount(1)
    await expect(page.getByRole('status')).toHaveText(told)
    await swimmer(page, textOf('games.fish.bannerfish')).dispatchEvent('click')
    await expect(lastShots(page)).toHaveCount(2)
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    const rounds = await roundsOn(page)
    expect(rounds).toHaveLength(2)
    expect(rounds.map(({ stake }) => stake)).toEqual([100, 100])
    await expect.poll(() => balanceOn(page)).toBe(before - spent(rounds))
    await checkNewestRound(page)
  })
}

test('sends a fish game’s shots to the vendor one at a time', {
  tag: LONG,
}, async ({ page, request }) => {
  await openHunt(page, request)
  const before = await balanceOn(page)
  let open = 0
  let most = 0
  await page.route('**/play/api/rounds', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    most = Math.max(most, ++open)
    const reply = await route.fetch()
    open -= 1
    await route.fulfill({ response: reply })
  })
  for (let shot = 0; shot < 4; shot++)
    await swimmer(page, textOf('games.fish.bannerfish')).dispatchEvent('click')
  await expect.poll(async () => (await roundsOn(page)).length).toBe(4)
  expect(most).toBe(1)
  const rounds = await roundsOn(page)
  await expect.poll(() => balanceOn(page)).toBe(before - spent(rounds))
  await page.unrouteAll({ behavior: 'wait' })
})

test('repeats a fish shot with the same idempotency key after a lost response, and charges it only once', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await openHunt(page, request)
  const before = await balanceOn(page)
  const keys = new Set<string>()
  let isCut = true
  await page.route('**/play/api/rounds', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    keys.add(route.request().postDataJSON()?.key)
    const reply = await route.fetch()
    return isCut ? route.abort() : route.fulfill({ response: reply })
  })
  await shoot(page).click()
  await expect(page.getByRole('alert')).toHaveText(noResponse)
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(noResponse)
  isCut = false
  await expect(page.getByRole('status')).toHaveText(told)
  expect(keys.size).toBe(1)
  const rounds = await roundsOn(page)
  expect(rounds).toHaveLength(1)
  await expect.poll(() => balanceOn(page)).toBe(before - spent(rounds))
  await page.unrouteAll({ behavior: 'wait' })
  expectOnly(faults, /ERR_FAILED/)
})

test('fish stay still when reduced motion is preferred, and move or stop on request', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHunt(page, request)
  const where = () => swimmer(page, textOf('games.fish.whale')).boundingBox()
  const [one, other] = [await where(), await where()]
  expect(one).toEqual(other)
  await gameControls(page).letMove.click()
  await expect.poll(where).not.toEqual(one)
  await page.getByRole('button', { name: textOf('games.parts.pauseAnimation') }).click()
  const still = await where()
  await expect.poll(where).toEqual(still)
})
