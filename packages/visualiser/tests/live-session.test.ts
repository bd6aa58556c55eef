import { afterEach, expect, test } from 'vitest'
import type { LiveMessage } from '#visualiser/inspection/live-message.ts'
import { type LiveSession, startLive } from '#visualiser/live-inspector/connection/live-session.ts'
import type { LiveSource } from '#visualiser/live-inspector/connection/live-source.ts'
import { parseMessage } from '#visualiser/live-inspector/connection/parse-message.ts'
import { LiveRecord } from '#visualiser/live-inspector/log/live-record.ts'
import { reportingPage } from './live-messages.ts'

const started: LiveSession[] = []
afterEach(() => {
  for (const { actor } of started.splice(0)) actor.stop()
})

function handSource() {
  const heard: { hear?: (message: LiveMessage) => void; fail?: () => void } = {}
  const counts = { asked: 0, stopped: 0 }
  const source: LiveSource = {
    listen(hear, fail) {
      Object.assign(heard, { hear, fail })
      return { ask: () => counts.asked++, stop: () => counts.stopped++ }
    },
  }
  return {
    source,
    counts,
    say: (...messages: LiveMessage[]) => {
      for (const message of messages) heard.hear?.(message)
    },
    fail: () => heard.fail?.(),
  }
}

function begin() {
  const tabs = handSource()
  const runner = handSource()
  const record = new LiveRecord({ schedule: (show) => show() })
  const session = startLive(record, { tabs: tabs.source, runner: runner.source })
  started.push(session)
  const where = () => JSON.stringify(session.actor.getSnapshot().value)
  return { ...session, tabs, runner, where }
}

const address = 'http://here/'

test('the live inspector follows the first page that responds, and still follows it after a reload', () => {
  const { actor, record, tabs, where } = begin()
  expect(tabs.counts.asked).toBe(1)
  const page = reportingPage('one')
  tabs.say(page.page(address), page.actor('app'), page.state('app', ['visiting']))
  expect(where()).toContain('attached')
  expect(record.picture().entries.map(({ kind }) => kind)).toEqual(['page', 'began', 'state'])
  tabs.say(page.gone('app'))
  expect(where()).toContain('lost')
  expect(actor.getSnapshot().context.pages).toEqual([])
  const reloaded = reportingPage('two')
  tabs.say(reloaded.page(address), reloaded.actor('app'))
  expect(where()).toContain('attached')
  expect(record.picture().page).toBe('two')
})

test('choosing another page immediately logs its current state', () => {
  const { actor, record, tabs } = begin()
  const [one, other] = [reportingPage('one'), reportingPage('other')]
  tabs.say(
    one.page(address),
    other.page('http://there/'),
    other.actor('app'),
    other.state('app', ['visiting']),
  )
  expect(record.picture().page).toBe('one')
  actor.send({ type: 'page.choose', page: 'other' })
  expect(
    record
      .picture()
      .entries.slice(1)
      .map(({ kind }) => kind),
  ).toEqual(['page', 'began', 'state'])
})

test('the live inspector switches to a page that opens beside the visualiser', () => {
  const { actor, record, tabs } = begin()
  const [tab, frame] = [reportingPage('tab'), reportingPage('frame')]
  tabs.say(tab.page(address))
  actor.send({ type: 'page.expect' })
  tabs.say(tab.page(address))
  expect(record.picture().page).toBe('tab')
  tabs.say(frame.page(address))
  expect(record.picture().page).toBe('frame')
})

test('a paused live view shows the missed messages when it resumes', () => {
  const { actor, record, tabs } = begin()
  const page = reportingPage('one')
  tabs.say(page.page(address))
  actor.send({ type: 'picture.stop' })
  tabs.say(page.actor('app'))
  expect(record.picture().actors.size).toBe(0)
  actor.send({ type: 'picture.go' })
  expect(record.picture().actors.size).toBe(1)
})

test('choosing another source stops the previous one, and an unreachable source can be retried', () => {
  const { actor, tabs, runner, where } = begin()
  actor.send({ type: 'source.choose', source: 'runner' })
  expect(tabs.counts.stopped).toBe(1)
  runner.fail()
  expect(where()).toContain('unreachable')
  actor.send({ type: 'source.retry' })
  runner.say(reportingPage('replayed').page(address))
  expect(where()).toContain('attached')
})

test('parsing a message drops unknown fields and private values, and rejects other data', () => {
  const page = reportingPage('one')
  const secret = 'palpite-demo-1'
  const messages = [
    { ...page.event('login', null, { type: 'field.change', field: 'password', value: secret }), secret },
    { ...page.state('login', ['open'], { password: secret, attempts: 2 }), secret },
    { ...page.page(address), token: secret },
    { ...page.actor('login'), input: { secret } },
  ]
  for (const message of messages) {
    expect(parseMessage(message)).toMatchObject({ type: message.type })
    expect(JSON.stringify(parseMessage(message))).not.toContain(secret)
  }
  expect(parseMessage(messages[1])).toMatchObject({ context: { attempts: 2 } })
  for (const other of [
    null,
    'text',
    {},
    { type: 'unknown', page: 'one', at: 1 },
    { ...page.actor('x'), at: 'now' },
  ])
    expect(parseMessage(other)).toBeUndefined()
})
