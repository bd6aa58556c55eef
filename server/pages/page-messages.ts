import fs from 'node:fs/promises'
import path from 'node:path'

/** By the ids that the views name them with. */
type Messages = Record<string, unknown>

/**
 * Every short text that stands in quotes, among which are the ids of all messages that a script can show. The quotes are only
 * looked at, so that one that opens nothing leaves nothing out.
 */
const QUOTED = /(?<=(["'`]))[^"'`\\\n]{1,64}(?=\1)/g

/**
 * Tells which messages a page may show before the rest of its language has arrived: those that the scripts it is taken over
 * by name, shown or not.
 *
 * @param client folder of the build that the scripts are below
 */
export function messagesOfScripts(client: string) {
  const known = new Map<string, Promise<Set<string>>>()
  const textsIn = (file: string): Promise<Set<string>> => {
    const texts = known.get(file) ?? readTexts(path.join(client, file))
    known.set(file, texts)
    return texts
  }
  return async (scripts: readonly string[], catalogue: Messages): Promise<Messages> => {
    const texts = await Promise.all(scripts.map(textsIn))
    return Object.fromEntries(
      Object.entries(catalogue).filter(([id]) => texts.some((named) => named.has(id))),
    )
  }
}

async function readTexts(file: string): Promise<Set<string>> {
  const script = await fs.readFile(file, 'utf8')
  return new Set(script.match(QUOTED))
}
