import { expect, test } from 'vitest'
import { prizeModeOf, siteMode } from '#api/lobby/prize-mode.ts'

const lane = (title: 'ELOTT' | 'LOTT' | 'RNG', ...vendors: string[]) => ({
  title,
  cards: vendors.map((vassalage) => ({ vassalage })),
})

test.each([
  ['a card of the Vietnamese lotteries', [lane('ELOTT', 'TCG_LOTTO_VN')], 'ELOTT'],
  ['a card of LOTT among others', [lane('ELOTT', 'ELOTT', 'LOTT')], 'ELOTT'],
  ['only other cards', [lane('ELOTT', 'ELOTT', 'TCG_SEA')], 'LOTT'],
  ['a matching card in another category', [lane('LOTT', 'LOTT'), lane('RNG', 'TCG_LOTTO_VN')], 'LOTT'],
  ['no e-lottery category', [], 'LOTT'],
] as const)('[GAME-11] derives the site’s prize mode from its e-lottery category: %s', (_, lanes, mode) => {
  expect(siteMode(lanes)).toBe(mode)
})

test('[GAME-11] a lottery’s prize mode is SEA at the SEA vendor, ZY if the lottery has ZY, and otherwise the site’s', () => {
  const lanes = [lane('ELOTT', 'LOTT')]
  expect(prizeModeOf({ vassalage: 'TCG_SEA', prizeMode: 'ZY' }, lanes)).toBe('SEA')
  expect(prizeModeOf({ vassalage: 'ELOTT', prizeMode: 'ZY' }, lanes)).toBe('ZY')
  expect(prizeModeOf({ vassalage: 'TCG_LOTTO_VN', prizeMode: 'ELOTT' }, lanes)).toBe('ELOTT')
  expect(prizeModeOf({ vassalage: 'TCG_LOTTO_VN', prizeMode: 'ELOTT' }, [])).toBe('LOTT')
})
