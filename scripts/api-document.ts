import fs from 'node:fs/promises'
import path from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { calls } from '#protocol/calls.ts'
import { openApiOf } from './open-api.ts'
import { root } from './run.ts'

/**
 * Generates the OpenAPI document of all calls. Throws if a request has a rule that `request-schema.ts` does
 * not know.
 */
export async function apiDocument() {
  const { version, description } = JSON.parse(await fs.readFile(path.join(root, 'package.json'), 'utf8'))
  return openApiOf({ info: { title: 'Palpite', version, description }, calls })
}

/** Fails if the document cannot be generated or is not valid OpenAPI. */
export async function checkApiDocument(): Promise<number> {
  const { valid, errors } = await new Validator().validate(structuredClone(await apiDocument()))
  if (valid) return 0
  console.error(errors)
  return 1
}
