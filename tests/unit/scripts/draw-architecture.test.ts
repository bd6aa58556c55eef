import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { drawArchitecture, withParts } from '../../../scripts/draw-architecture.ts'
import { layoutRules } from '../../../scripts/layout/layout-rules.ts'

const page = fs.readFileSync('docs/architecture.md', 'utf8')

test.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md'])(
  '%s links only to existing files',
  (file) => {
    const links = [...fs.readFileSync(file, 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(
      ([, link = '']) => link,
    )
    expect(links).not.toEqual([])
    expect(links.filter((link) => !fs.existsSync(path.join(path.dirname(file), link)))).toEqual([])
  },
)

test('docs/architecture.md lists the server folders in order', () => {
  const [, section = ''] = page.split('## Folders of the server')
  const [table = ''] = section.split('\n## ')
  const described = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, folder]) => folder)
  expect(described).toEqual(layoutRules.serverOrder)
})

test('draws the layers and areas, and rounds the numbers of files and imports', () => {
  const screens = Array.from({ length: 34 }, (_, index) => `src/ui/auth/${index}.tsx`)
  const imports = screens.map((from) => ({ from, to: 'protocol/auth/login.ts', isType: false }))
  const { diagram, areas } = drawArchitecture({
    files: [...screens, 'src/ui/auth/login.module.css', 'protocol/auth/login.ts'],
    imports: [...imports, { from: 'protocol/auth/login.ts', to: 'domain/auth/name.ts', isType: false }],
    routes: [],
    lines: 0,
  })
  expect(diagram).toContain('ui["<b>src/ui/</b><br>views<br>30 files"]')
  expect(diagram.split('\n').filter((line) => line.includes('->'))).toEqual(['  ui -- 30 --> protocol'])
  expect(areas).toMatch(/^\| `auth` \| .* \| < 10 \| {2}\| {2}\| {2}\| 30 \| {2}\| {2}\|$/m)
})

test('replaces the text between markers, and throws if there are no markers', () => {
  const text = 'a\n<!-- generated: x -->\nold\n<!-- end: x -->\nb'
  expect(withParts(text, { x: 'new' })).toBe(text.replace('old', 'new'))
  expect(() => withParts('a', { x: 'new' })).toThrow('no markers for "x"')
})
