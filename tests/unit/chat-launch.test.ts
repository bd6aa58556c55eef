import { afterEach, expect, test, vi } from 'vitest'
import { launchChat } from '#api/live-chat.ts'

const ask = vi.hoisted(() => vi.fn())
vi.mock('#api/ask.ts', () => ({ ask, read: vi.fn() }))
afterEach(() => ask.mockReset())

const conversation = '8b6f1f6a-3c5d-4a51-9f6e-2d1d9a0c7e11'
const wanted = {
  b2c: true,
  headerColor: '#0f1a1a',
  title: 'Palpite',
  isVisitor: false,
  own: ['palpite.example'],
}

const launched = (chatUrl: string) => {
  ask.mockResolvedValue({ ok: true, value: { chatUrl } })
  return launchChat(wanted, new AbortController().signal)
}

test('[CS-02] a conversation is on this site’s own page, or on the operator’s domain', async () => {
  expect(await launched(`/customerService?b2c=true#${conversation}`)).toEqual({
    outcome: 'here',
    conversation,
  })
  const href = 'https://chat.palpite.example/w?title=Palpite'
  expect(await launched(href)).toEqual({ outcome: 'elsewhere', href })
})

test.each([
  `/promotions#${conversation}`,
  '/customerService#nobody',
  `//customerService#${conversation}`,
  `/customerService?a=\u202e#${conversation}`,
  'https://evil.example/w',
  'https://palpite.example/\u0000w',
  'https://palpite.example/\n\tw',
  'https://palpite.example/a\\..\\b',
  'javascript:alert(1)',
])('[CS-02] it never leads to %j', async (chatUrl) => {
  expect(await launched(chatUrl)).toEqual({ outcome: 'badAddress' })
})
