import { expect, test } from 'vitest'
import { findHelp } from '#ui/support/help-center/find-help.ts'

const item = (id: string, title: string, content: string) => ({ id, tag: 'one', title, content })
const items = [
  item('fee', 'O saque não chegou', '<p>Fale com a gente sobre o depósito.</p>'),
  item('pay', 'Como faço um depósito?', '<p>Escolha um <strong>canal</strong>.</p>'),
  item('see', 'Sorteio', '<p class="deposito">Nada.</p>'),
]
const found = (searched: string) => findHelp(items, searched).map(({ id }) => id)

test('finds help by the beginnings of words, ignores accents and lists title matches first', () => {
  expect(found('deposito')).toEqual(['pay', 'fee'])
  expect(found('DEPÓ')).toEqual(['pay', 'fee'])
  expect(found('depósito saque')).toEqual(['fee'])
  expect(found('posito')).toEqual([])
})

test('a help search ignores markup, and an empty search returns everything', () => {
  expect(found('strong')).toEqual([])
  expect(found('class')).toEqual([])
  expect(found('  ?')).toEqual(['fee', 'pay', 'see'])
})

test('tolerates one typo in a word of four letters or more when nothing else matches', () => {
  for (const slip of ['saqe', 'saqque', 'saqeu', 'sakue', 'sauqe']) expect(found(slip), slip).toEqual(['fee'])
  expect(found('deposido')).toEqual(['pay', 'fee'])
  for (const other of ['saa', 'salvo', 'sqaeu', 'xaqe']) expect(found(other), other).toEqual([])
})

test('finds Thai words even though no spaces separate them', () => {
  const thai = [
    item('a', 'วิธีถอนเงินเข้าบัญชี', '<p>ใช้เวลาไม่กี่นาที</p>'),
    item('b', 'วิธีฝากด้วย Pix', '<p>สแกนรหัส</p>'),
  ]
  expect(findHelp(thai, 'เงิน').map(({ id }) => id)).toEqual(['a'])
  expect(findHelp(thai, 'ถอนเงิน').map(({ id }) => id)).toEqual(['a'])
  expect(findHelp(thai, 'รหัส').map(({ id }) => id)).toEqual(['b'])
})
