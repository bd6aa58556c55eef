import fs from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '#domain/text/language.ts'
import { StartupError } from '#server/core/startup-error.ts'
import { catalogueShare } from '#server/texts/catalogue-share.ts'
import { sourceLanguage } from '#server/texts/languages.ts'

/** Folders of the catalogues that players read. */
const folders = ['src/locales', 'games/locales', 'server/locales']

/** Minimum share of translated messages. */
const LEAST = 0.95

/**
 * Refuses a configuration that offers a language with too many missing translations, since its pages would
 * mix two languages. The catalogues are read at each start, which takes a few milliseconds.
 * @param root folder of the project
 * @throws StartupError
 */
export async function refuseIncompleteLanguages(root: string, offered: readonly Language[]): Promise<void> {
  const catalogues = offered
    .filter((language) => language !== sourceLanguage)
    .flatMap((language) => folders.map((folder) => ({ language, name: `${folder}/${language}.po` })))
  await Promise.all(
    catalogues.map(async ({ language, name }) => {
      const { messages, missing } = catalogueShare(await fs.readFile(path.join(root, name), 'utf8'))
      const share = messages === 0 ? 0 : 1 - missing.length / messages
      if (share >= LEAST) return
      throw new StartupError(
        `The site offers the language ${language}, but its catalogue ${name} is translated to ${percent(share)} only, and at least ${percent(LEAST)} are needed: ${missing.length} of ${messages} messages are missing.`,
      )
    }),
  )
}

/** Rounds down, so that a share below the minimum is never displayed as the minimum. */
const percent = (share: number): string => `${(Math.floor(share * 1_000) / 10).toFixed(1)} %`
