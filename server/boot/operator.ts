import fs from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { type OperatorConfig, operatorConfig } from '#protocol/site/operator-config.ts'
import type { ServerConfig } from './config.ts'

/**
 * Reads `public/config.json`. A Firebase project in the environment replaces the one in the file. An emulator
 * in the file is ignored, as only a sandbox's environment may select one. With a sandbox, actor inspection is
 * on by default.
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
