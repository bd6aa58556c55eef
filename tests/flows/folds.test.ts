import { layOut } from '@palpite/charts/layout/in-process.ts'
import { measureByTable } from '@palpite/charts/measure.ts'
import { readChart } from '@palpite/charts/read-chart.ts'
import { standInOf } from '@palpite/visualiser/chart/placing.ts'
import {
  allClosed,
  allOpen,
  foldsOf,
  isInside,
  openedForLook,
  openedForMarks,
  toggled,
} from '@palpite/visualiser/folds.ts'
import { statesAround } from '@palpite/visualiser/live-inspector/actors/live-actor.ts'
import { expect, test } from 'vitest'
import { createMachine } from 'xstate'

/** A machine with so many states that its chart opens partly collapsed. Most states are deeply nested. */
const large = createMachine({
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              initial: 'fresh',
              states: {
                fresh: {},
                ...Object.fromEntries(Array.from({ length: 45 }, (_, index) => [`m${index}`, {}])),
              },
            },
            sending: {},
          },
        },
        secret: { initial: 'hidden', states: { hidden: {}, shown: {} } },
      },
    },
    left: { type: 'final' },
  },
})

const chart = readChart(large)
const part = 'open.form.editing'
const fresh = `${part}.fresh`
const atFresh = { active: statesAround([fresh]) }
const opened = foldsOf(chart)

test('a large chart opens with its deep states collapsed', () => {
  expect(opened.collapsed.has(part)).toBe(true)
  expect(opened.closed.size).toBe(0)
})

test('following an active state opens only the states that contain it, and they stay open', () => {
  const followed = openedForMarks(opened, atFresh)
  expect([...opened.collapsed].filter((one) => !followed.collapsed.has(one))).toEqual(
    [...opened.collapsed].filter((one) => isInside(fresh, one)),
  )
  expect(openedForMarks(followed, { active: statesAround(['left']) })).toBe(followed)
  expect(openedForMarks(opened, { active: new Set([part]) })).toBe(opened)
})

test('a state opens when it contains a difference between two versions', () => {
  for (const kind of ['added', 'removed', 'changed'])
    expect(openedForMarks(opened, { [kind]: new Set([fresh]) }).collapsed.has(part)).toBe(false)
})

test('a state that the reader closes stays closed until the reader opens it or jumps to a state inside', () => {
  const closed = toggled(openedForMarks(opened, atFresh), part)
  expect(openedForMarks(closed, atFresh)).toBe(closed)
  const again = toggled(closed, part)
  expect(again.collapsed.has(part) || again.closed.has(part)).toBe(false)
  const looked = openedForLook(closed, fresh)
  expect(looked.collapsed.has(part) || looked.closed.has(part)).toBe(false)
  expect(openedForLook(closed, part).collapsed.has(part)).toBe(true)
  expect(openedForLook(closed, undefined)).toBe(closed)
})

test('after “close all” or “open all”, following an active state opens and closes nothing', () => {
  const all = allClosed(chart)
  expect(all.collapsed.has('open.form')).toBe(true)
  expect(openedForMarks(all, atFresh)).toBe(all)
  expect(openedForMarks(allOpen, atFresh)).toBe(allOpen)
})

test('a hidden state is represented by its visible collapsed ancestor, a visible state by itself', async () => {
  const options = { measure: measureByTable(), direction: 'down' } as const
  const drawing = await layOut(chart, { ...options, collapsed: opened.collapsed })
  expect(standInOf(drawing, fresh)).toBe(part)
  expect(standInOf(drawing, 'left')).toBe('left')
  expect(standInOf(drawing, 'nowhere')).toBeUndefined()
})
