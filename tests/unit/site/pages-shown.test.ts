import { expect, test } from 'vitest'
import { pagesShown } from '#ui/kit/layout/pages-shown.ts'

const shown = (page: number, total: number) =>
  pagesShown(page, total)
    .map((one) => one ?? '…')
    .join(' ')

test('a pager shows two pages at either end and five around the current page', () => {
  expect(shown(1, 1)).toBe('1')
  expect(shown(3, 7)).toBe('1 2 3 4 5 6 7')
  expect(shown(1, 20)).toBe('1 2 3 4 5 … 19 20')
  expect(shown(6, 20)).toBe('1 2 3 4 5 6 7 8 … 19 20')
  expect(shown(10, 20)).toBe('1 2 … 8 9 10 11 12 … 19 20')
  expect(shown(20, 20)).toBe('1 2 … 16 17 18 19 20')
})
