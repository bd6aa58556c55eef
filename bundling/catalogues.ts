import path from 'node:path'
import type { Plugin } from 'vite'
import type { ShortIds } from './short-ids.ts'
import { areaOf, type SiteTexts } from './site-texts.ts'

type Messages = Readonly<Record<string, unknown>>

const WHOLE = /\.po$/
const PART = /\.po\?area=\w+$/

/**
 * Replaces message ids in compiled catalogues with short ones. In the site's `client` build, a language's
 * catalogue contains only the messages that pages need first. It also exports `areas`, with a loader for the
 * other messages of each area. The plugin must come after Lingui's.
 */
export function catalogues({ isFirst }: SiteTexts, shortIds: ShortIds): Plugin {
  const compiled = new Map<string, Messages>()
  /** Writes JSON, which browsers parse faster than an object literal. */
  const moduleOf = (messages: Messages): string => {
    const short = Object.entries(messages).map(([id, text]) => [shortIds.of(id), text])
    return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(short)))})`
  }
  return {
    name: 'catalogues',
    apply: 'build',
    transform: {
      filter: { id: WHOLE },
      async handler(code, id) {
        const { messages }: { messages: Messages } = await import(
          `data:text/javascript,${encodeURIComponent(code)}`
        )
        if (this.environment.name !== 'client') return { code: moduleOf(messages), map: null }
        compiled.set(id, messages)
        const later = Object.keys(messages).filter((one) => !isFirst(one))
        const loaders = [...new Set(later.map(areaOf))].map(
          (area) => `${area}: () => import('./${path.basename(id)}?area=${area}')`,
        )
        const first = moduleOf(pick(messages, isFirst))
        return { code: `${first}\nexport const areas = { ${loaders.join(', ')} }`, map: null }
      },
    },
    load: {
      filter: { id: PART },
      handler(id) {
        const [file = '', area] = id.split('?area=')
        const part = pick(compiled.get(file) ?? {}, (one) => areaOf(one) === area && !isFirst(one))
        return { code: moduleOf(part), moduleType: 'js' }
      },
    },
  }
}

const pick = (messages: Messages, isWanted: (id: string) => boolean): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([id]) => isWanted(id)))
