import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { reportSearchMachine } from '#machines/agents/report-search.machine.ts'

describe('[AGENT-05] the report search', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function openSearch() {
    const wanted: string[] = []
    const actor = createActor(reportSearchMachine, { input: { sought: '' } })
    actor.on('search.wanted', ({ text }) => wanted.push(text))
    actor.start()
    return { actor, wanted, type: (text: string) => actor.send({ type: 'text.type', text }) }
  }

  test('runs only once when typing pauses', () => {
    const { type, wanted } = openSearch()
    for (const text of ['r', 'ra', 'raf']) {
      type(text)
      vi.advanceTimersByTime(200)
    }
    expect(wanted).toEqual([])
    vi.advanceTimersByTime(200)
    expect(wanted).toEqual(['raf'])
  })

  test('runs immediately and only once when it is submitted', () => {
    const { actor, type, wanted } = openSearch()
    type('raf')
    actor.send({ type: 'text.send' })
    expect(wanted).toEqual(['raf'])
    actor.send({ type: 'sought.changed', text: 'raf' })
    vi.advanceTimersByTime(1_000)
    actor.send({ type: 'text.send' })
    expect(wanted).toEqual(['raf'])
  })

  test('keeps the text while the agent types and follows the URL afterwards', () => {
    const { actor, type, wanted } = openSearch()
    type('ana ')
    vi.advanceTimersByTime(300)
    type('ana c')
    actor.send({ type: 'sought.changed', text: 'ana' })
    expect(actor.getSnapshot().context.text).toBe('ana c')
    vi.advanceTimersByTime(300)
    expect(wanted).toEqual(['ana', 'ana c'])
    actor.send({ type: 'sought.changed', text: 'ana c' })
    actor.send({ type: 'sought.changed', text: '' })
    expect(actor.getSnapshot().context.text).toBe('')
  })
})
