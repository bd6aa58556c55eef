import { expect, test } from 'vitest'
import { codeIn, shownCode } from '#domain/text/typed-code.ts'

test.each([
  ['131484', '131484'],
  ['131 484', '131484'],
  [' 131484\n', '131484'],
  ['123-456', '123456'],
  ['123–456', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['“123456”', '123456'],
  ['123456.', '123456'],
  ['\u202a131484\u202c', '131484'],
  ['131\u200b484', '131484'],
  ['131\u00a0484', '131484'],
  ['１３１４８４', '131484'],
  ['١٣١٤٨٤', '131484'],
  ['1', '1'],
  ['13', '13'],
  ['1234567890', '1234567890'],
  ['131484131484', '131484'],
  ['131484 131484', '131484'],
  ['131 484 131 484', '131484'],
  ['131484\n131484\n131484', '131484'],
  ['12345678 12345678', '12345678'],
  ['131484 222333', '131484'],
  ['(11) 98888-0001 131484', '131484'],
  ['12341234', '12341234'],
  ['131.484', '131484'],
  ['', ''],
  [' - ', ''],
])('reads the digits of the typed code %j', (typed, code) => {
  expect(codeIn(typed)).toBe(code)
})

test.each([
  ['Palpite: seu código é 131484. Vale 10 minutos, não compartilhe.', '131484'],
  ['Palpite: seu código é 131 484. Vale 10 minutos.', '131484'],
  ['Palpite: seu codigo é 131-484', '131484'],
  ['131484 é o seu código. Dúvidas? 0800 123 4567', '131484'],
  ['123456 is your verification code for palpite.example.', '123456'],
  ['G-131484 is your code', '131484'],
  ['Your code is (131484), valid for 10 minutes until 2026-11-29 12:30', '131484'],
  ['+55 11 98888-0001: código:654321', '654321'],
  ['Ligue (11) 4004-1234 ou informe o código 131484', '131484'],
  ['R$ 100000 creditados. Código: 131484', '131484'],
  ['Depósito de 100000,00 com código 131484', '131484'],
  ['Pedido 987654: seu código é 131484', '131484'],
  ['Pedido 1234567 de 2026: 222333 ou 444555', '222333'],
  ['Seu código: 4821', '4821'],
  ['code: 131.484', '131484'],
  ['Seu código é 131.484.', '131484'],
  ['131484 é seu código 131484 é seu código', '131484'],
  ['Ganhe 100.000 pontos. Código: 4821', '4821'],
  ['Vale até 2026. Senha 48213', '48213'],
  ['@palpite.com.br #131484', '131484'],
  ['Código １３１４８４', '131484'],
])('finds the code in the SMS %j', (message, code) => {
  expect(codeIn(message)).toBe(code)
  expect(shownCode(message)).toBe(code)
})

test.each([
  'abc',
  '12a456',
  '131484abc',
  'Ligue 0800 123 4567',
  'Saldo de R$ 131484',
  'Saldo de R$ 131.484',
  'Saldo: 131.484,00',
  'CPF 529.982.247-25',
  'Conta 29/11/2026',
])('finds no code in the text %j', (text) => {
  expect(codeIn(text)).toBe(text)
  expect(shownCode(text)).toBe(text)
})

test('leaves typed digits as they are, so that the caret keeps its position', () => {
  for (const typed of ['1', '131 ', '131 484', '131-', '１３']) expect(shownCode(typed)).toBe(typed)
})

test('shows a code once when it is pasted twice', () => {
  expect(shownCode('131484131484')).toBe('131484')
  expect(shownCode('131484 131484')).toBe('131484')
})

test('reads six-digit codes in a pasted SMS and while they are typed digit by digit', () => {
  for (let number = 0; number < 1_000_000; number += 7_919) {
    const code = String(number).padStart(6, '0')
    expect(codeIn(`Palpite: ${code} é seu código. Vale 10 minutos.`)).toBe(code)
    for (let length = 1; length <= 6; length++)
      expect(codeIn(code.slice(0, length))).toBe(code.slice(0, length))
  }
})
