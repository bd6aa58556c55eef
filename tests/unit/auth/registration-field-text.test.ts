import { expect, test } from 'vitest'
import { cleanRegistrationField } from '#protocol/auth/registration-field-text.ts'
import type { RegistrationField } from '#protocol/auth/registration-settings.ts'

test.each<[RegistrationField, string, string]>([
  ['username', '\u200eana \n', 'ana'],
  ['email', ' ana＠example.com. ', 'ana@example.com'],
  ['verificationCode', 'Palpite: seu código é 131484.', '131484'],
  ['verificationCode', '131 484', '131484'],
  ['captcha', '12 34', '1234'],
  ['idNumber', '529.982.247-25', '52998224725'],
  ['idNumber', '12.345.678-X', '12345678X'],
  ['whatsapp', '+55 (11) 97777-4321', '5511977774321'],
  ['birthday', '29/11/2000', '29-11-2000'],
  ['affiliateCode', ' sul 2026\u200b', 'sul2026'],
  ['recommenderId', 'agente.sul ', 'agente.sul'],
  ['address', ' Rua A, 10 - apto 2 ', 'Rua A, 10 - apto 2'],
])('cleans the registration field %s', (field, typed, cleaned) => {
  expect(cleanRegistrationField(field, typed)).toBe(cleaned)
})
