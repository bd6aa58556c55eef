import { afterEach, expect, test, vi } from 'vitest'
import { VISITORS_CHAT } from '#api/browser/session-storage.ts'
import { clearChat, launchChat } from '#api/support/live-chat.ts'
import { storageOfStory } from '#tests/support/auth/storage-of-story.ts'

const ask = vi.hoisted(() => vi.fn())
vi.mock('#api/http/call-api.ts', () => ({ callApi: ask, fetchValue: vi.fn() }))
afterEach(() => {
  ask.mockReset()
  vi.unstubAllGlobals()
})

const conversation = '8b6f1f6a-3c5d-4a51-9f6e-2d1d9a0c7e11'
const wanted = {
  b2c: true,
  headerColor: '#0f1a1a',
  title: 'Palpite',
  isVisitor: false,
  own: ['palpite.example'],
}

const launched = (chatUrl: string, isVisitor = false) => {
  ask.mockResolvedValue({ ok: true, value: { chatUrl } })
  return launchChat({ ...wanted, isVisitor }, new AbortController().signal)
}

test('[CS-02] opens a conversation on the site’s own page or on the operator’s domain', async () => {
  expect(await launched(`/customerService?b2c=true#${conversation}`)).toEqual({
    outcome: 'onSite',
    conversation,
  })
  const href = 'https://chat.palpite.example/w?title=Palpite'
  expect(await launched(href)).toEqual({ outcome: 'external', href })
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
])('[CS-02] rejects the chat address %j', async (chatUrl) => {
  expect(await launched(chatUrl)).toEqual({ outcome: 'unsafeAddress' })
})

test('[CS-02] keeps a visitor’s conversation in the tab until it is cleared', async () => {
  const storage = storageOfStory()
  vi.stubGlobal('sessionStorage', storage)
  storage.setItem(VISITORS_CHAT, 'nobody')
  const asAnswered = `/customerService#${conversation}`
  expect(await launched(asAnswered, true)).toEqual({ outcome: 'onSite', conversation })
  const other = 'b0f7f0a6-53f4-4f43-9a0f-7c9d3ad1a1b2'
  clearChat(other)
  expect(await launched(`/customerService#${other}`, true)).toEqual({ outcome: 'onSite', conversation })
  expect(ask).toHaveBeenCalledTimes(1)
  clearChat(conversation)
  expect(await launched(`/customerService#${other}`, true)).toEqual({
    outcome: 'onSite',
    conversation: other,
  })
})
