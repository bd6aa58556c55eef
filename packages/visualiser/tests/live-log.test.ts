import { expect, test } from 'vitest'
import type { Entry, Party } from '#visualiser/live-inspector/log/entry.ts'
import { dataText, eventName } from '#visualiser/live-inspector/log/event-text.ts'
import { filteredLog, rolesIn } from '#visualiser/live-inspector/log/log-filter.ts'
import { entriesAmong, isAlive, lifelinesOf, rowOf } from '#visualiser/live-inspector/log/sequence.ts'
import { windowOf } from '#visualiser/live-inspector/log/windowed.ts'

const party = (name: string, role = name): Party => ({ id: `one ${name}`, name, machine: name, role })
const app = party('app')
const login = party('login')
const slider = party('slider', 'login › slider')

const entries: readonly Entry[] = [
  { number: 0, at: 0, kind: 'page', address: 'http://here/' },
  { number: 1, at: 1, kind: 'began', actor: app, from: null },
  { number: 2, at: 2, kind: 'began', actor: party('idle'), from: app },
  { number: 3, at: 3, kind: 'event', actor: app, from: null, event: { type: 'login.open' } },
  { number: 4, at: 4, kind: 'began', actor: login, from: app },
  { number: 5, at: 5, kind: 'began', actor: slider, from: login },
  { number: 6, at: 6, kind: 'state', actor: slider, leaves: ['a.held', 'b'], status: 'active', edges: ['x'] },
  {
    number: 7,
    at: 7,
    kind: 'event',
    actor: login,
    from: slider,
    event: { type: 'slider.done', side: 'Left' },
  },
  { number: 8, at: 8, kind: 'gone', actor: slider },
  { number: 9, at: 9, kind: 'event', actor: party('idle'), from: app, event: { type: 'xstate.init' } },
]
const numbers = (shown: readonly Entry[]) => shown.map(({ number }) => number)

test('the log is filtered by sender or receiver and by text, but always shows where pages begin', () => {
  expect(filteredLog(entries, { role: '', text: ' ' })).toBe(entries)
  expect(numbers(filteredLog(entries, { role: 'login › slider', text: '' }))).toEqual([0, 5, 6, 7, 8])
  expect(numbers(filteredLog(entries, { role: '', text: 'LEFT' }))).toEqual([0, 7])
  expect(numbers(filteredLog(entries, { role: 'app', text: 'login.open' }))).toEqual([0, 3])
})

test('the log’s filter lists each actor only once', () => {
  expect(rolesIn(entries)).toEqual(['app', 'idle', 'login', 'login › slider'])
})

test('the sequence diagram lists the chosen actor first, and ends each lifeline when its actor ends', () => {
  const lifelines = lifelinesOf(entries)
  expect(lifelines.map(({ role }) => role)).toEqual(['app', 'login', 'login › slider'])
  expect(lifelinesOf(entries, 'login').map(({ name }) => name)).toEqual(['login', 'slider', 'app'])
  const [, , sliding] = lifelines
  expect(sliding && [4, 5, 8, 9].map((number) => isAlive(sliding, number))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(numbers(entriesAmong(entries, lifelines))).toEqual([0, 1, 3, 4, 5, 6, 7, 8])
})

test('the sequence diagram ends all lifelines when another page begins', () => {
  const lifelines = lifelinesOf([...entries, { number: 10, at: 10, kind: 'page', address: 'http://there/' }])
  expect(lifelines.map((line) => isAlive(line, 11))).toEqual([false, false, false])
})

test('the sequence diagram draws log entries as page headings, arrows, notes and lifeline ends', () => {
  const lifelines = lifelinesOf(entries)
  const rows = entries.map((entry) => rowOf(entry, lifelines))
  expect(rows[0]).toEqual({ kind: 'page', text: 'http://here/' })
  expect(rows[2]).toBeUndefined()
  expect(rows[3]).toEqual({ kind: 'arrow', from: null, to: 0, text: 'login.open', isStart: false })
  expect(rows[5]).toEqual({ kind: 'arrow', from: 1, to: 2, text: '', isStart: true })
  expect(rows[6]).toEqual({ kind: 'note', at: 2, text: 'held + b' })
  expect(rows[7]).toMatchObject({ from: 2, to: 1, text: 'slider.done' })
  expect(rows[8]).toEqual({ kind: 'end', at: 2 })
})

test('a log of ten thousand rows draws only the visible rows and a few around them', () => {
  const shape = { rowHeight: 40, height: 400 }
  expect(windowOf(10_000, { ...shape, top: 0 })).toEqual({ first: 0, end: 16 })
  expect(windowOf(10_000, { ...shape, top: 40_000 })).toEqual({ first: 994, end: 1_016 })
  expect(windowOf(10_000, { ...shape, top: 399_600 })).toEqual({ first: 9_984, end: 10_000 })
  expect(windowOf(3, { ...shape, top: 9_000 })).toEqual({ first: 0, end: 3 })
})

test('the data of an event is shown on one line', () => {
  expect(dataText({ type: 'field.change', field: 'user', long: true, more: { a: 1 } })).toBe(
    'field: user · long: true · more: {"a":1}',
  )
  expect(dataText({ type: 'form.submit' })).toBe('')
})

test('internal XState events are shown under the names that charts use', () => {
  expect(eventName('xstate.done.actor.logIn')).toBe('logIn done')
  expect(eventName('xstate.error.actor.0.login.open')).toBe('0.login.open error')
  expect(eventName('xstate.after.untilRetry.socket.waiting')).toBe('after untilRetry')
  expect(eventName('form.submit')).toBe('form.submit')
})
