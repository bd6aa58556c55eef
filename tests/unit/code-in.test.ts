import { expect, test } from 'vitest'
import { codeIn } from '#machines/mobile/code-in.ts'

test.each([
  ['Seu código do Palpite é 123456. Ele vale 10 minutos.', '123456'],
  ['123456 is your verification code for palpite.example.', '123456'],
  ['+55 11 98888-0001: código:654321', '654321'],
  ['Pedido 1234567 de 2026: 222333 ou 444555', '222333'],
  [' 123456 ', '123456'],
])('of «%s» the first six digits that stand together are taken', (text, code) => {
  expect(codeIn(text)).toBe(code)
})

test.each(['', '1', '12345', '123 456', '1234567', '12345678', 'palpite'])('«%s» stays as it is', (typed) => {
  expect(codeIn(typed)).toBe(typed)
})
