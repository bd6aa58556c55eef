import { type PluginObject, type PluginPass, types } from '@babel/core'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'

/** Short ids that replace the message ids in builds. */
export type ShortIds = {
  /** The short id of a message. An id that is in no catalogue stays unchanged. */
  of: (id: string) => string
  /** The message ids in each module that Babel has compiled, by file name. */
  usedBy: ReadonlyMap<string, ReadonlySet<string>>
}

/** The comment with which Lingui's macro marks a message. */
const MARK = '* i18n'
const SHORTEST = 3

/**
 * Gives each id, in sorted order, the shortest prefix of its hash that is still free. A new message then
 * changes no other ids, except in rare collisions, and other chunks keep their names. Longer hashes would
 * compress worse than readable ids.
 */
export function shortIdsOf(ids: readonly string[]): Map<string, string> {
  const taken = new Map<string, string>()
  for (const id of [...new Set(ids)].sort()) {
    const hash = generateMessageId(id)
    let length = SHORTEST
    while (taken.has(hash.slice(0, length)) && length < hash.length) length += 1
    const short = hash.slice(0, length)
    const other = taken.get(short)
    if (other !== undefined) throw new Error(`Rename the message ${id}: its short id is that of ${other}.`)
    taken.set(short, id)
  }
  return new Map([...taken].map(([short, id]) => [id, short]))
}

/**
 * Replaces message ids in builds. Babel runs the last preset first, so this one must precede Lingui's.
 * @param ids the message ids of all catalogues, because the site, games and sandbox share modules
 */
export function shortIds(ids: readonly string[]) {
  const known = shortIdsOf(ids)
  const usedBy = new Map<string, Set<string>>()
  const of = (id: string) => known.get(id) ?? id

  const shorten = (): PluginObject => ({
    name: 'short-message-ids',
    visitor: {
      // Runs at the start, like Lingui's macro, before other plugins rewrite the messages.
      Program(program, { filename = '' }: PluginPass) {
        const used = new Set<string>()
        usedBy.set(filename, used)
        program.traverse({
          ObjectExpression({ node: { leadingComments, properties } }) {
            if (!leadingComments?.some(({ value }) => value.trim() === MARK)) return
            for (const property of properties) {
              if (!types.isObjectProperty(property) || !types.isStringLiteral(property.value)) continue
              if (!types.isIdentifier(property.key, { name: 'id' })) continue
              used.add(property.value.value)
              property.value = types.stringLiteral(of(property.value.value))
            }
          },
        })
      },
    },
  })
  const preset = {
    preset: () => ({ plugins: [shorten] }),
    rolldown: {
      filter: { id: { exclude: 'packages/**' }, code: /from ['"]@lingui\/(core|react)\/macro['"]/ },
      configResolvedHook: ({ command }: { command: string }) => command === 'build',
    },
  }
  return { of, usedBy, preset }
}
