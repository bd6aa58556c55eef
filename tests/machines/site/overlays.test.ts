import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { overlaysMachine } from '#machines/site/overlays.machine.ts'
import { hearingParent } from '#tests/support/hearing-parent.ts'

const login = { id: 'l1', kind: 'login', side: 'player' } as const
const contract = { id: 'k1', kind: 'contract', requestId: 'r1' } as const
const forced = { id: 'c1', kind: 'changePassword', forced: true } as const
const ended = { id: 's1', kind: 'sessionEnded', reason: 'elsewhere', agent: false } as const

function openSite() {
  const { parent, heard } = hearingParent()
  const actor = createActor(overlaysMachine, { parent, input: { task: null } }).start()
  const seen = () => actor.getSnapshot().context.shown.map((task) => task.kind)
  return { actor, heard, seen }
}

test('a login popup that leads to a forced password change does not reopen after the change', () => {
  const { actor, seen } = openSite()
  actor.send({ type: 'overlay.ask', task: login })
  actor.send({ type: 'overlay.ask', task: forced })
  expect(seen()).toEqual(['changePassword'])

  actor.send({ type: 'overlay.clear', kinds: ['changePassword'] })
  expect(seen()).toEqual([])
})

test('a forced password change cannot be closed, and other overlays wait for it', () => {
  const { actor, heard, seen } = openSite()
  actor.send({ type: 'overlay.ask', task: forced })
  expect(actor.getSnapshot().can({ type: 'overlay.close', id: forced.id })).toBe(false)
  actor.send({ type: 'overlay.close', id: forced.id })
  actor.send({ type: 'overlay.ask', task: contract })
  expect(seen()).toEqual(['changePassword'])
  expect(heard).toEqual([])

  actor.send({ type: 'overlay.clear', kinds: ['changePassword'] })
  expect(seen()).toEqual(['contract'])
})

test('a contract request opens over a login form, which is unchanged when the request closes', () => {
  const { actor, heard, seen } = openSite()
  actor.send({ type: 'overlay.ask', task: login })
  actor.send({ type: 'overlay.ask', task: contract })
  expect(seen()).toEqual(['login', 'contract'])

  actor.send({ type: 'overlay.close', id: contract.id })
  expect(actor.getSnapshot().context.shown).toEqual([login])
  expect(actor.getSnapshot().context.shown[0]).toBe(login)
  expect(heard).toEqual([{ type: 'overlay.closed', task: contract }])
})

test('a contract request does not open until every pending money transaction has a response', () => {
  const { actor, seen } = openSite()
  actor.send({ type: 'money.began' })
  actor.send({ type: 'money.began' })
  actor.send({ type: 'overlay.ask', task: contract })
  actor.send({ type: 'money.settled' })
  expect(seen()).toEqual([])
  actor.send({ type: 'money.settled' })
  expect(seen()).toEqual(['contract'])
})

test('the end of the session closes all other overlays', () => {
  const { actor, seen } = openSite()
  actor.send({ type: 'overlay.ask', task: contract })
  actor.send({
    type: 'overlay.stack',
    above: { id: 'w1', kind: 'confirm', topic: 'contract', data: null },
  })
  actor.send({ type: 'overlay.ask', task: ended })
  expect(seen()).toEqual(['sessionEnded'])
  expect(actor.getSnapshot().context.above).toEqual([])
})

test('a dialog that is confirmed twice reports the confirmation only once', () => {
  const { actor, heard } = openSite()
  const above = { id: 'r1', kind: 'confirm', topic: 'register', data: null } as const
  actor.send({ type: 'overlay.stack', above })
  expect(actor.getSnapshot().context.above).toHaveLength(1)
  actor.send({ type: 'overlay.confirm', id: 'r1' })
  actor.send({ type: 'overlay.confirm', id: 'r1' })
  expect(heard).toEqual([{ type: 'overlay.confirmed', above: { ...above, over: null } }])
  expect(actor.getSnapshot().context.above).toEqual([])
})
