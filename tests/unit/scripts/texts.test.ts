import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pageTextsOf, styleCommentsOf, titlesOf } from '../../../scripts/words/texts.ts'

/** The texts that a function finds in a file with this content. */
function textsIn(textsOf: typeof titlesOf, file: string, content: string): string[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palpite-texts-'))
  fs.writeFileSync(path.join(folder, file), content)
  const texts = textsOf(folder, file).map(({ text }) => text)
  fs.rmSync(folder, { recursive: true })
  return texts
}

test('finds the titles of tests and groups, including those with a table of cases', () => {
  const source = `
    test('pays a bet', () => {})
    describe('A bet', () => { it('is void', () => {}) })
    test.each([1, 2])('pays %d bets', () => {})
    test.skipIf(isQuick)(\`pays \${count} bets\`, () => {})
    request('is no title')`
  expect(textsIn(titlesOf, 'bets.test.ts', source)).toEqual([
    'pays a bet',
    'A bet',
    'is void',
    'pays %d bets',
    'pays {} bets',
  ])
})

test('finds the comments of a style sheet', () => {
  expect(textsIn(styleCommentsOf, 'a.css', 'a { color: red; } /* Red for\n   losses. */')).toEqual([
    'Red for\n   losses.',
  ])
})

test('finds the texts of a page without its styles and scripts', () => {
  const page =
    '<style>p { color: red }</style><!-- no --><h1>Offline</h1><p>Try again.</p><script>go()</script>'
  expect(textsIn(pageTextsOf, 'offline.html', page)).toEqual(['Offline', 'Try again.'])
})
