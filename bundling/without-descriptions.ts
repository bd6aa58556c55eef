import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number }
type Property = Node & { type: 'Property'; computed: boolean; key: Node & { name?: string }; value: Node }

const MACHINES = /[\\/]src[\\/]machines[\\/].*\.ts$/
const CALLS = /[\\/]protocol[\\/].*\.ts$/

/**
 * Removes descriptions of states, transitions and calls from the site's bundle. Only the chart viewer and the
 * API reference show them. Other builds and the tests keep them.
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

/** Replaces the property with spaces, so that source maps and the offsets of other properties stay valid. */
function blankOut(code: string, { start, end }: Property): string {
  const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0
  const after = end + comma
  return code.slice(0, start) + code.slice(start, after).replace(/[^\n]/g, ' ') + code.slice(after)
}
