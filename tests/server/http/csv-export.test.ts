import { describe, expect, test } from 'vitest'
import { type Column, exportCsv } from '#server/files/csv-export.ts'
import { csvTable } from '#tests/support/csv-table.ts'
import { textIn } from '#tests/support/texts.ts'

type Row = { name: string | null; at: string | null; amount: number | null; played: number; won: boolean }

const columns: readonly Column<Row>[] = [
  { head: { pt: 'Quem', en: 'Who' }, cells: 'text', of: ({ name }) => name },
  { head: { pt: 'Quando', en: 'When' }, cells: 'moment', of: ({ at }) => at },
  { head: { pt: 'Valor', en: 'Amount' }, cells: 'money', of: ({ amount }) => amount },
  { head: { pt: 'Vezes', en: 'Times' }, cells: 'count', of: ({ played }) => played },
  {
    head: { pt: 'Resultado', en: 'Outcome' },
    cells: 'words',
    of: ({ won }) => (won ? { pt: 'Ganhou', en: 'Won' } : { pt: 'Perdeu, infelizmente', en: 'Lost; a pity' }),
  },
]
const file = { name: { pt: 'resultados', en: 'results' }, columns }
const row = (given: Partial<Row>): Row => ({
  name: '',
  at: null,
  amount: null,
  played: 0,
  won: true,
  ...given,
})

describe('Exported file', () => {
  const rows = [
    row({ name: 'Ana', at: '2026-03-02T02:05:09.999Z', amount: 123_456, played: 1_200 }),
    row({ name: null, won: false }),
  ]

  test('uses Brazilian separators and Portuguese labels', () => {
    const { name, csv } = exportCsv(file, rows, 'pt')
    expect(name).toBe('resultados.csv')
    expect(csv).toBe(
      [
        `\uFEFFQuem;Quando (${textIn('pt', 'file.zone')});Valor (R$);Vezes;Resultado`,
        'Ana;2026-03-01 23:05:09;1234,56;1200;Ganhou',
        ';;;0;"Perdeu, infelizmente"',
        '',
      ].join('\r\n'),
    )
  })

  test('uses English separators and labels', () => {
    const { name, csv } = exportCsv(file, rows, 'en')
    expect(name).toBe('results.csv')
    expect(csv).toBe(
      [
        `\uFEFFWho,When (${textIn('en', 'file.zone')}),Amount (R$),Times,Outcome`,
        'Ana,2026-03-01 23:05:09,1234.56,1200,Won',
        ',,,0,"Lost; a pity"',
        '',
      ].join('\r\n'),
    )
  })

  test('uses Thai separators and labels, but Gregorian years', () => {
    expect(exportCsv(file, rows, 'ty').csv).toContain(`(${textIn('ty', 'file.zone')}),`)
    expect(exportCsv(file, rows, 'ty').csv).toContain('Ana,2026-03-01 23:05:09,1234.56,1200,')
  })

  test.each([
    [0, '0,00'],
    [3, '0,03'],
    [-3, '-0,03'],
    [-12_345, '-123,45'],
    [Number.MAX_SAFE_INTEGER, '90071992547409,91'],
  ])('writes %i minor units as %s', (amount, seen) => {
    const { csv } = exportCsv(file, [row({ amount })], 'pt')
    expect(csvTable(csv, ';').column('Valor (R$)')).toEqual([seen])
  })

  test('writes times in Brasília time, including daylight saving time in past years', () => {
    const { csv } = exportCsv(file, [row({ at: '2018-12-31T23:30:00.000Z' })], 'en')
    expect(csvTable(csv, ',').column(`When (${textIn('en', 'file.zone')})`)).toEqual(['2018-12-31 21:30:00'])
  })

  test.each(['=1+1', '+1', '-1', '@A1', '\tx', '\rx', '=cmd|"x"!A1', 'a;=1+1', 'a,@x', 'a\n-1'])(
    'never lets a program read the text %j as a formula, whichever separator it uses',
    (name) => {
      for (const [language, own] of [
        ['pt', ';'],
        ['en', ','],
      ] as const) {
        const { csv } = exportCsv(file, [row({ name, amount: -5 })], language)
        const [seen = ''] = csvTable(csv, own).column(language === 'pt' ? 'Quem' : 'Who')
        expect(seen.replaceAll("'", '')).toBe(name)
        const amount = language === 'pt' ? '-0,05' : '-0.05'
        const others = csv.split(/[,;\r\n\t"]+/).filter((cell) => /^[=+\-@]/.test(cell))
        expect(others.filter((cell) => !amount.startsWith(cell))).toEqual([])
      }
    },
  )
})
