import { afterEach, expect, test, vi } from 'vitest'
import { askOtherTabs, joinTabs, type TabNews, type Tabs } from '#api/browser/other-tabs.ts'

const joined: Tabs[] = []
const channels: BroadcastChannel[] = []

afterEach(() => {
  for (const tabs of joined.splice(0)) tabs.close()
  for (const channel of channels.splice(0)) channel.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function join(hear: (news: TabNews, tabs: Tabs) => void = () => {}): Tabs {
  const tabs: Tabs = joinTabs((news) => hear(news, tabs))
  joined.push(tabs)
  return tabs
}

/** Posts arbitrary messages to the channel. */
function post(...messages: unknown[]): void {
  const channel = new BroadcastChannel('session')
  channels.push(channel)
  for (const message of messages) channel.postMessage(message)
}

/** Another tab that the browser knows, but that sends nothing. */
function openAnotherTab(): () => void {
  let close = () => {}
  const untilClosed = new Promise<void>((resolve) => {
    close = resolve
  })
  void navigator.locks.request('tab:another', { mode: 'shared' }, () => untilClosed)
  return close
}

const never = () => new AbortController().signal

test('a tab that asks is answered by one that holds a session', async () => {
  const close = openAnotherTab()
  join((news, tabs) => {
    if (news.type === 'asks') tabs.answer(news.question, 'secret')
  })
  expect(await askOtherTabs(never())).toBe('secret')
  close()
})

test('an answer to another tab’s question is no answer', async () => {
  join((news, tabs) => {
    if (news.type === 'asks') tabs.answer('another question', 'secret')
  })
  expect(await askOtherTabs(never())).toBe(null)
})

test('beside a tab that does not answer the wait is a second; without a channel there is none', async () => {
  const close = openAnotherTab()
  const began = performance.now()
  expect(await askOtherTabs(never())).toBe(null)
  expect(performance.now() - began).toBeGreaterThan(990)
  vi.stubGlobal('BroadcastChannel', undefined)
  const without = performance.now()
  expect(await askOtherTabs(never())).toBe(null)
  expect(performance.now() - without).toBeLessThan(100)
  expect(() => join().tellBegan()).not.toThrow()
  close()
})

test('an answer that comes late is news, once; one to another tab’s question is none', async () => {
  const close = openAnotherTab()
  const heard: TabNews[] = []
  join((news, tabs) => {
    if (news.type === 'asks') setTimeout(() => tabs.answer(news.question, 'secret'), 1_500)
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

test('the only open tab waits for nobody', async () => {
  join()
  const began = performance.now()
  expect(await askOtherTabs(never())).toBe(null)
  expect(performance.now() - began).toBeLessThan(500)
})

test('a browser that does not tell of its tabs has them answer for themselves', async () => {
  vi.spyOn(navigator.locks, 'query').mockRejectedValue(new Error('no'))
  join((news, tabs) => {
    if (news.type === 'asks') tabs.answer(news.question, 'secret')
  })
  expect(await askOtherTabs(never())).toBe('secret')
})

test('whoever gives up waiting gets nothing', async () => {
  const giveUp = new AbortController()
  const asking = askOtherTabs(giveUp.signal)
  giveUp.abort()
  expect(await asking).toBe(null)
})

test('what does not read as a message is not heard; a token is never sent unasked', async () => {
  const heard: TabNews[] = []
  const sent: unknown[] = []
  const channel = new BroadcastChannel('session')
  channels.push(channel)
  channel.addEventListener('message', ({ data }) => sent.push(data))
  join((news) => heard.push(news))
  const other = join()
  post(null, 'left', { type: 'left' }, { type: 'left', memberId: 7 }, { type: 'steal' })
  other.tellBegan()
  other.tellLeft('7')
  other.tellChanged('7')
  const said = [
    { type: 'began' },
    { type: 'left', memberId: '7' },
    { type: 'passwordChanged', memberId: '7' },
  ]
  await vi.waitFor(() => expect(heard).toEqual(said), 30_000)
  expect(sent.slice(-3)).toEqual(said)
})
