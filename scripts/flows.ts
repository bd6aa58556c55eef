import fs from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build, createServer } from 'vite'
import { visualiserConfig } from '#visualiser/config.ts'

/**
 * `npm run flows` shows the product's machines, `npm run flows -- <file>` those that a module exports, wherever it lies, until
 * the terminal stops it. With `--build <folder>` it makes files for any static host instead.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { build: { type: 'string' } } })
const [given] = positionals
const file = given === undefined ? undefined : path.resolve(given)
const whose = given ?? 'the product'

if (file !== undefined && !(await isFile(file))) {
  console.error(`There is no file ${given}.`)
  process.exitCode = 1
} else if (values.build === undefined) {
  const server = await createServer({ ...visualiserConfig({ file }), logLevel: 'warn' })
  await server.listen()
  console.log(`Flows of ${whose}: ${server.resolvedUrls?.local[0]}`)
} else {
  const { build: own, ...config } = visualiserConfig({ file })
  await build({ ...config, logLevel: 'warn', build: { ...own, outDir: path.resolve(values.build) } })
  console.log(`Flows of ${whose} are in ${values.build}.`)
}

function isFile(name: string): Promise<boolean> {
  return fs.stat(name).then(
    (found) => found.isFile(),
    () => false,
  )
}
