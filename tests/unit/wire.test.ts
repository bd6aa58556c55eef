import { exportJWK, generateKeyPair } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { startFreePlay } from '#api/free-play.ts'
import { requestLaunch } from '#api/game-launch.ts'
import { readHotGames } from '#api/home.ts'
import { noteSite } from '#api/known-site.ts'
import { configureCalls } from '#api/settings.ts'
import { someSite } from '#tests/models/site-configuration.ts'
import { serveCalls } from '#tests/support/call-server.ts'

const { signal } = new AbortController()

afterEach(() => {
  configureCalls({ platform: '' })
  vi.unstubAllGlobals()
})

/** A platform that has nothing, and keeps what it was asked. */
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

test('free play names the platform in its short form and the gateway’s version', async () => {
  const last = await listen()
  await startFreePlay(signal)
  expect(last()).toMatchObject({ platform: 'W', version: 3 })
})

test('the hot games are asked for platform WEB, for the platform’s own site', async () => {
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

test('a launch names the device WEB', async () => {
  const last = await listen()
  vi.stubGlobal('location', { origin: 'https://palpite.test' })
  noteSite(someSite)
  const game = { nodeId: 7, vassalage: 'PG', gameType: 'RNG', gameCode: 'caju' } as const
  await requestLaunch({ game, from: '/' }, signal)
  expect(last()).toMatchObject({ device: 'WEB', vendor: 'PG' })
})
