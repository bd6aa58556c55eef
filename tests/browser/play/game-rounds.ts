import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { PlayRound } from '#protocol/play/play.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { gameControls } from './game-page.ts'

/** The balance displayed by a game, in minor units. */
export async function balanceOn(page: Page): Promise<number> {
  return Number((await page.getByTestId('balance').innerText()).replace(/\D/g, ''))
}

/** The rounds of the game that this tab has opened, newest first. */
export async function roundsOn(page: Page): Promise<PlayRound[]> {
  const token = await page.evaluate(() => {
    const name = Object.keys(sessionStorage).find((key) => key.startsWith('palpite.play-token.')) ?? ''
    return sessionStorage.getItem(name) ?? ''
  })
  const reply = await page.request.get('/play/api/rounds', { headers: { 'play-token': token } })
  return (await reply.json()).value.rounds
}

export async function checkNewestRound(page: Page): Promise<void> {
  const controls = gameControls(page)
  await controls.history.click()
  await controls.checkRound.first().click()
  await expect(controls.checked).toBeVisible()
  await expectAccessible(page)
  await buttonsIn(page).close.click()
}

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}
