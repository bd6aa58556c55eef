import { expect, test, vi } from 'vitest'
import { tellStoriesApart } from '#tests/support/auth/login-story.ts'
import { openPage } from '#tests/support/auth/page-of-story.ts'

tellStoriesApart()

function openQuietPage() {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, value: { popups: [] } }))
  return openPage()
}

test('somebody who has got back in goes home, wherever they wanted to go before', async () => {
  const page = openQuietPage()
  const visited: string[] = []
  page.app.on('navigate', ({ to }) => visited.push(to))
  await page.visit()
  page.app.send({ type: 'app.login', next: '/favorite' })
  page.app.send({ type: 'app.forgot' })
  expect(page.top()).toBe('forgot')
  expect(page.app.getSnapshot().context.next).toBe('/favorite')
  page.app.send({ type: 'app.goOn', next: '/' })
  await page.enter()
  expect([page.top(), visited]).toEqual([undefined, ['/']])
})

test('from a forgotten password one comes back to the login, and from there to registration', async () => {
  const page = openQuietPage()
  await page.visit()
  for (const [event, kind] of [
    ['app.login', 'login'],
    ['app.forgot', 'forgot'],
    ['app.login', 'login'],
    ['app.register', 'register'],
  ] as const) {
    page.app.send({ type: event })
    expect(page.tasks()).toEqual({ shown: [kind], queue: [] })
  }
})

test('[REG-10] [AGENT-02] who registers goes home, unless the link makes them an agent: then to the agent centre, and a page of it that was wanted stays wanted', async () => {
  const visited: string[] = []
  for (const { next, kind } of [
    { next: '/', kind: 'player' },
    { next: '/', kind: 'agent' },
    { next: '/agentHome/contracts', kind: 'agent' },
  ] as const) {
    const page = openQuietPage()
    page.app.on('navigate', ({ to }) => visited.push(to))
    await page.visit()
    page.app.send({ type: 'app.register', next: '/' })
    page.app.send({ type: 'app.goOn', next })
    await page.enter({ kind, firstTime: true })
    expect(page.top()).toBeUndefined()
  }
  expect(visited).toEqual(['/', '/agentHome', '/agentHome/contracts'])
})
