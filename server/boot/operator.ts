import fs from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { type OperatorConfig, operatorConfig } from '#protocol/site/operator-config.ts'
import type { ServerConfig } from './config.ts'

/**
 * The operator's configuration: `public/config.json`, with the Firebase project of the environment where it names one. An
 * emulator that the file names is left out, since only the environment of a sandbox may trust one. With the sandbox pages
 * tell what they do, unless the file says otherwise.
 */
export async function readOperator(
  root: string,
  { firebase, sandbox }: Pick<ServerConfig, 'firebase' | 'sandbox'>,
): Promise<OperatorConfig> {
  const text = await fs.readFile(path.join(root, 'public/config.json'), 'utf8')
  const { firebase: ofFile, live = sandbox, ...others } = v.parse(operatorConfig, JSON.parse(text))
  const operator = { ...others, live }
  if (firebase || !ofFile) return { ...operator, firebase }
  const { emulator: _untrusted, ...project } = ofFile
  return { ...operator, firebase: project }
}
