import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number }
type Property = Node & { type: 'Property'; computed: boolean; key: Node & { name?: string }; value: Node }

/** The modules of statecharts and of calls, and the property in each that only people read. */
const MACHINES = /[\\/]src[\\/]machines[\\/].*\.ts$/
const CALLS = /[\\/]protocol[\\/].*\.ts$/

/**
 * Leaves the sentences that describe states, transitions and calls out of the site's scripts: charts and the API document
 * show them, players don't. All other builds and the tests keep them.
 */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      order: 'post',
      filter: { id: [MACHINES, CALLS] },
      handler(code, id) {
        const found: Property[] = []
        collectTexts(this.parse(code), MACHINES.test(id) ? 'description' : 'summary', found)
        if (found.length === 0) return null
        return { code: found.reduce(blankOut, code), map: null }
      },
    },
  }
}

/** Finds every `description: '…'`, or another property of that kind, below a node of a syntax tree. */
function collectTexts(node: unknown, name: string, found: Property[]): void {
  if (Array.isArray(node)) for (const inner of node) collectTexts(inner, name, found)
  if (!isNode(node)) return
  if (isText(node, name)) found.push(node)
  else for (const inner of Object.values(node)) collectTexts(inner, name, found)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function isText(node: Node, name: string): node is Property {
  if (node.type !== 'Property') return false
  const { computed, key, value } = node as Property
  return !computed && key.name === name && value.type === 'Literal'
}

/** Spaces keep every other character where it was, so that source maps and the other properties' places still hold. */
function blankOut(code: string, { start, end }: Property): string {
  const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0
  const after = end + comma
  return code.slice(0, start) + code.slice(start, after).replace(/[^\n]/g, ' ') + code.slice(after)
}
