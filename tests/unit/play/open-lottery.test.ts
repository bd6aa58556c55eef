import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { launchGame } from '#protocol/play/game-launch.ts'

const game = {
  nodeId: 303,
  gameCode: 'COSTA',
  gameType: 'LOTT',
  vassalage: 'TCG_LOTTO_VN',
  prizeMode: 'ELOTT',
} as const
const ask = vi.fn<(call: { path: string }, request: object) => Promise<unknown>>()
const { signal } = new AbortController()
let lanes: { title: string; cards: { vassalage: string }[] }[] = []
let families: { games: object[] }[] = []

beforeEach(() => {
  vi.resetModules()
  lanes = []
  families = [{ games: [game] }]
  ask.mockReset().mockResolvedValue({ ok: true, value: {} })
  vi.doMock('#api/http/call-api.ts', () => ({
    callApi: ask,
    fetchValue: async () => ({ families }),
  }))
  vi.doMock('#api/lobby/vendors.ts', () => ({ readVendors: async () => lanes }))
  vi.doMock('#api/http/settings.ts', () => ({ settings: () => ({ language: 'en' }) }))
})
afterEach(() => {
  for (const path of ['#api/http/call-api.ts', '#api/lobby/vendors.ts', '#api/http/settings.ts'])
    vi.doUnmock(path)
})

async function sent(view: 'betting' | 'lobby', from = '/vnLottery?gameCode=COSTA'): Promise<unknown> {
  const { openLottery } = await import('#api/play/lottery.ts')
  await openLottery({ gameCode: 'COSTA', view, from }, signal)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(ask.mock.calls[0]?.[0].path).toBe(launchGame.path)
  return ask.mock.calls[0]?.[1]
}

test.each(['betting', 'lobby'] as const)(
  '[LOTT-01] sends all parameters to launch a lottery in the %s view',
  async (view) => {
    expect(await sent(view)).toEqual({
      nodeId: 303,
      vendor: 'TCG_LOTTO_VN',
      gameType: 'LOTT',
      gameCode: 'COSTA',
      backUrl: '/vnLottery?gameCode=COSTA',
      device: 'WEB',
      language: 'en',
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoPrizeMode: 'LOTT',
      lottoGameCode: 'COSTA',
      lottoView: view,
    })
  },
)

test('[LOTT-01] uses Home as the return URL when the page’s own URL is too long', async () => {
  expect(await sent('betting', `/${'x'.repeat(199)}`)).toMatchObject({ backUrl: `/${'x'.repeat(199)}` })
  ask.mockClear()
  expect(await sent('betting', `/${'x'.repeat(200)}`)).toMatchObject({ backUrl: '/' })
})

test.each([
  ['ELOTT when the e-lottery category has a matching card', game, 'LOTT', 'ELOTT'],
  ['LOTT when the e-lottery category has no matching card', game, 'TCG_SEA', 'LOTT'],
  ['SEA for Southeast Asian lotteries', { ...game, vassalage: 'TCG_SEA' }, 'LOTT', 'SEA'],
  ['ZY when that is the lottery’s own mode', { ...game, prizeMode: 'ZY' }, 'LOTT', 'ZY'],
] as const)('[GAME-11] [LOTT-01] sends the prize mode %s', async (_, listed, card, lottoPrizeMode) => {
  families = [{ games: [] }, { games: [listed] }]
  lanes = [{ title: 'ELOTT', cards: [{ vassalage: card }] }]
  expect(await sent('betting')).toMatchObject({ vendor: listed.vassalage, lottoPrizeMode })
})
