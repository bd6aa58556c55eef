import { describe, expect, test } from 'vitest'
import { type PixKeyKind, readAccount, readBranch, readPixKey } from '#protocol/cashier/payout-numbers.ts'

describe('Pix key', () => {
  test.each<[PixKeyKind, string, string]>([
    ['cpf', '529.982.247-25', '52998224725'],
    ['cpf', '529 982 247 25', '52998224725'],
    ['cpf', ' 529.982.247/25 ', '52998224725'],
    ['cpf', '\u202a529.982.247\u201325\u202c', '52998224725'],
    ['cpf', '５２９９８２２４７２５', '52998224725'],
    ['cpf', 'CPF: 529.982.247-25', '52998224725'],
    ['cpf', 'CPF 529.982.247-25', '52998224725'],
    ['cpf', 'C.P.F.: 529.982.247-25', '52998224725'],
    ['cpf', 'CPF/CNPJ: 529.982.247-25', '52998224725'],
    ['cnpj', 'CNPJ: 12.abc.345/01de-35', '12ABC34501DE35'],
    ['cnpj', 'CNPJ nº 11.222.333/0001-81', '11222333000181'],
    ['mobile', 'Chave Pix: (0xx11) 97777-4321', '+5511977774321'],
    ['random', 'Chave: 123e4567-e89b-12d3-a456-426655440000', '123e4567-e89b-12d3-a456-426655440000'],
    [
      'random',
      'Chave aleatória: abcdefab-e89b-12d3-a456-426655440000',
      'abcdefab-e89b-12d3-a456-426655440000',
    ],
    ['random', '{123E4567-E89B-12D3-A456-426655440000}', '123e4567-e89b-12d3-a456-426655440000'],
    ['random', 'Chave: {123e4567-e89b-12d3-a456-426655440000}', '123e4567-e89b-12d3-a456-426655440000'],
    ['random', 'abcdefab 1234 12d3 a456 426655440000', 'abcdefab-1234-12d3-a456-426655440000'],
    ['cnpj', '11.222.333/0001-81', '11222333000181'],
    ['cnpj', '11 222 333 0001 81', '11222333000181'],
    ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
    ['cnpj', '12ABC34501DE35', '12ABC34501DE35'],
    ['mobile', '(11) 97777-4321', '+5511977774321'],
    ['mobile', '+55 11 97777-4321', '+5511977774321'],
    ['mobile', '0 15 11 97777 4321', '+5511977774321'],
    ['mobile', '55 99999 1234', '+5555999991234'],
    ['mobile', '+351 912 345 678', '+351912345678'],
    ['email', ' Ana.Barreto@Example.com. ', 'ana.barreto@example.com'],
    ['email', 'ana＠example.com', 'ana@example.com'],
    ['random', '123E4567-E89B-12D3-A456-426655440000', '123e4567-e89b-12d3-a456-426655440000'],
    ['random', '123e4567–e89b–12d3–a456–426655440000\n', '123e4567-e89b-12d3-a456-426655440000'],
    ['random', '123e4567 e89b 12d3 a456 426655440000', '123e4567-e89b-12d3-a456-426655440000'],
    ['random', '123e4567e89b12d3a456426655440000', '123e4567-e89b-12d3-a456-426655440000'],
  ])('is read as a %s key from %j', (kind, typed, key) => {
    expect(readPixKey(kind, typed)).toBe(key)
  })

  test.each<[PixKeyKind, string]>([
    ['cpf', '529.982.247-24'],
    ['cpf', '111.111.111-11'],
    ['cpf', '529.982.247'],
    ['cpf', '11.222.333/0001-81'],
    ['cnpj', '11.222.333/0001-82'],
    ['cnpj', '12.ABC.345/01DE-36'],
    ['cnpj', '12.ABC.345/01DE-3A'],
    ['cnpj', '00.000.000/0000-00'],
    ['mobile', '(11) 3333-4444'],
    ['mobile', '(11) 7777-4321'],
    ['mobile', '97777-4321'],
    ['mobile', 'ana@example.com'],
    ['email', 'ana'],
    ['email', 'Chave: ana@example.com'],
    ['cpf', 'CPF: 529.982.247-24'],
    ['random', '{{123e4567-e89b-12d3-a456-426655440000}}'],
    ['email', `${'a'.repeat(70)}@example.com`],
    ['random', '123e4567-e89b-12d3-a456-42665544000'],
    ['random', '123e4567-e89b-12d3-a456-42665544000g'],
    ['random', ''],
  ])('is rejected as a %s key: %j', (kind, typed) => {
    expect(readPixKey(kind, typed)).toBeNull()
  })
})

test.each([
  ['1234', '1234'],
  ['1234-5', '12345'],
  ['1234-x', '1234X'],
  ['1', '0001'],
  ['0001', '0001'],
  [' 12 34 ', '1234'],
  ['１２３４', '1234'],
  ['0000', null],
  ['', null],
  ['123456', null],
  ['abcd', null],
])('reads the branch %j as %j', (typed, branch) => {
  expect(readBranch(typed)).toBe(branch)
})

test.each([
  ['56789-0', '567890'],
  ['56.789-0', '567890'],
  ['56789 – x', '56789X'],
  ['５６７８９-0', '567890'],
  ['1-2', null],
  ['abc-d', null],
  ['', null],
])('reads the account %j as %j', (typed, account) => {
  expect(readAccount(typed)).toBe(account)
})
