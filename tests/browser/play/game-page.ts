import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { HomeData } from '#protocol/site/boot.ts'

/** A game of the demo world that is a slot played in a frame, as it stands on Home. */
export const SLOT = 'Onça-Pintada'

/** The tile of a game, in the first part of the lobby that shows it. */
export const tileOf = (page: Page, name: string): Locator =>
  page.locator('[data-tile]').filter({ hasText: name }).first()

/** The tile of a slot on Home that is open to trial players, or of one that is not. */
export async function slotTile(page: Page, { isForTrial }: { isForTrial: boolean }): Promise<Locator> {
  const { menus } = await page.evaluate(
    () => JSON.parse(document.getElementById('boot')?.textContent ?? '{}').home as Pick<HomeData, 'menus'>,
  )
  const games = menus.flatMap(({ games }) => games)
  const game = games.find(({ vassalage, trial }) => vassalage === 'PG' && (trial ?? false) === isForTrial)
  return page.locator(`[data-tile="${game?.nodeId}"]`).first()
}

/** The game that fills the page. */
export const gameOn = (page: Page): FrameLocator => page.frameLocator('iframe')

/** Waits until the application has taken Home over: its banners move only then. */
export const standing = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: /(Pausar|Continuar) destaques/ })).toBeVisible()

/** Starts a slot from Home and waits until it can be played. */
export async function openSlot(page: Page): Promise<FrameLocator> {
  await tileOf(page, SLOT).click()
  await expect(page).toHaveURL(/\/seamless\?/)
  const game = gameOn(page)
  await expect(game.getByRole('button', { name: 'Girar' })).toBeVisible()
  return game
}
