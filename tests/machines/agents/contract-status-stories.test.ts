import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Consolidated } from '#api/agents/contract-status.ts'
import type { ContractRequest } from '#protocol/agents/contract-terms.ts'
import { requestLike } from '#tests/models/agents/contract-samples.ts'
import { openPage } from '#tests/support/auth/page-of-story.ts'
import { storageOfStory } from '#tests/support/auth/storage-of-story.ts'

const none: Consolidated = {
  dailysalreqtype: 0,
  divtypereq: 0,
  contracthoursalreq: 0,
  realtimesalreqtype: 0,
}

/** The fake platform's pending requests, newest first. */
let incoming: ContractRequest[]
/** Cursor of the next page of requests. */
let next: string | null
/** Whether the fake platform is down. */
let isSilent: boolean
/** Paths of the answered calls about contracts. */
let asked: string[]

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) })
  incoming = []
  next = null
  isSilent = false
  asked = []
  vi.stubGlobal('sessionStorage', storageOfStory())
  vi.stubGlobal('localStorage', storageOfStory())
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'https://palpite.test')
    if (pathname.endsWith('/popups')) return Response.json({ success: true, value: { popups: [] } })
    if (isSilent) throw new TypeError('no line')
    asked.push(pathname)
    if (pathname.endsWith('/consolidated'))
      return Response.json({ success: true, value: { ...none, divtypereq: incoming.length > 0 ? 2 : 1 } })
    return Response.json({ success: true, value: { requests: incoming, next } })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(given: Parameters<ReturnType<typeof openPage>['enter']>[0] = { kind: 'agent' }) {
  const page = openPage()
  await page.offerContracts(true)
  await page.enter(given)
  const { app } = page
  const overlays = () => app.getSnapshot().children.overlays
  const shown = () =>
    overlays()
      ?.getSnapshot()
      .context.shown.find(({ kind }) => kind === 'contract')
  return {
    ...page,
    overlays,
    task: shown,
    request: () => {
      const task = shown()
      return task?.kind === 'contract' ? task.requestId : undefined
    },
    /** Snoozes the open request as its view does: reports the version shown, then closes the dialog. */
    later(version: number) {
      const task = shown()
      if (task?.kind !== 'contract') throw new Error('No request is shown.')
      const request = { requestId: task.requestId, version }
      app.getSnapshot().children.contractStatus?.send({ type: 'request.snooze', request })
      overlays()?.send({ type: 'overlay.close', id: task.id })
    },
  }
}

const consolidated = () => asked.filter((path) => path.endsWith('/consolidated')).length

test('[AGENT-09] [CALL-13] contract status loads when contracts are enabled, except for trial players', async () => {
  const page = openPage()
  await page.enter({ kind: 'agent' })
  expect(consolidated()).toBe(0)
  await page.offerContracts(true)
  expect(consolidated()).toBe(1)
  expect(page.app.getSnapshot().context.contracts).toMatchObject({ divtypereq: 1 })
  await page.leave()
  expect(consolidated()).toBe(1)
  await page.enter({ kind: 'trial' })
  expect(consolidated()).toBe(1)
  expect(page.app.getSnapshot().context.contracts).toBeNull()
  await page.enter({ kind: 'player' })
  expect(consolidated()).toBe(2)
})

test('[CONTR-04] a pending request opens at login, and a later one opens when it arrives', async () => {
  incoming = [requestLike()]
  const page = await open()
  expect(page.request()).toBe('r1')
  page.later(1)
  expect(page.request()).toBeUndefined()
  incoming = [requestLike({ id: 'r2' }), requestLike()]
  await page.hear({ type: 'socket.contractsChanged' })
  expect(page.request()).toBe('r2')
})

test('[CONTR-04] [CONTR-07] pending requests are counted until they are answered, even if snoozed', async () => {
  incoming = [requestLike({ id: 'r2' }), requestLike()]
  next = 'r3'
  const page = await open()
  const waiting = () => {
    const { contracts } = page.app.getSnapshot().context
    return contracts === 'loadFailed' ? contracts : contracts?.waiting
  }
  expect(waiting()).toEqual({ count: 2, hasMore: true })
  page.later(1)
  page.later(1)
  expect(waiting()).toEqual({ count: 2, hasMore: true })
  next = null
  await page.hear({ type: 'socket.contractsChanged' })
  expect(waiting()).toEqual({ count: 2, hasMore: false })
  incoming = [requestLike()]
  await page.hear({ type: 'socket.contractsChanged' })
  expect(waiting()).toEqual({ count: 1, hasMore: false })
  isSilent = true
  await page.hear({ type: 'socket.contractsChanged' })
  expect(waiting(), 'what was known holds').toEqual({ count: 1, hasMore: false })
  isSilent = false
  incoming = []
  await page.hear({ type: 'socket.contractsChanged' })
  expect(waiting()).toEqual({ count: 0, hasMore: false })
})

test('a snoozed request stays hidden, even after a reload, until its version changes', async () => {
  incoming = [requestLike()]
  const before = await open()
  before.later(1)
  before.app.stop()
  const page = await open()
  expect(page.request()).toBeUndefined()
  incoming = [requestLike({ version: 2 })]
  await page.hear({ type: 'socket.contractsChanged' })
  expect(page.request()).toBe('r1')
  page.later(2)
  await page.hear({ type: 'socket.reopened' })
  expect(page.request()).toBeUndefined()
  await page.leave()
  await page.enter({ memberId: '8', kind: 'agent' })
  expect(page.request()).toBe('r1')
})

test('[CONTR-04] a newer version of an open request opens when the older one is closed', async () => {
  incoming = [requestLike()]
  const page = await open()
  incoming = [requestLike({ version: 2 })]
  await page.hear({ type: 'socket.contractsChanged' })
  const before = page.task()?.id
  page.later(1)
  expect(page.request()).toBe('r1')
  expect(page.task()?.id, 'its dialog starts from the beginning').not.toBe(before)
  page.later(2)
  expect(page.request()).toBeUndefined()
})

test('a request that is closed before it has loaded stays hidden until its version changes', async () => {
  incoming = [requestLike()]
  const page = await open()
  page.close()
  expect(page.request()).toBeUndefined()
  incoming = [requestLike({ version: 2 })]
  await page.hear({ type: 'socket.contractsChanged' })
  expect(page.request()).toBe('r1')
})

test('pending requests open one by one, the oldest first, and stay open when they are settled', async () => {
  incoming = [requestLike({ id: 'r2' }), requestLike()]
  const page = await open()
  expect(page.request()).toBe('r1')
  incoming = [requestLike({ id: 'r2' })]
  await page.hear({ type: 'socket.contractsChanged' })
  // The open request shows its outcome.
  expect(page.request()).toBe('r1')
  page.later(1)
  expect(page.request()).toBe('r2')
})

test('a contract request does not open until a pending money transfer is settled', async () => {
  const page = await open()
  page.overlays()?.send({ type: 'money.began' })
  incoming = [requestLike()]
  await page.hear({ type: 'socket.contractsChanged' })
  expect(page.request()).toBeUndefined()
  page.overlays()?.send({ type: 'money.settled' })
  expect(page.request()).toBe('r1')
})

test('contract status is reloaded after a failure, and the previous status is kept until then', async () => {
  const page = await open()
  isSilent = true
  incoming = [requestLike()]
  await page.hear({ type: 'socket.contractsChanged' })
  expect(page.app.getSnapshot().context.contracts).toMatchObject({ divtypereq: 1 })
  isSilent = false
  await vi.advanceTimersByTimeAsync(15_000)
  expect(page.request()).toBe('r1')
})

test('[AGENT-09] contract status counts as failed until it first loads, and a later failure keeps it', async () => {
  isSilent = true
  const page = await open()
  const contracts = () => page.app.getSnapshot().context.contracts
  const reload = () => page.app.getSnapshot().children.contractStatus?.send({ type: 'contracts.changed' })
  expect(contracts()).toBe('loadFailed')
  reload()
  await vi.advanceTimersByTimeAsync(0)
  expect(contracts()).toBe('loadFailed')
  isSilent = false
  reload()
  await vi.advanceTimersByTimeAsync(0)
  expect(contracts()).toMatchObject({ divtypereq: 1 })
  isSilent = true
  await page.hear({ type: 'socket.contractsChanged' })
  expect(contracts(), 'what was known holds').toMatchObject({ divtypereq: 1 })
})
