import { expect, test } from 'vitest'
import { isKindSource, isOfKind, sourceOfKind } from '#domain/text/pattern-kinds.ts'
import { fieldProblem } from '#protocol/auth/field-problem.ts'
import type { FieldRule } from '#protocol/auth/registration-settings.ts'

const cases: readonly { kind: string; fits: string[]; misfits: string[] }[] = [
  { kind: 'any', fits: ['x', ' ', 'ão\n3'], misfits: [] },
  { kind: 'letter first, then letters and digits', fits: ['a', 'a1B2'], misfits: ['1a', 'a_b', 'é1'] },
  { kind: 'Chinese and digits', fits: ['彩票88', '三'], misfits: ['彩票a', '彩 票'] },
  {
    kind: 'email',
    fits: ['a@b.co', 'a.b+c@d.e.f'],
    misfits: ['a@b', 'a b@c.de', '@b.co', 'a@b..co', 'a@@b.co'],
  },
  { kind: 'alphanumeric without specials', fits: ['aB3', '333'], misfits: ['a-b', 'ç'] },
  { kind: 'letters and digits combined', fits: ['a1', '1a', 'abc123'], misfits: ['abc', '123', 'a1!'] },
  { kind: 'digits', fits: ['0', '0123'], misfits: ['1.2', '１２', 'a'] },
  { kind: 'alphanumeric with an uppercase', fits: ['A', 'aB3', '3A'], misfits: ['ab3', 'A b', 'A!'] },
  { kind: 'English letters and spaces', fits: ['Ana Lima'], misfits: ['Ana 2', 'José'] },
  { kind: 'no spaces', fits: ['a!?ç'], misfits: ['a b', 'a\tb', ' '] },
  { kind: 'Chinese and punctuation', fits: ['你好，世界。'], misfits: ['你好 world', '你3'] },
  {
    kind: 'date yyyy-MM-dd',
    fits: ['2000-02-29'],
    misfits: ['2001-02-29', '2000-13-01', '02-29-2000', '2000-2-9'],
  },
  { kind: 'date MM-dd-yyyy', fits: ['02-29-2000'], misfits: ['02-29-2001', '13-01-2000', '2000-02-29'] },
  { kind: 'letters and spaces', fits: ['José da Silva', 'Çelik', 'Оля'], misfits: ['Ana 2', 'Ana-Lia'] },
  { kind: 'alphanumeric only', fits: ['aB3'], misfits: ['a b', 'a_'] },
  { kind: 'Korean only', fits: ['한국어'], misfits: ['한국 어', '한국1', 'ab'] },
]

test('[REG-16] each of the sixteen kinds of field accepts only matching text', () => {
  expect(cases).toHaveLength(16)
  for (const [number, { kind, fits, misfits }] of cases.entries()) {
    for (const text of fits) expect(isOfKind(number, text), `${kind} takes ${text}`).toBe(true)
    for (const text of misfits) expect(isOfKind(number, text), `${kind} takes ${text}`).toBe(false)
    expect(isKindSource(sourceOfKind(number))).toBe(true)
  }
  expect(() => isOfKind(16, 'x')).toThrow(RangeError)
})

test('[REG-16] applies minimum and maximum lengths in characters to every kind', () => {
  for (const [number, { kind, fits, misfits }] of cases.entries()) {
    const [text = ''] = fits
    const length = [...text].length
    const rule = (minLength: number, maxLength: number): FieldRule => ({
      enabled: true,
      required: true,
      acceptedPattern: sourceOfKind(number),
      patternId: number,
      minLength,
      maxLength,
    })
    const run = (pattern: string, value: string) => new RegExp(pattern, 'u').test(value)
    expect(fieldProblem(rule(length, length), text, run), kind).toBeNull()
    expect(fieldProblem(rule(length + 1, length + 2), text, run), kind).toBe('tooShort')
    expect(fieldProblem(rule(0, length - 1), text, run), kind).toBe('tooLong')
    const [misfit] = misfits
    if (misfit) expect(fieldProblem(rule(0, 100), misfit, run), kind).toBe('pattern')
  }
})

const rule: FieldRule = {
  enabled: true,
  required: false,
  acceptedPattern: null,
  patternId: 6,
  minLength: 2,
  maxLength: 4,
}
const unrunnable = () => null

test('[REG-01] validates an optional field only if it is filled in', () => {
  expect(fieldProblem(rule, '', unrunnable)).toBeNull()
  expect(fieldProblem({ ...rule, required: true }, '', unrunnable)).toBe('missing')
  expect(fieldProblem(rule, '1', unrunnable)).toBe('tooShort')
  expect(fieldProblem(rule, '12345', unrunnable)).toBe('tooLong')
  expect(fieldProblem(rule, '😀😀', unrunnable)).toBe('pattern')
  expect(fieldProblem({ ...rule, patternId: 0 }, '😀😀', unrunnable)).toBeNull()
})

test('[REG-01] applies an operator’s pattern, and accepts any text if the pattern is “*”', () => {
  const asked: string[] = []
  const run = (pattern: string) => {
    asked.push(pattern)
    return false
  }
  expect(fieldProblem({ ...rule, acceptedPattern: '^7+$' }, '12', run)).toBe('pattern')
  expect(fieldProblem({ ...rule, acceptedPattern: '*' }, 'ab', run)).toBeNull()
  expect(fieldProblem({ ...rule, acceptedPattern: '^ab$' }, 'ab', () => true)).toBeNull()
  expect(asked).toEqual(['^7+$'])
})

test('checks text by the kind of its pattern id when the operator’s pattern cannot be run', () => {
  const broken = { ...rule, acceptedPattern: '(' }
  expect(fieldProblem(broken, '12', unrunnable)).toBeNull()
  expect(fieldProblem(broken, 'ab', unrunnable)).toBe('pattern')
  expect(fieldProblem({ ...broken, patternId: null }, 'ab', unrunnable)).toBeNull()
})
