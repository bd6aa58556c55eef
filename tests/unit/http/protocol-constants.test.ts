import { exportJWK, generateKeyPair } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { startFreePlay } from '#api/auth/free-play.ts'
import { configureCalls } from '#api/http/settings.ts'
import { cacheSiteConfig } from '#api/http/site-config-cache.ts'
import { readGames } from '#api/lobby/game-list.ts'
import { readHotGames } from '#api/lobby/home.ts'
import { readVendors } from '#api/lobby/vendors.ts'
import { requestLaunch } from '#api/play/game-launch.ts'
import { readLobby, readOpenedGames, readRecent } from '#api/play/lottery.ts'
import { readPublicAnnouncements } from '#api/site/announcements.ts'
import { someSite } from '#tests/models/site/site-configuration.ts'
import { serveCalls } from '#tests/support/call-server.ts'

const { signal } = new AbortController()

afterEach(() => {
  configureCalls({ platform: '' })
  vi.unstubAllGlobals()
})

/** Starts a platform stub without data. Resolves to a function that reads the last request's parameters. */
async function listen() {
  const { publicKey } = await generateKeyPair('ECDH-ES+A256KW', { crv: 'P-256', extractable: true })
  const key = { ...(await exportJWK(publicKey)), kid: 'key', at: Date.now() }
  const server = await serveCalls(({ path }) => {
    if (path === '/wps/system/publicKey') return { body: { success: true, value: key } }
    if (path.startsWith('/wps/relay/games/hot')) {
      return { body: { success: true, value: { list: [], totalPages: 0, total: 0 } } }
    }
    return {
      body: { success: false, code: path.includes('freeplay') ? 'login.off' : 'launch.unknown', value: {} },
    }
  })
  configureCalls({ platform: server.origin, merchant: 'palpite' })
  return () => {
    const { path, body } = server.asked.at(-1) ?? { path: '', body: '' }
    const url = new URL(path, server.origin)
    return { ...Object.fromEntries(url.searchParams), ...JSON.parse(body || '{}') }
  }
}

test('[SYS-15] sends platform W and version 3 for free play', async () => {
  const last = await listen()
  await startFreePlay(signal)
  expect(last()).toMatchObject({ platform: 'W', version: 3 })
})

test('[SYS-15] requests hot games for platform WEB', async () => {
  const last = await listen()
  await readHotGames('pt', signal)
  expect(last()).toEqual({
    merchantCode: 'palpite',
    platform: 'WEB',
    isPlatform: '2',
    language: 'pt',
    page: '1',
    pageSize: '48',
  })
})

test('[SYS-15] launches a game for the device WEB', async () => {
  const last = await listen()
  vi.stubGlobal('location', { origin: 'https://palpite.test' })
  cacheSiteConfig(someSite)
  const game = { nodeId: 7, vassalage: 'PG', gameType: 'RNG', gameCode: 'caju' } as const
  await requestLaunch({ game, from: '/' }, signal)
  expect(last()).toMatchObject({ device: 'WEB', vendor: 'PG' })
})

const anything = { category: null, vendor: null, kind: null, text: '', first: 1, pages: 1 } as const

test('[SYS-15] requests every game list with client type 3, and vendors with platform html5-desktop', async () => {
  const last = await listen()
  const selections = ['all', 'favorite', 'recent'] as const
  for (const selection of selections) {
    await expect(readGames({ ...anything, selection }, 'pt', signal)).rejects.toThrow()
    expect(last()).toMatchObject(
      selection === 'recent' ? { clientType: '3' } : { clientType: '3', platform: 'WEB' },
    )
  }
  await expect(readVendors('pt', signal)).rejects.toThrow()
  expect(last()).toMatchObject({ platform: 'html5-desktop' })
})

test('[SYS-15] requests lotteries of type Lott, recent ones for device WEB, and announcements for platform W', async () => {
  const last = await listen()
  await expect(readLobby('pt', signal)).rejects.toThrow()
  expect(last()).toMatchObject({ lotteryType: 'Lott' })
  await expect(readOpenedGames('pt', signal)).rejects.toThrow()
  expect(last()).toMatchObject({ lotteryType: 'Lott' })
  await expect(readRecent('pt', signal)).rejects.toThrow()
  expect(last()).toMatchObject({ device: 'WEB' })
  await expect(readPublicAnnouncements({ pageNo: 1 }, signal)).rejects.toThrow()
  expect(last()).toMatchObject({ platform: 'W' })
})
