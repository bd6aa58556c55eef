import fs from 'node:fs/promises'
import path from 'node:path'

type Messages = Record<string, unknown>

/**
 * Matches every short quoted text, so it finds all message ids. Quotes are not part of a match, so an
 * unpaired quote cannot hide an id.
 */
const QUOTED = /(?<=(["'`]))[^"'`\\\n]{1,64}(?=\1)/g

/**
 * Returns a function that selects the messages that a page needs before the full catalogue is loaded. It
 * keeps the messages whose ids occur in the page's scripts.
 * @param client the build's client folder
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
