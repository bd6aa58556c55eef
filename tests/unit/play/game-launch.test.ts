import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailed } from '#api/http/call-failed.ts'

const ask = vi.fn()
const read = vi.fn()
vi.mock('#api/http/call-api.ts', () => ({ callApi: ask, fetchValue: read }))

const game = { nodeId: 7, vassalage: 'PG', gameType: 'RNG', gameCode: 'caju' } as const
const { signal } = new AbortController()
const accepted = (url: string) => ({ ok: true, value: { url, show: 'frame', name: 'Caju' } })
const refused = (code: string, value: object = {}) => ({ ok: false, refusal: { code, message: '', value } })

/** Hosts are cached for the lifetime of a page, so each test opens a new page. */
async function newPage() {
  vi.resetModules()
  return (await import('#api/play/game-launch.ts')).requestLaunch
}

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://palpite.example' })
  read.mockResolvedValue({ launchGameCDNs: ['https://one.example', 'https://two.example'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  ask.mockReset()
  read.mockReset()
})

test('picks a random host for each launch, but requests the list of hosts only once', async () => {
  const requestLaunch = await newPage()
  ask.mockResolvedValue(accepted('/play?t=1'))
  vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.9)
  const first = await requestLaunch({ game, from: '/' }, signal)
  const second = await requestLaunch({ game, from: '/' }, signal)
  expect([first, second]).toEqual(
    ['https://one.example/play?t=1', 'https://two.example/play?t=1'].map((address) => ({
      outcome: 'launched',
      launch: { address, show: 'frame', name: 'Caju' },
    })),
  )
  expect(read).toHaveBeenCalledOnce()
})

test('sends the game’s identifiers and the return URL, or “/” if that URL is too long', async () => {
  const requestLaunch = await newPage()
  ask.mockResolvedValue(accepted('/play'))
  const sent = { nodeId: 7, vendor: 'PG', gameType: 'RNG', gameCode: 'caju', device: 'WEB', language: 'pt' }
  await requestLaunch({ game, from: '/rng' }, signal)
  expect(ask.mock.lastCall?.slice(1)).toEqual([{ ...sent, backUrl: '/rng' }, { signal }])
  await requestLaunch({ game, from: `/${'x'.repeat(200)}` }, signal)
  expect(ask.mock.lastCall?.slice(1)).toEqual([{ ...sent, backUrl: '/' }, { signal }])
  expect(ask.mock.lastCall?.[0].path).toBe('/wps/game/launchGame')
})

test.each([
  ['launch.unknown', {}, { why: 'unknown' }],
  ['launch.trial', {}, { why: 'trial' }],
  ['launch.closed', { until: null }, { why: 'closed', until: null }],
  ['launch.closed', { until: '2030-01-02' }, { why: 'closed', until: '2030-01-02' }],
])('returns the rejection %s of a launch, with its value %j', async (code, value, refusal) => {
  const requestLaunch = await newPage()
  ask.mockResolvedValue(refused(code, value))
  expect(await requestLaunch({ game, from: '/' }, signal)).toEqual({ outcome: 'refused', refusal })
})

test('rejects a launch URL on another site', async () => {
  const requestLaunch = await newPage()
  ask.mockResolvedValue(accepted('//evil.example/play'))
  expect(await requestLaunch({ game, from: '/' }, signal)).toEqual({ outcome: 'badAddress' })
})

test('requests the list of hosts again after a failure', async () => {
  const requestLaunch = await newPage()
  ask.mockResolvedValue(accepted('/play'))
  read.mockRejectedValueOnce(new CallFailed('offline'))
  await expect(requestLaunch({ game, from: '/' }, signal)).rejects.toThrow('offline')
  expect(await requestLaunch({ game, from: '/' }, signal)).toMatchObject({ outcome: 'launched' })
})
