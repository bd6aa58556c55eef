import fs from 'node:fs'
import { type NodePath, parseSync, traverse, type types } from '@babel/core'
import { expect, test } from 'vitest'

/** Returns the names that a script's top-level `await` needs before their declarations are reached. */
function namedTooEarly(code: string): string[] {
  const file = parseSync(code, { configFile: false, babelrc: false, parserOpts: { plugins: ['typescript'] } })
  if (!file) throw new Error('There is nothing to read')
  const early: string[] = []
  traverse(file, {
    AwaitExpression(waiting) {
      if (waiting.getFunctionParent()) return
      const { bindings } = waiting.scope.getProgramParent()
      const needed = new Set<string>()
      const need = ({ node, scope }: NodePath<types.Identifier>) => {
        const binding = bindings[node.name]
        if (!binding || binding !== scope.getBinding(node.name) || needed.has(node.name)) return
        needed.add(node.name)
        binding.path.traverse({ Identifier: need })
      }
      waiting.traverse({ Identifier: need })
      const end = waiting.node.end ?? 0
      for (const [name, { kind, identifier }] of Object.entries(bindings))
        if (needed.has(name) && isLater.has(kind) && (identifier.start ?? 0) > end) early.push(name)
    },
  })
  return early
}

/** Kinds of declarations that cannot be used before they are reached. */
const isLater = new Set(['const', 'let'])

const scripts = fs.globSync('{scripts/**/*.ts,server/boot/main.ts}')

test.each(scripts)('%s uses no declaration before it is initialised', (script) => {
  expect(namedTooEarly(fs.readFileSync(script, 'utf8'))).toEqual([])
})

test('finds declarations that are used by an awaited call above them', () => {
  expect(namedTooEarly('await run()\nasync function run() { say() }\nconst say = () => {}')).toEqual(['say'])
  expect(namedTooEarly('const say = () => {}\nawait run()\nasync function run() { say() }')).toEqual([])
  expect(namedTooEarly('await run()\nasync function run() {}\nconst end = 1\nconsole.log(end)')).toEqual([])
  expect(namedTooEarly('await a()\nfunction a() { b() }\nfunction b() { return c }\nlet c = 1')).toEqual([
    'c',
  ])
})
