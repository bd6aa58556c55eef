import fs from 'node:fs/promises'
import path from 'node:path'

type Messages = Record<string, unknown>

/**
 * Every short quoted text, which includes all message ids. The match excludes the quotes, so that an unpaired
 * quote hides no text.
 */
const QUOTED = /(?<=(["'`]))[^"'`\\\n]{1,64}(?=\1)/g

/**
 * Returns the messages that a page may show before the full catalogue is loaded: those named in its scripts.
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
