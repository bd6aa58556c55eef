import { expect, test } from 'vitest'
import { isSamePlain, plainOf } from '#visualiser/simulate/context/plain.ts'

test('the data tree shows lists, maps, sets, errors, dates and functions', () => {
  const held = { list: [1, Number.NaN], map: new Map([['a', null]]), set: new Set(['x']), missing: undefined }
  expect(plainOf(held)).toEqual({
    list: { 0: 1, 1: 'NaN' },
    map: { a: null },
    set: { 0: 'x' },
    missing: 'undefined',
  })
  expect(plainOf({ failure: Object.assign(new TypeError('off'), { reason: 'offline' }) })).toEqual({
    failure: { TypeError: 'off', reason: 'offline' },
  })
  expect(plainOf({ at: new Date(0), big: 7n, deed: function run() {} })).toEqual({
    at: '1970-01-01T00:00:00.000Z',
    big: '7',
    deed: 'ƒ run',
  })
})

test('the data tree cuts off a circular reference, but repeats a shared object', () => {
  const twice = { name: 'twice' }
  const round: { [key: string]: unknown } = { one: twice, other: twice }
  round.itself = round
  expect(plainOf(round)).toEqual({ one: { name: 'twice' }, other: { name: 'twice' }, itself: '…' })
})

test('two data trees are equal when they show the same values', () => {
  expect(isSamePlain(plainOf({ a: [1] }), plainOf({ a: [1] }))).toBe(true)
  expect(isSamePlain(plainOf({ a: [1] }), plainOf({ a: [2] }))).toBe(false)
  expect(isSamePlain(undefined, null)).toBe(false)
})
