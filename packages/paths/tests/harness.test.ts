import { afterEach, describe, expect, it, vi } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { startStage } from '#paths/machine/harness.ts'
import { prepare } from '#paths/machine/system-under-test.ts'
import { VirtualClock } from '#paths/machine/virtual-clock.ts'
import { checkModel } from '#paths/model/check-model.ts'
import { defineModel } from '#paths/model.ts'
import { walk } from '#paths/walk/walk.ts'
import { models } from './models.ts'
import { temporaryFile } from './temporary-file.ts'

afterEach(() => vi.restoreAllMocks())

describe('the test harness', () => {
  it('ignores a response that arrives after its state has been left and entered again', () => {
    const subject = prepare(models.chat)
    const stage = startStage(subject, undefined, new VirtualClock(models.chat.startAt))
    const send = (type: string) => stage.perform({ kind: 'event', id: type, label: type, event: { type } })
    const answer = (child: ReturnType<typeof childNow>) =>
      stage.perform({ kind: 'outcome', id: 'read', label: 'read', child, outcome: { done: [] } })
    const childNow = () => {
      const child = stage.situation().children.find(({ id }) => id === 'loadHistory')
      if (!child) throw new Error('The history is not being read.')
      return child
    }
    send('chat.open')
    const first = childNow()
    send('chat.close')
    send('chat.open')
    const second = childNow()
    const warning = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    answer(first)
    expect(warning).toHaveBeenCalledWith(expect.stringContaining('was sent to stopped actor "loadHistory'))
    expect(stage.situation().snapshot.value).toEqual({ open: 'loading' })
    answer(second)
    expect(stage.situation().snapshot.value).toEqual({ open: 'ready' })
    stage.stop()
  })

  it('handles events in the order in which a machine has sent them to itself', () => {
    const { sendTo, createMachine } = setup({
      types: { events: {} as { type: 'go' } | { type: 'one' } | { type: 'two' } | { type: 'three' } },
      actions: { showOne: () => undefined, showTwo: () => undefined, showThree: () => undefined },
    })
    const machine = createMachine({
      description: 'Tells itself what comes next.',
      on: {
        go: {
          actions: [sendTo(({ self }) => self, { type: 'one' }), sendTo(({ self }) => self, { type: 'two' })],
        },
        one: { actions: ['showOne', sendTo(({ self }) => self, { type: 'three' })] },
        two: { actions: 'showTwo' },
        three: { actions: 'showThree' },
      },
    })
    const model = defineModel(machine, { events: { go: {} } })
    const { findings, paths } = checkModel(model, { acceptedFile: temporaryFile(), update: true })
    expect(findings).toEqual([])
    expect(paths.at(0)?.steps.at(1)?.effects).toEqual(['does showOne', 'does showTwo', 'does showThree'])
  })

  it('simulates actors that are spawned into the context', () => {
    const uploads = setup({
      types: {
        context: {} as { count: number; last: object | undefined },
        events: {} as { type: 'file.drop' } | { type: 'file.finish' },
      },
      actors: { upload: fromPromise<void>(() => Promise.reject(new Error('not in a test'))) },
      guards: { isRoomy: ({ context }) => context.count < 2 },
      actions: {
        start: assign(({ context, spawn }) => ({
          count: context.count + 1,
          last: spawn('upload', { id: `upload-${context.count}` }),
        })),
      },
    }).createMachine({
      description: 'Takes files in.',
      context: { count: 0, last: undefined },
      on: {
        'file.drop': { guard: 'isRoomy', actions: 'start' },
        'xstate.done.actor.*': {},
        'file.finish': {},
      },
    })
    const model = defineModel(uploads, {
      events: { 'file.drop': {} },
      outcomes: { upload: { uploaded: { done: undefined }, finished: { send: { type: 'file.finish' } } } },
    })
    const { findings, paths } = checkModel(model, { acceptedFile: temporaryFile(), update: true })
    expect(findings).toEqual([])
    const labels = paths.flatMap((path) => path.steps.map((step) => step.label))
    expect(labels).toContain('upload-1: uploaded')
    expect(labels).toContain('upload-0: finished')
  })

  it('lists the possible steps when a step of a path is impossible', () => {
    const subject = prepare(models.chat)
    const start = { label: 'start', state: 'closed', isIgnored: false, effects: [] }
    const impossible = { label: 'chat.close', state: 'closed', isIgnored: false, effects: [] }
    expect(walk(subject, { id: 'by-hand', steps: [start, impossible] }).difference).toBe(
      'step 2: "chat.close" cannot happen in closed. Possible: "chat.open".',
    )
  })
})
