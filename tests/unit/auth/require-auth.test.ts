import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import { requireAuth } from '#pages/auth/require-auth.ts'
import { nextIn } from '#pages/kit/login-address.ts'
import type { RouterContext } from '#pages/site/app-actor.ts'

/**
 * Creates a root actor with the only thing that `requireAuth` reads: a session in a state with these tags.
 */
function appWithSession(tags: string[]) {
  const session = setup({ types: { tags: {} as string } }).createMachine({
    initial: 'here',
    states: { here: { tags } },
  })
  return createActor(
    setup({ actors: { session } }).createMachine({ invoke: { id: 'session', src: 'session' } }),
  )
}

/** Returns the location after a visit to a route that requires a login. */
async function opened(tags: string[]): Promise<string> {
  const root = createRootRouteWithContext<RouterContext>()()
  const paths = ['/', '/login'].map((path) => createRoute({ getParentRoute: () => root, path }))
  const favorite = createRoute({ getParentRoute: () => root, path: '/favorite', beforeLoad: requireAuth })
  const router = createRouter({
    routeTree: root.addChildren([...paths, favorite]),
    history: createMemoryHistory({ initialEntries: ['/favorite?page=2#top'] }),
    isServer: false,
    origin: 'http://palpite.test',
    context: { app: appWithSession(tags) } as unknown as RouterContext,
  })
  await router.load()
  return router.state.location.href
}

test('sends a visitor to the login page, whose URL keeps the requested path', async () => {
  const address = new URL(await opened(['visitor']), 'http://palpite.test')
  expect(address.pathname).toBe('/login')
  expect(nextIn(address.searchParams.get('next'))).toBe('/favorite?page=2#top')
})

test.each([
  ['is logged in', ['loggedIn']],
  ['is waiting for the session to be restored', ['pending']],
  ['has an expired session', ['visitor', 'ended']],
])('a person who %s stays on a page that requires a login', async (_, tags) => {
  expect(await opened(tags)).toBe('/favorite?page=2#top')
})

test('sends a member who must change the password to Home', async () => {
  expect(await opened(['mustChange'])).toBe('/')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '',
  null,
  7,
  '/\t/evil.example',
])('rejects %j as a return path', (text) => {
  expect(nextIn(text)).toBe(null)
})

test('accepts a path on the site, with query and fragment, as a return path', () => {
  expect(nextIn('/rng?vassalage=PG#top')).toBe('/rng?vassalage=PG#top')
})
