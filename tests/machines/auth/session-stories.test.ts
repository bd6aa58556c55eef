import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  agent,
  loggedInAs,
  player,
  withDefaultPassword,
  withExpiredPassword,
} from '#tests/models/kit/members.ts'
import { createSessionPlatform, type SessionPlatform } from '#tests/support/session-platform.ts'
import { openTab, type Tab } from '#tests/support/tab.ts'

let platform: SessionPlatform
const tabs: Tab[] = []

/** Milliseconds by which `soon` advances the fake clock in each turn of the event loop. */
const TURN = 10
/** Maximum wait by the fake clock, in ms. A tab waits only a second for other tabs. */
const PATIENCE = 5_000

async function soon(check: () => void): Promise<void> {
  for (let passed = 0; passed < PATIENCE; passed += TURN) {
    try {
      return check()
    } catch {
      // The last check below reports the failure.
    }
    await vi.advanceTimersByTimeAsync(TURN)
    await nextTurn()
  }
  check()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  platform = createSessionPlatform()
  platform.sessions.set('token-of-ana', player)
  vi.stubGlobal('fetch', platform.fetch)
})

afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(address?: string): Promise<Tab> {
  const tab = await openTab(address === undefined ? {} : { address })
  tabs.push(tab)
  return tab
}

async function openLoggedIn(): Promise<Tab> {
  const tab = await open()
  await soon(() => expect(tab.is('visitor')).toBe(true))
  tab.logIn(loggedInAs(player))
  return tab
}

test('a tab stays pending until it knows that no other tab has a session', async () => {
  const tab = await open()
  expect(tab.is('pending')).toBe(true)
  expect(tab.is('visitor')).toBe(false)
  await soon(() => expect(tab.is('visitor')).toBe(true))
  expect(platform.asked('/wps/member/info')).toEqual([])
})

test('a reload keeps the session and loads its member again', async () => {
  const tab = await openLoggedIn()
  tab.reload()
  expect(tab.is('loggedIn')).toBe(false)
  await soon(() => expect(tab.is('loggedIn')).toBe(true))
  expect(platform.asked('/wps/member/info')).toEqual([{ path: '/wps/member/info', token: 'token-of-ana' }])
})

test('a second tab uses the first tab’s session and follows its logout', async () => {
  const first = await openLoggedIn()
  const second = await open()
  await soon(() => expect(second.is('loggedIn')).toBe(true))
  expect(second.token()).toBe('token-of-ana')

  first.session.send({ type: 'session.leave' })
  await soon(() => expect([first.is('visitor'), second.is('visitor')]).toEqual([true, true]))
  expect([first.token(), second.token()]).toEqual([null, null])
  expect(second.overlays()).toEqual([])
  expect(platform.asked('/wps/session/logout')).toHaveLength(1)
  expect(platform.sessions.has('token-of-ana')).toBe(false)
})

test('a tab adopts a session that another tab sends late', async () => {
  const busy = new BroadcastChannel('session')
  const asked = Promise.withResolvers<string>()
  busy.addEventListener('message', ({ data }) => data.type === 'asks' && asked.resolve(data.question))
  const tab = await open()
  await soon(() => expect(tab.is('visitor')).toBe(true))
  busy.postMessage({ type: 'answers', question: await asked.promise, token: 'token-of-ana' })
  busy.close()
  await soon(() => expect(tab.is('loggedIn')).toBe(true))
  expect(tab.token()).toBe('token-of-ana')
})

test('a logout closes the socket immediately, before the platform responds', async () => {
  const tab = await openLoggedIn()
  expect(tab.hasSocket()).toBe(true)
  tab.session.send({ type: 'session.leave' })
  expect(tab.is('pending')).toBe(true)
  expect(tab.hasSocket()).toBe(false)
  await soon(() => expect(tab.is('visitor')).toBe(true))
  tab.logIn(loggedInAs(player))
  expect(tab.hasSocket()).toBe(true)
})

test('a tab that is opening follows a login in another tab', async () => {
  const first = await open()
  await soon(() => expect(first.is('visitor')).toBe(true))
  const second = await open()
  await vi.advanceTimersByTimeAsync(TURN)
  await nextTurn()
  expect(second.is('pending')).toBe(true)
  first.logIn(loggedInAs(player))
  await soon(() => expect(second.is('loggedIn')).toBe(true))
  expect(first.is('loggedIn')).toBe(true)
})

test('visitor tabs follow a login, and tabs of another account ignore a logout', async () => {
  const first = await open()
  const second = await open()
  await soon(() => expect(second.is('visitor')).toBe(true))
  platform.sessions.set('token-of-bruno', { ...player, id: '8', account: 'bruno' })
  first.logIn(loggedInAs(player))
  await soon(() => expect(second.is('loggedIn')).toBe(true))

  second.logIn(loggedInAs({ ...player, id: '8', account: 'bruno' }))
  second.session.send({ type: 'session.leave' })
  await soon(() => expect(second.is('visitor')).toBe(true))
  expect(first.is('loggedIn')).toBe(true)
})

test('a rejected session ends only once, shows one dialog and leaves the page open', async () => {
  const tab = await openLoggedIn()
  platform.sessions.clear()
  await Promise.allSettled([tab.readBalance(), tab.readBalance(), tab.readBalance()])
  expect(tab.is('ended')).toBe(true)
  expect(tab.overlays()).toEqual(['sessionEnded'])
  expect(tab.top()).toMatchObject({ reason: 'expired', agent: false })
  expect(tab.page.visited).toEqual([])
  expect(tab.token()).toBe(null)

  tab.app.send({ type: 'app.login' })
  expect(tab.overlays()).toEqual(['login'])
  platform.sessions.set('token-of-ana', player)
  tab.logIn(loggedInAs(player))
  expect(tab.overlays()).toEqual([])
  expect(tab.page.visited).toEqual([])
})

test('a late rejection of the previous session does not end the current one', async () => {
  const tab = await openLoggedIn()
  platform.sessions.clear()
  const late = tab.readBalance()
  platform.sessions.set('token-of-bruno', { ...player, id: '8', account: 'bruno' })
  tab.logIn(loggedInAs({ ...player, id: '8', account: 'bruno' }))
  await expect(late).rejects.toMatchObject({ reason: 'unauthorised' })
  expect(tab.is('loggedIn')).toBe(true)
  expect(tab.overlays()).toEqual([])
})

test('when the socket reports an ended session, the tab asks the platform whether its own session ended', async () => {
  const tab = await openLoggedIn()
  tab.hears('socket.sessionEnded')
  await soon(() => expect(platform.asked('/wps/member/info')).toHaveLength(1))
  expect(tab.is('loggedIn')).toBe(true)

  platform.sessions.clear()
  tab.hears('socket.sessionEnded')
  await soon(() => expect(tab.is('ended')).toBe(true))
  expect(tab.top()).toMatchObject({ kind: 'sessionEnded', reason: 'elsewhere' })
})

const bruno = { ...player, id: '8', account: 'bruno' }

/** Opens a tab with Ana's session and reloads it with a login link, by default for Bruno. */
async function openLinked(ticket = platform.issueTicket('token-of-bruno', bruno)): Promise<Tab> {
  const tab = await openLoggedIn()
  tab.page.address = `https://palpite.test/promotions?token=${ticket}`
  tab.reload()
  return tab
}
const asked = async (tab: Tab) => {
  await soon(() => expect(tab.overlays()).toEqual(['accountChoice']))
  return tab.top()
}
const answer = (tab: Tab, way: 'link.stay' | 'link.follow') => {
  tab.session.send({ type: way })
  tab.app.getSnapshot().children.overlays?.send({ type: 'overlay.clear', kinds: ['accountChoice'] })
}
const linkFailure = (tab: Tab) => tab.session.getSnapshot().context.linkFailure

test('[LOGIN-11] a login ticket in the URL logs the member in and is removed from the URL immediately', async () => {
  const ticket = platform.issueTicket('token-of-bruno', bruno)
  const tab = await open(`https://palpite.test/promotions?token=${ticket}&ref=abc#now`)
  expect(tab.page.replaced).toEqual(['https://palpite.test/promotions?ref=abc#now'])
  await soon(() => expect(tab.is('loggedIn')).toBe(true))
  expect([tab.token(), tab.ticket()]).toEqual(['token-of-bruno', null])
  expect(tab.page.visited).toEqual([])
  tab.reload()
  await soon(() => expect(tab.is('loggedIn')).toBe(true))
})

test('a session token in the URL is ignored and sent nowhere', async () => {
  const tab = await open('https://palpite.test/?token=token-of-ana')
  await soon(() => expect(tab.is('visitor')).toBe(true))
  expect([tab.token(), tab.ticket(), linkFailure(tab)]).toEqual([null, null, 'unusable'])
  expect(platform.asked('/wps/member/info')).toEqual([])
  expect(platform.asked('/wps/session/login/ticket')).toEqual([])
})

test('an unusable login link keeps the current session and is reported', async () => {
  const tab = await openLinked(`lt_${'stale'.padEnd(43, '_')}`)
  await soon(() => expect(tab.is('loggedIn')).toBe(true))
  expect([tab.token(), tab.ticket(), linkFailure(tab)]).toEqual(['token-of-ana', null, 'unusable'])
})

test('a login link for another account asks before it switches, and staying keeps the session', async () => {
  const tab = await openLinked()
  expect(await asked(tab)).toMatchObject({ current: player.account, other: 'bruno' })
  expect(tab.is('pending')).toBe(true)
  answer(tab, 'link.stay')
  await soon(() => expect(tab.is('loggedIn')).toBe(true))
  expect([tab.token(), tab.ticket(), linkFailure(tab)]).toEqual(['token-of-ana', null, null])
  expect(tab.page.address).toBe('https://palpite.test/promotions')
  expect(platform.asked('/wps/session/login/ticket')).toEqual([])
})

test('closing the account choice that a login link opened keeps the current session', async () => {
  const tab = await openLinked()
  const { id = '' } = (await asked(tab)) ?? {}
  tab.app.getSnapshot().children.overlays?.send({ type: 'overlay.close', id })
  await soon(() => expect(tab.is('loggedIn')).toBe(true))
  expect(tab.token()).toBe('token-of-ana')
})

test('following a login link to another account removes the first account’s favourites from the tab', async () => {
  const tab = await openLoggedIn()
  tab.saveFavourites([7])
  tab.page.address = `https://palpite.test/?token=${platform.issueTicket('token-of-bruno', bruno)}`
  tab.reload()
  await asked(tab)
  answer(tab, 'link.follow')
  await soon(() => expect(tab.is('loggedIn')).toBe(true))
  expect(tab.token()).toBe('token-of-bruno')
  expect(tab.savedFavourites()).toEqual([])
  expect(tab.overlays()).toEqual([])
})

test('the account choice of a login link reappears after a reload, and the ticket is still valid', async () => {
  const tab = await openLinked()
  await asked(tab)
  tab.reload()
  await asked(tab)
  answer(tab, 'link.follow')
  await soon(() => expect(tab.token()).toBe('token-of-bruno'))
})

test('a login link for the logged-in account keeps the session without asking', async () => {
  const tab = await openLinked(platform.issueTicket('another-of-ana', player))
  await soon(() => expect(tab.is('loggedIn')).toBe(true))
  expect([tab.token(), tab.ticket(), linkFailure(tab)]).toEqual(['token-of-ana', null, null])
})

test('a login link in a second tab asks before it switches accounts, and the first tab keeps its session', async () => {
  const first = await openLoggedIn()
  const ticket = platform.issueTicket('token-of-bruno', bruno)
  const second = await open(`https://palpite.test/?token=${ticket}`)
  await asked(second)
  answer(second, 'link.follow')
  await soon(() => expect(second.is('loggedIn')).toBe(true))
  expect([first.token(), second.token()]).toEqual(['token-of-ana', 'token-of-bruno'])
  second.session.send({ type: 'session.leave' })
  await soon(() => expect(second.is('visitor')).toBe(true))
  expect(first.is('loggedIn')).toBe(true)
})

test('two tabs that open the same login link get the same session', async () => {
  const ticket = platform.issueTicket('token-of-bruno', bruno)
  const both = [
    await open(`https://palpite.test/?token=${ticket}`),
    await open(`https://palpite.test/?token=${ticket}`),
  ]
  await soon(() => expect(both.map((tab) => tab.is('loggedIn'))).toEqual([true, true]))
  expect(both.map((tab) => tab.token())).toEqual(['token-of-bruno', 'token-of-bruno'])
})

test('a login in another tab does not interrupt the exchange of a login ticket', async () => {
  const ticket = platform.issueTicket('token-of-bruno', bruno)
  const other = await open()
  await soon(() => expect(other.is('visitor')).toBe(true))
  const release = platform.holdTickets()
  const linked = await open(`https://palpite.test/?token=${ticket}`)
  await soon(() => expect(platform.asked('/wps/session/login/ticket')).toHaveLength(1))
  other.logIn(loggedInAs(player))
  const heard = platform.asked('/wps/member/info').length
  await vi.advanceTimersByTimeAsync(PATIENCE)
  expect([linked.is('pending'), platform.asked('/wps/member/info').length]).toEqual([true, heard])
  release()
  await soon(() => expect(linked.is('loggedIn')).toBe(true))
  expect([linked.token(), other.token()]).toEqual(['token-of-bruno', 'token-of-ana'])
})

test('a login link that gets no response leaves the visitor logged out, and a reload retries it', async () => {
  const ticket = platform.issueTicket('token-of-bruno', bruno)
  platform.fallSilent(true)
  const tab = await open(`https://palpite.test/?token=${ticket}`)
  await soon(() => expect(tab.is('visitor')).toBe(true))
  expect([tab.ticket(), linkFailure(tab)]).toEqual([ticket, 'failed'])
  platform.fallSilent(false)
  tab.reload()
  await soon(() => expect(tab.is('loggedIn')).toBe(true))
  expect(tab.token()).toBe('token-of-bruno')
})

test('a reload with an expired password opens only a password change that cannot be closed', async () => {
  const tab = await openLoggedIn()
  platform.sessions.set('token-of-ana', withExpiredPassword)
  tab.reload()
  await soon(() => expect(tab.is('mustChange')).toBe(true))
  expect(tab.is('loggedIn')).toBe(false)
  expect(tab.hasSocket()).toBe(false)
  expect(tab.top()).toMatchObject({ kind: 'changePassword', forced: true })
  const { id = '' } = tab.top() ?? {}
  tab.app.getSnapshot().children.overlays?.send({ type: 'overlay.close', id })
  expect(tab.overlays()).toEqual(['changePassword'])

  platform.sessions.set('token-of-ana', player)
  tab.app.send({ type: 'password.changed' })
  await soon(() => expect(tab.is('loggedIn')).toBe(true))
  expect(tab.overlays()).toEqual([])
  expect(tab.page.visited).toEqual(['/'])
  expect(tab.hasSocket()).toBe(true)
})

test('a default password entered at login is reused as the old password and deleted after the change', async () => {
  const tab = await openLoggedIn()
  platform.sessions.set('token-of-ana', withDefaultPassword)
  tab.logIn(loggedInAs(withDefaultPassword), 'palpite123')
  expect(tab.top()).toMatchObject({ kind: 'changePassword', knownPassword: 'palpite123' })

  platform.sessions.set('token-of-ana', player)
  tab.app.send({ type: 'password.changed' })
  await soon(() => expect(tab.is('loggedIn')).toBe(true))
  expect(JSON.stringify(tab.app.getPersistedSnapshot())).not.toContain('palpite123')
})

test('a password change in one tab unlocks the member’s other tabs and leaves other members’ tabs alone', async () => {
  const first = await openLoggedIn()
  const second = await open()
  await soon(() => expect(second.is('loggedIn')).toBe(true))
  platform.sessions.set('token-of-ana', withExpiredPassword)
  await Promise.allSettled([first.readBalance(), second.readBalance()])
  await soon(() => expect([first.is('mustChange'), second.is('mustChange')]).toEqual([true, true]))

  const third = await open()
  third.logIn({ ...loggedInAs(bruno), token: 'token-of-bruno' })
  platform.sessions.set('token-of-bruno', bruno)
  await soon(() => expect(third.is('loggedIn')).toBe(true))
  const before = platform.asked('/wps/member/info').length

  platform.sessions.set('token-of-ana', player)
  first.app.send({ type: 'password.changed' })
  await soon(() => expect([first.is('loggedIn'), second.is('loggedIn')]).toEqual([true, true]))
  expect(second.overlays()).toEqual([])
  expect(platform.asked('/wps/member/info')).toHaveLength(before + 2)
})

test('a password that expires during a session must be changed at the next call', async () => {
  const tab = await openLoggedIn()
  platform.sessions.set('token-of-ana', withExpiredPassword)
  await expect(tab.readBalance()).rejects.toMatchObject({ reason: 'forbidden' })
  await soon(() => expect(tab.is('mustChange')).toBe(true))
  expect(tab.overlays()).toEqual(['changePassword'])
})

test('for agents only, login opens the agent centre and logout opens the agents’ landing page', async () => {
  const tab = await openLoggedIn()
  tab.session.send({ type: 'session.leave' })
  await soon(() => expect(tab.is('visitor')).toBe(true))
  expect(tab.page.visited).toEqual([])

  platform.sessions.set('token-of-marta', { ...agent, account: 'marta' })
  tab.logIn(loggedInAs({ ...agent, account: 'marta' }))
  expect([tab.is('agent'), tab.wasAgent()]).toEqual([true, true])
  tab.session.send({ type: 'session.leave' })
  await soon(() => expect(tab.is('visitor')).toBe(true))
  expect(tab.page.visited).toEqual(['/agentHome', '/agent'])
  expect(tab.wasAgent()).toBe(false)
})

test('a login leads to the requested page, but not after the visitor has closed the login popup', async () => {
  const tab = await open()
  tab.app.send({ type: 'app.login', next: '/favorite' })
  expect(tab.overlays()).toEqual([])
  await soon(() => expect(tab.overlays()).toEqual(['login']))
  tab.logIn(loggedInAs(player))
  expect(tab.overlays()).toEqual([])
  expect(tab.page.visited).toEqual(['/favorite'])

  tab.session.send({ type: 'session.leave' })
  await soon(() => expect(tab.is('visitor')).toBe(true))
  tab.app.send({ type: 'app.login', next: '/recent' })
  tab.app.getSnapshot().children.overlays?.send({ type: 'overlay.close', id: 'login' })
  platform.sessions.set('token-of-ana', player)
  // Closing the popup leads from the login URL to Home. A later login does not lead to `/recent`.
  expect(tab.page.visited).toEqual(['/favorite', '/'])
  tab.logIn(loggedInAs(player))
  expect(tab.page.visited).toEqual(['/favorite', '/'])
})

test('the session does not end when the platform does not respond', async () => {
  const tab = await openLoggedIn()
  platform.fallSilent(true)
  tab.reload()
  await soon(() => expect(tab.is('unsure')).toBe(true))
  expect(tab.is('visitor')).toBe(false)
  platform.fallSilent(false)
  tab.session.send({ type: 'session.retry' })
  await soon(() => expect(tab.is('loggedIn')).toBe(true))
})

test('a logout ends the session even if the platform does not respond', async () => {
  const tab = await openLoggedIn()
  platform.fallSilent(true)
  tab.session.send({ type: 'session.leave' })
  await soon(() => expect(tab.is('visitor')).toBe(true))
  expect(tab.token()).toBe(null)
})
