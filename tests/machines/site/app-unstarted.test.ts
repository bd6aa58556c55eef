import { setupI18n } from '@lingui/core'
import { afterEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { appFlow } from '#pages/site/app.flow.ts'
import { boot } from '#tests/models/site/app.ts'

afterEach(() => vi.unstubAllGlobals())

const unstarted = (changes: Partial<typeof boot> = {}) =>
  createActor(appFlow(setupI18n()), {
    input: {
      boot: { ...boot, ...changes },
      login: null,
      hasTicket: false,
      isBalanceMasked: () => false,
      spread: 0,
    },
  }).getSnapshot().children

test('before it starts, the app knows the site status and the language, but not the viewer', () => {
  const { systemStatus, session, language } = unstarted()
  expect(systemStatus?.getSnapshot().matches('open')).toBe(true)
  expect(session?.getSnapshot().tags).toEqual(new Set(['pending', 'restoring']))
  expect(language?.getSnapshot().context.language).toBe('pt')
})

test('a closed site is shown as closed before the app starts', () => {
  const status = { status: 2, ip: '203.0.113.7', customerService: null } as const
  expect(unstarted({ status }).systemStatus?.getSnapshot().matches('closed')).toBe(true)
})

test('before it starts, the app sends no request and opens no channel to other tabs', () => {
  const fetch = vi.fn()
  const channel = vi.fn()
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('BroadcastChannel', channel)
  unstarted({ status: null })
  expect([fetch.mock.calls, channel.mock.calls]).toEqual([[], []])
})
