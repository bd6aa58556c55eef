import { expect, test } from 'vitest'
import { actorTree, followedActor } from '#visualiser/live-inspector/actors/actors.ts'
import { LiveRecord, type Walked } from '#visualiser/live-inspector/log/live-record.ts'
import { reportingPage } from './live-messages.ts'

const atOnce = (show: () => void) => show()

function recordOf(options: { most?: number; onWalked?: (walked: Walked) => void } = {}) {
  const record = new LiveRecord({ schedule: atOnce, ...options })
  const page = reportingPage('one')
  const hear = (...messages: Parameters<LiveRecord['hear']>[0][]) =>
    messages.map((message) => record.hear(message)).at(-1)
  record.follow({ page: 'one', address: 'http://here/', at: 0 })
  return { record, page, hear, kinds: () => record.picture().entries.map(({ kind }) => kind) }
}

test('the live inspector lists running actors under their parents, oldest first', () => {
  const { record, page, hear } = recordOf()
  hear(page.actor('app'), page.actor('login'), page.actor('session', 'app'), page.actor('slider', 'login'))
  const shape = () =>
    actorTree(record.picture().actors, 'one').map(({ actor, children }) => [
      actor.name,
      children.map((child) => child.actor.name),
    ])
  expect(shape()).toEqual([
    ['app', ['session']],
    ['login', ['slider']],
  ])
  hear(page.gone('slider'))
  expect(shape()).toEqual([
    ['app', ['session']],
    ['login', []],
  ])
})

test('a new state is logged with its transitions, and intermediate states count as visited', () => {
  const walked: Walked[] = []
  const { record, page, hear } = recordOf({ onWalked: (one) => walked.push(one) })
  hear(page.actor('login'), page.state('login', ['open.form.editing']))
  hear(
    page.event('login', null, { type: 'form.submit' }),
    page.taken('login', 'open.form.editing: form.submit → open.form.checking'),
    page.taken('login', 'open.form.checking: always [isFine] → open.form.sliding (reenter) #2'),
    page.state('login', ['open.form.sliding']),
  )
  const { actors, entries } = record.picture()
  expect(entries.at(-1)).toMatchObject({
    kind: 'state',
    leaves: ['open.form.sliding'],
    edges: [
      'open.form.editing: form.submit → open.form.checking',
      'open.form.checking: always [isFine] → open.form.sliding (reenter) #2',
    ],
  })
  expect(entries.at(-2)).toMatchObject({ kind: 'event', from: null, event: { type: 'form.submit' } })
  const login = followedActor({ actors, page: 'one' }, 'login', null)
  expect(login).toMatchObject({ entered: 'open.form.sliding' })
  expect(Object.fromEntries(login?.visits ?? [])).toEqual({
    open: 1,
    'open.form': 1,
    'open.form.editing': 1,
    'open.form.checking': 1,
    'open.form.sliding': 1,
  })
  expect(walked.at(-1)).toMatchObject({
    machine: 'login',
    states: ['open.form.sliding', 'open.form.checking'],
  })
})

test('a repeated report of an actor is not logged, but updates the actor’s context', () => {
  const { record, page, hear, kinds } = recordOf()
  hear(page.actor('login'), page.state('login', ['open']))
  const before = kinds()
  hear(page.page('http://here/'), page.actor('login'), page.state('login', ['open'], { attempts: 2 }))
  expect(kinds()).toEqual(before)
  expect([...record.picture().actors.values()][0]?.context).toEqual({ attempts: 2 })
})

test('a transition that stays in its state is logged', () => {
  const { page, hear, kinds } = recordOf()
  hear(page.actor('login'), page.state('login', ['open']))
  hear(page.taken('login', 'open: field.change → (internal)'), page.state('login', ['open']))
  expect(kinds()).toEqual(['page', 'began', 'state', 'state'])
})

test('a paused live view does not change, and catches up when it resumes', () => {
  const { record, page, hear } = recordOf()
  hear(page.actor('login'))
  record.hold(true)
  hear(page.state('login', ['open']))
  expect(record.picture().entries).toHaveLength(2)
  record.hold(false)
  expect(record.picture().entries).toHaveLength(3)
})

test('another page is logged only once it is followed, beginning with its current state', () => {
  const { record, hear, kinds } = recordOf()
  const other = reportingPage('other')
  hear(other.actor('login'), other.state('login', ['open']))
  expect(kinds()).toEqual(['page'])
  record.follow({ page: 'other', address: 'http://there/', at: 9 })
  expect(kinds()).toEqual(['page', 'page', 'began', 'state'])
})

test('a page counts as left only after its last actor has ended', () => {
  const { page, hear } = recordOf()
  hear(page.actor('app'), page.actor('login'))
  expect(hear(page.gone('login'))).toEqual({ isPageLeft: false })
  expect(hear(page.gone('app'))).toEqual({ isPageLeft: true })
})

test('a full log drops its oldest entries without changing earlier snapshots, and can be cleared', () => {
  const { record, page, hear } = recordOf({ most: 20 })
  hear(page.actor('login'))
  for (let times = 0; times < 18; times++) hear(page.event('login', null, { type: `event${times}` }))
  const before = record.picture()
  hear(page.event('login', null, { type: 'last' }))
  expect(before.entries).toHaveLength(20)
  const { entries } = record.picture()
  expect(entries).toHaveLength(19)
  expect(entries.at(0)).toMatchObject({ event: { type: 'event0' } })
  expect(entries.at(-1)).toMatchObject({ event: { type: 'last' } })
  record.clear()
  expect(record.picture().entries).toEqual([])
})

test('the chosen actor of a machine is followed until it ends, and then the newest actor is followed', () => {
  const { record, page, hear } = recordOf()
  hear(page.actor('first', null, 'login'), page.actor('second', null, 'login'))
  const followed = (chosen: string | null) => followedActor(record.picture(), 'login', chosen)?.name
  expect(followed(null)).toBe('second')
  expect(followed('one first')).toBe('first')
  hear(page.gone('first'))
  expect(followed('one first')).toBe('second')
  hear(page.gone('second'))
  expect(followed('one first')).toBe('second')
})
