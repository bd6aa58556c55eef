import fs from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { type OperatorConfig, operatorConfig } from '#protocol/site/operator-config.ts'
import { StartupError } from '#server/core/startup-error.ts'
import type { ServerConfig } from './config.ts'

type Overrides = Pick<ServerConfig, 'firebase' | 'sandbox'> &
  Partial<Pick<ServerConfig, 'offeredLanguages' | 'languageTags'>>

/**
 * Reads `public/config.json`. A Firebase project, offered languages and language tags in the environment
 * replace those in the file. An emulator in the file is ignored, as only the environment of a sandbox may
 * select one. With a sandbox, actor inspection is on by default.
 * @throws StartupError if the default language is not offered
 */
export async function readOperator(
  root: string,
  { firebase, sandbox, offeredLanguages, languageTags }: Overrides,
): Promise<OperatorConfig> {
  const text = await fs.readFile(path.join(root, 'public/config.json'), 'utf8')
  const { firebase: ofFile, live = sandbox, ...others } = v.parse(operatorConfig, JSON.parse(text))
  const { defaultLanguage } = others
  const languages = offeredLanguages ?? others.languages
  if (!languages.includes(defaultLanguage))
    throw new StartupError(
      `The default language ${defaultLanguage} of public/config.json is not offered; offer it too or change the default.`,
    )
  const operator = { ...others, live, languages, ...(languageTags && { languageTags }) }
  if (firebase || !ofFile) return { ...operator, firebase }
  const { emulator: _untrusted, ...project } = ofFile
  return { ...operator, firebase: project }
}
