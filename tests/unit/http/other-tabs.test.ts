import { afterEach, expect, test, vi } from 'vitest'
import { askOtherTabs, joinTabs, type TabMessage, type Tabs } from '#api/browser/other-tabs.ts'

const joined: Tabs[] = []
const channels: BroadcastChannel[] = []

afterEach(() => {
  for (const tabs of joined.splice(0)) tabs.close()
  for (const channel of channels.splice(0)) channel.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function join(hear: (news: TabMessage, tabs: Tabs) => void = () => {}): Tabs {
  const tabs: Tabs = joinTabs((news) => hear(news, tabs))
  joined.push(tabs)
  return tabs
}

const sendAnswer = (tabs: Tabs, question: string) => tabs.post({ type: 'answers', question, token: 'secret' })

function post(...messages: unknown[]): void {
  const channel = new BroadcastChannel('session')
  channels.push(channel)
  for (const message of messages) channel.postMessage(message)
}

/** Simulates another open tab, which sends nothing. Returns a function that closes it. */
function openAnotherTab(): () => void {
  let close = () => {}
  const untilClosed = new Promise<void>((resolve) => {
    close = resolve
  })
  void navigator.locks.request('tab:another', { mode: 'shared' }, () => untilClosed)
  return close
}

const never = () => new AbortController().signal

test('receives the token from another tab that has a session', async () => {
  const close = openAnotherTab()
  join((news, tabs) => {
    if (news.type === 'asks') sendAnswer(tabs, news.question)
  })
  expect(await askOtherTabs(never())).toBe('secret')
  close()
})

test('ignores an answer to another tab’s question', async () => {
  join((news, tabs) => {
    if (news.type === 'asks') sendAnswer(tabs, 'another question')
  })
  expect(await askOtherTabs(never())).toBe(null)
})

test('waits one second for a silent tab, but not at all in a browser without BroadcastChannel', async () => {
  const close = openAnotherTab()
  const began = performance.now()
  expect(await askOtherTabs(never())).toBe(null)
  expect(performance.now() - began).toBeGreaterThan(990)
  vi.stubGlobal('BroadcastChannel', undefined)
  const without = performance.now()
  expect(await askOtherTabs(never())).toBe(null)
  expect(performance.now() - without).toBeLessThan(100)
  expect(() => join().post({ type: 'began' })).not.toThrow()
  close()
})

test('delivers a late answer once, and ignores an answer to another tab’s question', async () => {
  const close = openAnotherTab()
  const heard: TabMessage[] = []
  join((news, tabs) => {
    if (news.type === 'asks') setTimeout(() => sendAnswer(tabs, news.question), 1_500)
  })
  join((news) => heard.push(news))
  expect(await askOtherTabs(never())).toBe(null)
  expect(heard.filter(({ type }) => type === 'answers')).toEqual([])
  post({ type: 'answers', question: 'another question', token: 'stolen' })
  const answer = { type: 'answers', question: expect.any(String), token: 'secret' }
  await vi.waitFor(() => expect(heard).toContainEqual(answer), 30_000)
  const { question } = heard.find((news) => news.type === 'answers') ?? { question: '' }
  post({ type: 'answers', question, token: 'again' }, { type: 'began' })
  await vi.waitFor(() => expect(heard).toContainEqual({ type: 'began' }), 30_000)
  expect(heard.filter(({ type }) => type === 'answers')).toEqual([answer])
  close()
})

test('does not wait for an answer when no other tab is open', async () => {
  join()
  const began = performance.now()
  expect(await askOtherTabs(never())).toBe(null)
  expect(performance.now() - began).toBeLessThan(500)
})

test('receives an answer even if the browser cannot tell whether other tabs are open', async () => {
  vi.spyOn(navigator.locks, 'query').mockRejectedValue(new Error('no'))
  join((news, tabs) => {
    if (news.type === 'asks') sendAnswer(tabs, news.question)
  })
  expect(await askOtherTabs(never())).toBe('secret')
})

test('returns no token if the request to other tabs is aborted', async () => {
  const giveUp = new AbortController()
  const asking = askOtherTabs(giveUp.signal)
  giveUp.abort()
  expect(await asking).toBe(null)
})

test('delivers only well-formed messages between tabs, and sends no token unless a tab asks', async () => {
  const heard: TabMessage[] = []
  const sent: unknown[] = []
  const channel = new BroadcastChannel('session')
  channels.push(channel)
  channel.addEventListener('message', ({ data }) => sent.push(data))
  join((news) => heard.push(news))
  const other = join()
  post(null, 'left', { type: 'left' }, { type: 'left', memberId: 7 }, { type: 'steal' })
  const said: TabMessage[] = [
    { type: 'began' },
    { type: 'left', memberId: '7' },
    { type: 'passwordChanged', memberId: '7' },
  ]
  said.forEach(other.post)
  await vi.waitFor(() => expect(heard).toEqual(said), 30_000)
  expect(sent.slice(-3)).toEqual(said)
})
