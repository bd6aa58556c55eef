import { expect, test } from 'vitest'
import { readAddress } from '#visualiser/address.ts'
import { columnOf, placeOf } from '#visualiser/column.ts'

test.each([
  ['#/', 'list'],
  ['#/?view=rows&row=LOGIN-03', 'chart'],
  ['#/?view=live', 'panels'],
  ['#/login', 'chart'],
  ['#/login?state=open.form', 'chart'],
  ['#/login?view=outline', 'panels'],
  ['#/login?view=story&state=open.form', 'panels'],
  ['#/login?path=abcdefgh&step=3', 'panels'],
])('the URL hash %s opens the %s column', (hash, column) => {
  expect(columnOf(readAddress(hash))).toBe(column)
})

test.each([
  ['another state', '#/login?view=story', '#/login?view=story&state=open', true],
  ['another step', '#/login?path=abcdefgh&step=3', '#/login?path=abcdefgh&step=4', true],
  [
    'a path that is closed in the simulation',
    '#/login?view=simulate&path=abcdefgh',
    '#/login?view=simulate',
    true,
  ],
  ['another panel', '#/login?view=story', '#/login?view=paths', false],
  ['an opened path', '#/login', '#/login?path=abcdefgh', false],
  ['another machine', '#/login?view=story', '#/slider?view=story', false],
])('for %s (%s → %s), the chosen column is kept: %s', (_, before, after, stays) => {
  expect(placeOf(readAddress(before)) === placeOf(readAddress(after))).toBe(stays)
})
