import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Dictionary, english, portuguese, type Telling } from '../telling.ts'
import { Misuse } from './misuse.ts'
import { didYouMean } from './nearest-name.ts'
import type { Project } from './project.ts'

const LANGUAGES = ['en', 'pt'] as const

/** How a flow's paths are told in a language. Throws a {@link Misuse} where nobody speaks that. */
export function loadTelling({ root, config }: Project, flow: string, language = 'en'): Telling {
  const known = LANGUAGES.find((one) => one === language)
  if (!known) throw new Misuse(`Nothing is told in "${language}".${didYouMean(language, LANGUAGES)}`)
  if (known === 'en') return english
  const read = (folder: string | undefined): Dictionary => {
    const file = path.resolve(root, folder ?? '', `${flow}.json`)
    return folder !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  }
  return portuguese(read(config.portuguese?.sentences), read(config.portuguese?.steps))
}
