import { expect, test, vi } from 'vitest'
import { tellStoriesApart } from '#tests/support/login-story.ts'
import { openPage } from '#tests/support/page-of-story.ts'

tellStoriesApart()

/** A page without popups of the operator's. */
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
