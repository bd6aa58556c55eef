import fs from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { UnknownRevision } from '@palpite/paths/accepted/at-revision.ts'
import { openProject } from '@palpite/paths/command/project.ts'
import { visualiserConfig } from '@palpite/visualiser/config.ts'
import { runnerPlugin } from '@palpite/visualiser/runner/runner-plugin.ts'
import { earlierCharts } from '@palpite/visualiser/source/earlier-charts.ts'
import { build, createServer } from 'vite'
import { flowsSite } from '../bundling/flows-site.ts'

/**
 * `npm run flows` shows the product's machines, `npm run flows -- <file>` those that a module exports, wherever it lies, until
 * the terminal stops it. With `--build <folder>` it makes files for any static host instead. `--since <git revision>` adds the
 * charts of then, to compare with.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { build: { type: 'string' }, since: { type: 'string' } },
})

/** Somebody else's module is run in the page: it is to ask nobody else anything. */
const OWN_SERVER_ONLY = "default-src 'self' 'unsafe-inline' data: blob:; form-action 'none'"

/** What cannot be done, in a sentence for whoever asked. */
class Refusal extends Error {}

const [given] = positionals
const file = given === undefined ? undefined : path.resolve(given)
const whose = given ?? 'the product'

try {
  if (file !== undefined && !(await isFile(file))) throw new Refusal(`There is no file ${given}.`)
  if (file !== undefined && values.since !== undefined)
    throw new Refusal('--since compares the machines of the product.')
  await show()
} catch (error) {
  if (!(error instanceof Refusal || error instanceof UnknownRevision)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function show(): Promise<void> {
  const project = await openProject(path.resolve(import.meta.dirname, '..'))
  const { since } = values
  const earlier = since === undefined ? new Map() : await earlierCharts(project, since, console.warn)
  const config = visualiserConfig(flowsSite, { file, earlier })
  if (values.build !== undefined) {
    const outDir = path.resolve(values.build)
    await build({ ...config, logLevel: 'warn', build: { ...config.build, outDir } })
    console.log(`Flows of ${whose} are in ${values.build}.`)
    return
  }
  const server = await createServer({
    ...config,
    logLevel: 'warn',
    plugins: [...(config.plugins ?? []), ...(file === undefined ? [runnerPlugin(project)] : [])],
    // Only for this machine, and nothing of it, such as the runner's token, for another site on it.
    server: {
      ...config.server,
      host: '127.0.0.1',
      cors: false,
      ...(file === undefined ? {} : { headers: { 'content-security-policy': OWN_SERVER_ONLY } }),
    },
  })
  await server.listen()
  console.log(`Flows of ${whose}: ${server.resolvedUrls?.local[0]}`)
}

function isFile(name: string): Promise<boolean> {
  return fs.stat(name).then(
    (found) => found.isFile(),
    () => false,
  )
}
