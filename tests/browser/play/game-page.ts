import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { HomeData } from '#protocol/site/boot.ts'
import type { Scope } from '#tests/browser/kit/scope.ts'
import { anyOf, oneOf, patternOf, textOf } from '#tests/support/texts.ts'

/** A slot of the demo world that is shown on Home and played in a frame. */
export const SLOT = 'Onça-Pintada'

export const tileOf = (page: Page, name: string): Locator =>
  page.locator('[data-tile]').filter({ hasText: name }).first()

/** Matches the messages in which a game says that the platform has not responded yet. */
export const noResponse = oneOf(
  'games.common.betUnsure',
  'games.common.outcomeUnsure',
  'games.fish.shotUnsure',
  'games.sports.slipUnsure',
)

/** The tile of a slot on Home. `isForTrial` tells whether trial players can open the slot. */
export async function slotTile(page: Page, { isForTrial }: { isForTrial: boolean }): Promise<Locator> {
  const { menus } = await page.evaluate(
    () => JSON.parse(document.getElementById('boot')?.textContent ?? '{}').home as Pick<HomeData, 'menus'>,
  )
  const games = menus.flatMap(({ games }) => games)
  const game = games.find(({ vassalage, trial }) => vassalage === 'PG' && (trial ?? false) === isForTrial)
  return page.locator(`[data-tile="${game?.nodeId}"]`).first()
}

export const gameOn = (page: Page): FrameLocator => page.frameLocator('iframe')

/** Waits until Home's banners can be paused or resumed, which means that Home is hydrated. */
export const homeReady = (page: Page): Promise<void> =>
  expect(
    page.getByRole('button', {
      name: anyOf(textOf('lobby.home.pauseHighlights'), textOf('lobby.home.resumeHighlights')),
    }),
  ).toBeVisible()

/** Starts a slot from Home and waits until it is playable. */
export async function openSlot(page: Page): Promise<FrameLocator> {
  await tileOf(page, SLOT).click()
  await expect(page).toHaveURL(/\/seamless\?/)
  const game = gameOn(page)
  await expect(gameControls(game).spin).toBeVisible()
  return game
}

export function gameControls(scope: Scope) {
  return {
    spin: scope.getByRole('button', { name: textOf('games.slot.spin') }),
    lowerStake: scope.getByRole('button', { name: textOf('games.parts.lowerStake') }),
    history: scope.getByRole('button', { name: textOf('agents.contracts.history') }),
    auto: scope.getByRole('button', { name: textOf('games.slot.auto') }),
    start: scope.getByRole('button', { name: patternOf('games.mines.start') }),
    take: scope.getByRole('button', { name: patternOf('games.mines.cashOut') }),
    stop: scope.getByRole('button', { name: patternOf('games.slot.stopAutoplay') }),
    firstCell: scope.getByRole('button', { name: textOf('games.mines.cell', { 0: 1, 1: 1 }) }),
    mines: scope.getByRole('combobox', { name: textOf('lobby.kind.mines') }),
    betOptions: scope.getByRole('group', { name: textOf('games.live.betOptions') }),
    duelOptions: scope.getByRole('group', { name: textOf('games.duel.betOptions') }),
    bet: scope.getByRole('button', { name: textOf('games.sports.placeBet') }),
    toEnd: scope.getByRole('button', { name: textOf('games.common.skipToResult') }),
    letMove: scope.getByRole('button', { name: textOf('games.parts.resumeAnimation') }),
    rules: scope.getByRole('button', { name: textOf('play.lottery.tabRules') }),
    otherTables: scope.getByRole('button', { name: textOf('games.pvp.otherTables') }),
    hand: scope.getByRole('group', { name: textOf('games.pvp.hand') }),
    waiting: scope.getByRole('heading', { name: textOf('games.pvp.waitingTitle') }),
    checkRound: scope.getByText(textOf('games.parts.verifyRound')),
    checked: scope.getByText(textOf('games.parts.roundFair')),
    seat: scope.getByRole('button', { name: textOf('games.pvp.sitAndWait') }),
  }
}

export function gameBar(scope: Scope) {
  return {
    hideBalance: scope.getByRole('button', { name: textOf('cashier.balance.hide') }),
    showBalance: scope.getByRole('button', { name: textOf('cashier.balance.show') }),
    favourite: scope.getByRole('button', { name: textOf('play.gameFrame.favourite') }),
    fullScreen: scope.getByRole('button', { name: textOf('play.gameFrame.fullScreen') }),
  }
}
