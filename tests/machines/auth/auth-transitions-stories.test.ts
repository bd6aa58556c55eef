import { expect, test, vi } from 'vitest'
import { tellStoriesApart } from '#tests/support/auth/login-story.ts'
import { openPage } from '#tests/support/auth/page-of-story.ts'

tellStoriesApart()

function openQuietPage() {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, value: { popups: [] } }))
  return openPage()
}

test('a member who resets the password lands on Home, not on the page requested earlier', async () => {
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

test('a visitor can switch between the login, recovery and registration popups, one at a time', async () => {
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

test('[REG-10] [AGENT-02] new players land on Home, and new agents on the requested page or the agent centre', async () => {
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
