import { parseSync } from 'rolldown/utils'
import { type Node, walk } from './syntax-tree.ts'

/** Names, units and syntax that are the same in every language. */
const untranslated = ['CPF', 'CNPJ', 'VIP', 'ms', 'transitions 100% or time 2s']

const readable = /^(title|alt|placeholder|label|aria-(label|description|roledescription|valuetext))$/

/** Returns a source file's human-readable texts that have no message id and are thus in no catalogue. */
export function textsWithoutId(file: string, source: string): string[] {
  const found: string[] = []
  const add = (text: string) => {
    if (/\p{L}{2}/u.test(text.replaceAll(/&\w+;/g, '')) && !untranslated.includes(text.trim()))
      found.push(`${file}: “${text.trim()}” has no message id.`)
  }
  walk(parseSync(file, source).program, (node) => {
    if (node.type === 'JSXElement' && isNamed(node.openingElement.name, 'Trans')) {
      if (
        !node.openingElement.attributes.some(
          (attribute) => 'name' in attribute && isNamed(attribute.name, 'id'),
        )
      )
        found.push(`${file}: a <Trans> has no id.`)
      return 'skip'
    }
    if (node.type === 'JSXText') add(node.value)
    if (
      node.type === 'JSXAttribute' &&
      readable.test(`${nameOf(node.name)}`) &&
      node.value?.type === 'Literal'
    )
      add(`${node.value.value}`)
    if (node.type === 'TaggedTemplateExpression' && isNamed(node.tag, 't'))
      add(node.quasi.quasis[0]?.value.raw ?? '')
    return null
  })
  return found
}

const nameOf = (node: Node) => ('name' in node && typeof node.name === 'string' ? node.name : null)
const isNamed = (node: Node, name: string) => nameOf(node) === name
