import { expect, test } from 'vitest'
import { findHelp } from '#ui/support/help-center/find-help.ts'

const item = (id: string, title: string, content: string) => ({ id, tag: 'one', title, content })
const items = [
  item('fee', 'O saque não chegou', '<p>Fale com a gente sobre o depósito.</p>'),
  item('pay', 'Como faço um depósito?', '<p>Escolha um <strong>canal</strong>.</p>'),
  item('see', 'Sorteio', '<p class="deposito">Nada.</p>'),
]
const found = (searched: string) => findHelp(items, searched).map(({ id }) => id)

test('help is found by what its words begin with, accents or not, in the title first', () => {
  expect(found('deposito')).toEqual(['pay', 'fee'])
  expect(found('DEPÓ')).toEqual(['pay', 'fee'])
  expect(found('depósito saque')).toEqual(['fee'])
  expect(found('posito')).toEqual([])
})

test('what marks the words up is not searched, and nothing searched finds all', () => {
  expect(found('strong')).toEqual([])
  expect(found('class')).toEqual([])
  expect(found('  ?')).toEqual(['fee', 'pay', 'see'])
})

test('a slip in a word of four letters or more is forgiven, where nothing is found without', () => {
  for (const slip of ['saqe', 'saqque', 'saqeu', 'sakue', 'sauqe']) expect(found(slip), slip).toEqual(['fee'])
  expect(found('deposido')).toEqual(['pay', 'fee'])
  for (const other of ['saa', 'salvo', 'sqaeu', 'xaqe']) expect(found(other), other).toEqual([])
})
