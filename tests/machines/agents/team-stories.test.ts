import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { FoundPage, LevelPage, LevelRequest } from '#api/agents/team-tree.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { teamLevelMachine } from '#machines/agents/team-level.machine.ts'
import { teamSearchMachine } from '#machines/agents/team-search.machine.ts'
import { levelId, teamTreeMachine } from '#machines/agents/team-tree.machine.ts'
import { beach, downlineLike, rafael, south } from '#tests/models/agents/team.ts'
import { pendingCalls } from '#tests/support/http/pending-calls.ts'

const north = downlineLike({ memberId: '14', account: 'agente.norte' })

const page = (downlines: LevelPage['downlines'], next: string | null = null): LevelPage => ({
  downlines,
  next,
  currency: 'BRL',
})

function openTeam() {
  const { logic, calls } = pendingCalls<LevelPage, LevelRequest>()
  const teamLevel = teamLevelMachine.provide({ actors: { readLevel: logic } })
  const actor = createActor(teamTreeMachine.provide({ actors: { teamLevel } })).start()
  const rowsOf = (memberId: string | null) => {
    const level = actor.getSnapshot().children[levelId(memberId)]?.getSnapshot()
    return [...(level?.context.rows ?? []), ...(level?.context.found ?? [])].map(({ account }) => account)
  }
  return { actor, calls, rowsOf, now: () => actor.getSnapshot() }
}

describe('the team tree', () => {
  test('[AGENT-07] opens level by level and reopens a closed level without reloading it', async () => {
    const { actor, calls, rowsOf, now } = openTeam()
    expect(calls[0]?.input).toMatchObject({ memberId: null, cursor: null, sort: 'account' })
    await calls[0]?.answer(page([north, south]))
    actor.send({ type: 'node.open', memberId: south.memberId })
    await calls[1]?.answer(page([beach]))
    expect(rowsOf(south.memberId)).toEqual(['agente.praia'])

    actor.send({ type: 'node.close', memberId: south.memberId })
    expect(now().context.opened).toEqual([])
    actor.send({ type: 'node.open', memberId: south.memberId })
    expect(rowsOf(south.memberId)).toEqual(['agente.praia'])
    expect(calls).toHaveLength(2)
  })

  test('loads a level page by page and lists each member once', async () => {
    const { actor, calls, rowsOf } = openTeam()
    await calls[0]?.answer(page([north], 'after north'))
    actor.send({ type: 'level.more', memberId: null })
    expect(calls[1]?.input.cursor).toBe('after north')
    await calls[1]?.answer(page([north, south]))
    expect(rowsOf(null)).toEqual(['agente.norte', 'agente.sul'])
    actor.send({ type: 'level.more', memberId: null })
    expect(calls).toHaveLength(2)
  })

  test('reloads a failed level on request and keeps the other levels', async () => {
    const { actor, calls, rowsOf, now } = openTeam()
    await calls[0]?.answer(page([south]))
    actor.send({ type: 'node.open', memberId: south.memberId })
    await calls[1]?.fail(new CallFailed('offline'))
    expect(now().children[levelId(south.memberId)]?.getSnapshot().matches('failed')).toBe(true)
    expect(rowsOf(null)).toEqual(['agente.sul'])
    actor.send({ type: 'level.retry', memberId: south.memberId })
    await calls[2]?.answer(page([beach]))
    expect(rowsOf(south.memberId)).toEqual(['agente.praia'])
  })

  test('reloads every open level and aborts pending requests when the sort order changes', async () => {
    const { actor, calls, rowsOf } = openTeam()
    await calls[0]?.answer(page([south]))
    actor.send({ type: 'node.open', memberId: south.memberId })
    actor.send({ type: 'order.choose', order: { sort: 'balance', descending: true } })
    expect(calls[1]?.signal.aborted).toBe(true)
    expect(calls.slice(2).map(({ input }) => [input.memberId, input.sort, input.descending])).toEqual([
      [null, 'balance', true],
      [south.memberId, 'balance', true],
    ])
    await calls[2]?.answer(page([south]))
    await calls[3]?.answer(page([beach]))
    expect(rowsOf(south.memberId)).toEqual(['agente.praia'])
  })

  test('[AGENT-07] opens every level above a found member and shows the member there', async () => {
    const { actor, calls, rowsOf, now } = openTeam()
    await calls[0]?.answer(page([north], 'after north'))
    actor.send({ type: 'member.reveal', found: { downline: rafael, path: [south, beach] } })
    expect(now().context).toMatchObject({
      opened: [south.memberId, beach.memberId],
      revealed: rafael.memberId,
    })
    expect(rowsOf(null)).toEqual(['agente.norte', 'agente.sul'])
    expect(rowsOf(beach.memberId)).toEqual(['rafael'])
    // When a loaded page contains the revealed member, the member is still listed only once.
    await calls[2]?.answer(page([downlineLike({ memberId: '15', account: 'bia' }), rafael]))
    expect(rowsOf(beach.memberId)).toEqual(['bia', 'rafael'])
  })
})

describe('the team search', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function openSearch(text = '') {
    const { logic, calls } = pendingCalls<FoundPage, { search: string; cursor: string | null }>()
    const machine = teamSearchMachine.provide({ actors: { findInTeam: logic } })
    const actor = createActor(machine, { input: { text } }).start()
    return { actor, calls, now: () => actor.getSnapshot() }
  }

  const rafaels: FoundPage = { found: [{ downline: rafael, path: [south, beach] }], next: null, total: 1 }

  test('[AGENT-07] waits for a pause in typing and aborts the request for the previous text', async () => {
    const { actor, calls, now } = openSearch()
    for (const text of ['r', 'ra', 'raf']) actor.send({ type: 'search.change', text })
    await vi.advanceTimersByTimeAsync(300)
    expect(calls.map(({ input }) => input.search)).toEqual(['raf'])
    actor.send({ type: 'search.change', text: 'rafa' })
    expect(calls[0]?.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(300)
    await calls[0]?.answer({ found: [], next: null, total: 0 })
    expect(now().matches('searching')).toBe(true)
    await calls[1]?.answer(rafaels)
    expect(now().context.found).toEqual(rafaels.found)
  })

  test('starts with the search text from the URL', async () => {
    const { calls } = openSearch('rafa')
    expect(calls[0]?.input.search).toBe('rafa')
  })

  test('returns to the team tree when its text is cleared', async () => {
    const { actor, calls, now } = openSearch('rafa')
    await calls[0]?.answer(rafaels)
    actor.send({ type: 'search.change', text: ' ' })
    expect(now().matches('idle')).toBe(true)
    expect(now().context.found).toEqual([])
  })
})
