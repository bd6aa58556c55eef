import fs from 'node:fs/promises'
import path from 'node:path'
import { calls } from '#protocol/calls.ts'
import { openApiOf } from './open-api.ts'
import { root } from './run.ts'

const file = path.join(root, 'docs/openapi.json')
const { version, description } = JSON.parse(await fs.readFile(path.join(root, 'package.json'), 'utf8'))
const document = openApiOf({ info: { title: 'Palpite', version, description }, calls })
const text = `${JSON.stringify(document, null, 2)}\n`

/** `npm run contract` writes the OpenAPI document; with `--check` it only says whether it is current. */
if (process.argv.includes('--check')) {
  const written = await fs.readFile(file, 'utf8').catch(() => '')
  if (written !== text) {
    console.error('docs/openapi.json is not what the contract says; run `npm run contract`.')
    process.exit(1)
  }
} else {
  await fs.writeFile(file, text)
  console.log(`docs/openapi.json: ${Object.keys(calls).length} calls`)
}
