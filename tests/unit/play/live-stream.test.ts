import { edgesOf } from '@palpite/charts/edges.ts'
import { LIVE_CHANNEL } from '@palpite/visualiser/inspection/channel.ts'
import { type LiveMessage, liveMessage } from '@palpite/visualiser/inspection/live-message.ts'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, createMachine, fromPromise, setup } from 'xstate'

const child = createMachine({
  id: 'child',
  initial: 'waiting',
  states: { waiting: { on: { go: 'gone' } }, gone: { type: 'final' } },
})

const machine = setup({
  types: {
    context: {} as { password: string; tries: number },
    events: {} as { type: 'form.submit' | 'cross' },
  },
  actors: { child, work: fromPromise(async () => 'secret') },
}).createMachine({
  id: 'form',
  context: { password: 'palpite-demo-1', tries: 0 },
  type: 'parallel',
  states: {
    form: {
      initial: 'editing',
      states: {
        editing: { on: { 'form.submit': 'sending', cross: '#form.other.two' } },
        sending: { tags: 'busy', invoke: { id: 'work', src: 'work', onDone: 'sent' } },
        sent: { invoke: { id: 'child', src: 'child' } },
      },
    },
    other: { initial: 'one', states: { one: { on: { cross: 'two' } }, two: {} } },
  },
})

let heard: LiveMessage[] = []
let channels: BroadcastChannel[] = []

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('location', new URL('https://palpite.example/login?token=secret#secret'))
  // Collect the page's channels, so that they can be closed after the test.
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        channels.push(this)
      }
    },
  )
  heard = []
})
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
  channels = []
  vi.unstubAllGlobals()
})

async function openPage() {
  const { addRoot } = await import('@palpite/visualiser/inspection/roots.ts')
  const { awaitListener } = await import('@palpite/visualiser/inspection/await-listener.ts')
  const actor = createActor(machine)
  const forget = addRoot(actor)
  actor.start()
  awaitListener((failure) => {
    throw failure
  })
  const listener = new BroadcastChannel(LIVE_CHANNEL)
  listener.addEventListener('message', ({ data }) => heard.push(v.parse(liveMessage, data)))
  const ask = async () => {
    listener.postMessage({ type: 'asked', page: 'viewer', at: 0 } satisfies LiveMessage)
    await vi.waitFor(() => expect(heard.filter(({ type }) => type === 'state')).not.toEqual([]), 30_000)
  }
  return { actor, addRoot, forget, ask }
}

/** Waits until all messages sent so far have arrived. */
async function arrived(): Promise<void> {
  const last = new BroadcastChannel(LIVE_CHANNEL)
  last.postMessage({ type: 'gone', page: 'last', actor: 'last', at: 0 } satisfies LiveMessage)
  await vi.waitFor(() => expect(heard).toContainEqual(expect.objectContaining({ page: 'last' })), 30_000)
  heard = heard.filter(({ page }) => page !== 'last')
}

const ofType = <Type extends LiveMessage['type']>(type: Type) =>
  heard.filter((message): message is Extract<LiveMessage, { type: Type }> => message.type === type)

test('sends no inspection messages until a viewer asks', async () => {
  const { actor } = await openPage()
  actor.send({ type: 'form.submit' })
  await arrived()
  expect(heard).toEqual([])
})

test('sends a new viewer the state of all actors, followed by all events in order', async () => {
  const { actor, ask } = await openPage()
  await ask()
  expect(heard).toMatchObject([
    { type: 'page', address: 'https://palpite.example/login' },
    { type: 'actor', parent: null, name: 'form', machine: 'form' },
    {
      type: 'state',
      leaves: ['form.editing', 'other.one'],
      tags: [],
      status: 'active',
      context: { password: '•••', tries: 0 },
    },
  ])
  heard = []
  actor.send({ type: 'form.submit' })
  await arrived()
  const { sessionId } = actor
  expect(heard.filter((message) => 'actor' in message && message.actor === sessionId)).toMatchObject([
    { type: 'event', from: null, event: { type: 'form.submit' } },
    { type: 'taken', edges: ['form.editing: form.submit → form.sending'] },
    { type: 'state', leaves: ['form.sending', 'other.one'], tags: ['busy'] },
    { type: 'event', event: { type: 'xstate.done.actor.work', output: '•••' } },
    { type: 'taken', edges: ['form.sending: work done → form.sent'] },
    { type: 'state', leaves: ['form.sent', 'other.one'], tags: [] },
  ])
  const work = ofType('actor').find(({ name }) => name === 'work')
  expect(work).toMatchObject({ parent: sessionId, machine: null })
  expect(ofType('event').find(({ event }) => event.type.startsWith('xstate.done'))?.from).toBe(work?.actor)
  expect(ofType('gone')).toMatchObject([{ actor: work?.actor }])
  expect(ofType('actor').at(-1)).toMatchObject({ name: 'child', machine: 'child', parent: sessionId })
})

test('omits a transition that is preempted by another region’s transition', async () => {
  const { actor, ask } = await openPage()
  await ask()
  actor.send({ type: 'cross' })
  await arrived()
  const [taken, ...more] = ofType('taken')
  expect(taken?.edges).toEqual(['form.editing: cross → other.two'])
  expect(more).toEqual([])
  for (const edge of taken?.edges ?? []) expect(edgesOf(machine).map(({ id }) => id)).toContain(edge)
})

test('reports actors that start or stop after a viewer has asked', async () => {
  const { ask, addRoot, forget, actor } = await openPage()
  await ask()
  heard = []
  const later = createActor(child).start()
  const forgetLater = addRoot(later)
  later.send({ type: 'go' })
  actor.stop()
  forget()
  forgetLater()
  await arrived()
  expect(ofType('actor')).toMatchObject([{ actor: later.sessionId, name: 'child' }])
  expect(ofType('state').filter(({ actor }) => actor === later.sessionId)).toMatchObject([
    { leaves: ['waiting'], status: 'active' },
    { leaves: ['gone'], status: 'done' },
  ])
  expect(
    ofType('gone')
      .map(({ actor }) => actor)
      .sort(),
  ).toEqual([actor.sessionId, later.sessionId].sort())
})

test('sends the state again when a second viewer asks, and duplicates no events', async () => {
  const { actor, ask } = await openPage()
  await ask()
  heard = []
  await ask()
  expect(heard.map(({ type }) => type)).toEqual(['page', 'actor', 'state'])
  heard = []
  actor.send({ type: 'cross' })
  await arrived()
  expect(ofType('event').filter(({ event }) => event.type === 'cross')).toHaveLength(1)
})
