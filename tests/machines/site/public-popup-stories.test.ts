import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Popup } from '#protocol/site/popups.ts'
import { news, welcome } from '#tests/models/site/popups.ts'
import { openPage } from '#tests/support/auth/page-of-story.ts'
import { storageOfStory } from '#tests/support/auth/storage-of-story.ts'

/** Popups that the operator has published. */
let popups: Popup[]
/** Whether the platform is unreachable. */
let isSilent: boolean
/** The audiences (`execution`) of each popup request, such as `A,F`. Null if the request names none. */
let asked: (string | null)[]

const forVisitors: Popup = { ...welcome, id: 'visitors', execution: 'B' }
const more: Popup = { ...news, id: 'more' }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2030, 0, 1, 12) })
  popups = [forVisitors, news, more, welcome]
  isSilent = false
  asked = []
  vi.stubGlobal('sessionStorage', storageOfStory())
  vi.stubGlobal('localStorage', storageOfStory())
  vi.stubGlobal('fetch', async (address: string) => {
    if (isSilent) throw new TypeError('no line')
    const execution = new URL(address, 'https://palpite.test').searchParams.get('execution')
    asked.push(execution)
    const wanted = execution?.split(',') ?? []
    const value = { popups: popups.filter((popup) => wanted.includes(popup.execution)) }
    return Response.json({ success: true, value })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[POP-01] visitors, members and first logins each get their own popups', async () => {
  const page = openPage()
  await page.visit()
  expect(page.top()).toBe('visitors')
  await page.enter()
  expect(page.top()).toBe('news')
  await page.leave()
  await page.enter({ memberId: '8', firstTime: true })
  expect(asked).toEqual(['B', 'A', 'B', 'A,F'])
})

test('a popup for the first login does not return after a reload', async () => {
  popups = [welcome]
  const page = openPage()
  await page.enter({ firstTime: true })
  expect(page.top()).toBe('welcome')
  page.app.stop()
  const again = openPage()
  await again.enter()
  expect(again.top()).toBeUndefined()
})

test('[POP-02] popups open one by one after other overlays, and a closed one stays closed for its member', async () => {
  const page = openPage()
  page.ask({ id: 'help', kind: 'help' })
  await page.enter()
  expect(page.top()).toBe('help')
  page.app.getSnapshot().children.overlays?.send({ type: 'overlay.close', id: 'help' })
  expect(page.top()).toBe('news')
  page.close()
  expect(page.top()).toBe('more')
  page.app.stop()

  // The popup `more` was not closed, so it is shown again.
  const again = openPage()
  await again.enter()
  expect(again.top()).toBe('more')
  again.close()
  expect(again.top()).toBeUndefined()
  await again.leave()
  again.close()
  await again.enter()
  expect(again.top()).toBeUndefined()
  await again.enter({ memberId: '8' })
  expect(again.top()).toBe('news')
})

test('a forced password change closes the open popup, and no other popup opens', async () => {
  const page = openPage()
  await page.visit()
  await page.mustChange()
  expect(page.top()).toBe('changePassword')
  expect(page.tasks()).toEqual({ shown: ['changePassword'], queue: [] })
})

test('a popup that is closed until tomorrow returns the next day, and immediately for another member', async () => {
  popups = [news]
  const page = openPage()
  await page.enter()
  page.close(true)
  page.app.stop()

  vi.stubGlobal('sessionStorage', storageOfStory())
  const sameDay = openPage()
  await sameDay.enter()
  expect(sameDay.top()).toBeUndefined()
  await sameDay.enter({ memberId: '8' })
  expect(sameDay.top()).toBe('news')
  sameDay.app.stop()

  vi.setSystemTime(new Date(2030, 0, 2, 0, 1))
  const nextDay = openPage()
  await nextDay.enter()
  expect(nextDay.top()).toBe('news')
})

test('no popup is shown when the popups fail to load, and they are loaded again after a login', async () => {
  isSilent = true
  const page = openPage()
  await page.visit()
  expect(page.top()).toBeUndefined()
  isSilent = false
  await page.enter()
  expect(page.top()).toBe('news')
})

test('a visitor popup waits for the first interaction or five seconds', async () => {
  const still = openPage()
  await still.arrive()
  await vi.advanceTimersByTimeAsync(4_800)
  expect(still.top()).toBeUndefined()
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(still.top()).toBe('visitors')
  still.app.stop()
  const busy = openPage()
  await busy.arrive()
  expect(busy.top()).toBeUndefined()
  await busy.touch()
  expect(busy.top()).toBe('visitors')
})

test('[POP-02] a popup waits while a money page is open and is loaded only in the lobby', async () => {
  const page = openPage()
  await page.goTo('money page')
  await page.enter()
  expect(page.top()).toBeUndefined()
  expect(asked).toEqual([])
  await page.goTo('lobby')
  expect(page.top()).toBe('news')
})

test('[POP-02] a money page closes an open popup, and the lobby reloads the list only if popups were left', async () => {
  const page = openPage()
  await page.enter()
  expect(page.top()).toBe('news')
  await page.goTo('money page')
  expect(page.tasks()).toEqual({ shown: [], queue: [] })
  popups = [news]
  await page.goTo('lobby')
  expect(page.top()).toBe('news')
  page.close()
  await page.goTo('money page')
  popups = [news, more]
  await page.goTo('lobby')
  expect(page.top()).toBeUndefined()
})

test('a money page closes a popup that is under another overlay, but not the overlay', async () => {
  const page = openPage()
  await page.enter()
  page.ask({ id: 'help', kind: 'help' })
  await page.goTo('money page')
  expect(page.tasks()).toEqual({ shown: ['help'], queue: [] })
})

test('a popup list that arrives on a money page opens no popup', async () => {
  const page = openPage()
  await page.goTo('money page')
  await page.enter()
  const going = page.goTo('lobby')
  const leaving = page.goTo('money page')
  await Promise.all([going, leaving])
  expect(page.tasks()).toEqual({ shown: [], queue: [] })
  await page.goTo('lobby')
  expect(page.top()).toBe('news')
})
