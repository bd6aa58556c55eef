import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isPersonName, isSameName } from '#domain/text/person-name.ts'
import { changeNickname } from '#protocol/account/security-profile.ts'
import { registrationFieldProblem } from '#protocol/auth/registration-field-problem.ts'
import { cleanRegistrationField } from '#protocol/auth/registration-field-text.ts'
import { defaultRegistrationRules } from '#server/auth/default-registration-rules.ts'

const names = [
  'D’Ávila',
  "D'Ávila",
  'João-Pedro',
  'Maria S. Costa Jr.',
  "Antônio O'Neill",
  'Nguyễn Thị Ánh',
  'สมชาย ใจดี',
  '\u200eAna Lima',
  'Ana\u200b Lima\ufeff',
  '\u202aAna Lima\u202c',
]

describe('Person’s name', () => {
  it.each(names.flatMap((name) => [name, name.normalize('NFD')]))(
    '“%s” is accepted at registration and for a payout account',
    (name) => {
      expect(isPersonName(name)).toBe(true)
      expect(
        registrationFieldProblem('payeeName', defaultRegistrationRules.payeeName, name, () => null),
      ).toBeNull()
    },
  )

  it.each([
    'Ana 2',
    '-Ana',
    'Ana_Lia',
    'Ana\u202eLia',
    'A\u0301\u0302\u0303\u0304\u0305\u0306na',
    '\u3164\u3164',
  ])('“%s” is rejected at registration and for a payout account', (name) => {
    expect(isPersonName(name)).toBe(false)
    expect(registrationFieldProblem('payeeName', defaultRegistrationRules.payeeName, name, () => null)).toBe(
      'pattern',
    )
  })

  it('is stored without invisible marks, like a nickname', () => {
    for (const field of ['payeeName', 'nickname'] as const)
      expect(cleanRegistrationField(field, ' \u200eAna\u00ad Lima\u2069')).toBe('Ana Lima')
    expect(v.parse(changeNickname.request, { nickname: '\u200eAna Lima\u200f ' })).toEqual({
      nickname: 'Ana Lima',
    })
  })

  it.each([
    ['D’Ávila', "D'ÁVILA"],
    ["d'avila", 'D’Ávila'.normalize('NFD')],
    ['Maria S. Costa Jr.', 'MARIA S COSTA JR'],
    ['João-Pedro', 'JOAO PEDRO'],
    [' Ana  Lima ', 'ana\u00a0lima'],
    ['\u200eAna Lima\u200f', 'Ana Lima'],
    ['\u2068An\u200ba Lima\u2069', 'Ana Lima'],
  ])('“%s” equals “%s”', (one, other) => {
    expect(isSameName(one, other)).toBe(true)
  })

  it('does not equal another person’s name', () => {
    expect(isSameName('Ana Lima', 'Ana Luma')).toBe(false)
    expect(isSameName('Ana Lima', 'Ana Maria Lima')).toBe(false)
  })
})
