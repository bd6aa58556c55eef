import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor } from 'xstate'
import { BetSlip } from '#games/sports/bet-slip.tsx'
import type { SlipDraft } from '#games/sports/slip-draft.ts'
import { sportsSlipMachine } from '#games/sports/sports-slip.machine.ts'
import type { SportsVendor } from '#games/sports/sports-vendor.ts'
import type { PlaceSlip, SportsBet } from '#protocol/play/sports.ts'
import { openedBook, silentBook, slipLeg } from '#tests/support/play/sports-page.ts'
import { patternOf, textOf } from '#tests/views/kit/texts.ts'
import { showGame } from './show-game.tsx'

const leg = slipLeg({})

const bet: SportsBet = {
  id: 'b1',
  mode: 'multiple',
  stake: 1_250,
  odds: 200,
  payout: null,
  state: 'open',
  placedAt: '2030-01-01T00:00:00.000Z',
  endsAt: '2030-01-01T03:00:00.000Z',
  legs: [],
}

/** Shows a slip with one pick and records its drafts and placed slips. */
async function showSlip(stake: number | null) {
  const drafts: SlipDraft[] = []
  const placed: PlaceSlip[] = []
  const draft: SlipDraft = { mode: 'multiple', stake, legs: [leg] }
  const vendor: SportsVendor = {
    ...silentBook,
    open: async () => ({ ok: true, value: { book: openedBook, draft, pending: null } }),
    keepDraft: (draft) => drafts.push(draft),
    async place(slip) {
      placed.push(slip)
      return { ok: true, value: { bets: [bet], balance: openedBook.balance, currency: 'BRL' } }
    },
  }
  // Use a wide screen: on a phone, the slip would be a closed drawer.
  await page.viewport(1440, 900)
  const actor = createActor(sportsSlipMachine, { input: { vendor } })
  await showGame(<BetSlip actor={actor.start()} book={openedBook} onBets={() => {}} />)
  return { drafts, placed }
}

const stake = page.getByLabelText(textOf('games.common.stake'), { exact: true })
const placeNamed = (name: string) => page.getByRole('button', { name, exact: true })

test('[GAME-10] the sports slip accepts stakes to the cent and explains invalid ones', async () => {
  const { drafts, placed } = await showSlip(1_000)
  for (const [text, named] of [
    ['12,5', 'R$ 12,50'],
    ['7.5', 'R$ 7,50'],
    ['50', 'R$ 50,00'],
    ['R$ 20,00', 'R$ 20,00'],
  ] as const) {
    await stake.fill(text)
    await expect.element(placeNamed(`Apostar ${named}`)).toBeVisible()
  }
  const empty = page.getByText(textOf('games.sports.stakeMissing'))
  for (const nothing of ['0', '']) {
    await stake.fill(nothing)
    await expect.element(empty).toBeVisible()
    await expect.element(placeNamed(textOf('play.lottery.place'))).toBeVisible()
  }
  await stake.fill('1,234')
  await expect.element(page.getByText(patternOf('kit.forms.numberAmbiguous'))).toBeVisible()
  await expect.element(empty).not.toBeInTheDocument()
  await stake.fill('12345678901')
  await expect
    .element(page.getByText(patternOf('kit.forms.numberTooLarge', { largest: 'R$ 500,00' })))
    .toBeVisible()
  await stake.fill('')
  await userEvent.keyboard('{Enter}')
  await expect.element(empty).toBeVisible()
  expect(placed).toEqual([])
  await stake.fill('12,5')
  await expect.element(stake).toHaveValue('12,5')
  expect(drafts.at(-1)).toMatchObject({ stake: 1_250 })
})

test('[GAME-10] the sports slip shows a saved stake with two decimals and places the bet', async () => {
  const { placed } = await showSlip(1_250)
  await expect.element(stake).toHaveValue('12,50')
  await stake.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(textOf('games.sports.placed', { 0: 1 }))).toBeVisible()
  expect(placed).toEqual([expect.objectContaining({ stake: 1_250 })])
})
