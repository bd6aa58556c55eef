import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readChart } from '@palpite/charts/read-chart.ts'
import { readCatalogue } from '#paths/wording/read-catalogue.ts'
import {
  type Dictionary,
  english,
  portuguese,
  sentencesIn,
  type Translation,
} from '#paths/wording/translation.ts'
import type { KnownFlow } from './known-flow.ts'
import { Misuse } from './misuse.ts'
import { didYouMean } from './nearest-name.ts'
import type { Project } from './project.ts'

const LANGUAGES = ['en', 'pt'] as const

/** Throws a {@link Misuse} if the language is not one of `LANGUAGES`. */
export function loadTranslation(
  { root, config }: Project,
  { name, model }: KnownFlow,
  language = 'en',
): Translation {
  const known = LANGUAGES.find((one) => one === language)
  if (!known) throw new Misuse(`Unknown language "${language}".${didYouMean(language, LANGUAGES)}`)
  if (known === 'en') return english
  const read = (file: string | undefined): Dictionary =>
    file === undefined ? {} : (readCatalogue(readFileSync(path.resolve(root, file), 'utf8')).get(name) ?? {})
  const { sentences, steps } = config.portuguese ?? {}
  return portuguese(sentencesIn(readChart(model.machine), read(sentences)), read(steps))
}
