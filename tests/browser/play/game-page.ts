import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { HomeData } from '#protocol/site/boot.ts'

/** A slot of the demo world on Home that is played in a frame. */
export const SLOT = 'Onça-Pintada'

export const tileOf = (page: Page, name: string): Locator =>
  page.locator('[data-tile]').filter({ hasText: name }).first()

/** The tile of a slot on Home, open to trial players or not. */
export async function slotTile(page: Page, { isForTrial }: { isForTrial: boolean }): Promise<Locator> {
  const { menus } = await page.evaluate(
    () => JSON.parse(document.getElementById('boot')?.textContent ?? '{}').home as Pick<HomeData, 'menus'>,
  )
  const games = menus.flatMap(({ games }) => games)
  const game = games.find(({ vassalage, trial }) => vassalage === 'PG' && (trial ?? false) === isForTrial)
  return page.locator(`[data-tile="${game?.nodeId}"]`).first()
}

export const gameOn = (page: Page): FrameLocator => page.frameLocator('iframe')

/** Waits for the hydration of Home, after which its banners move. */
export const standing = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: /(Pausar|Continuar) destaques/ })).toBeVisible()

/** Starts a slot from Home and waits until it is playable. */
export async function openSlot(page: Page): Promise<FrameLocator> {
  await tileOf(page, SLOT).click()
  await expect(page).toHaveURL(/\/seamless\?/)
  const game = gameOn(page)
  await expect(game.getByRole('button', { name: 'Girar' })).toBeVisible()
  return game
}
