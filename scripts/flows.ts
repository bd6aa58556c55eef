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
 * `npm run flows` serves a page with the product's machines until you stop it. `npm run flows -- <file>`
 * shows the machines of a module instead. `--build <folder>` writes a static site. `--since <git revision>`
 * adds the charts of that revision for comparison.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { build: { type: 'string' }, since: { type: 'string' } },
})

/** The page for a given file runs third-party modules. These must not contact any other server. */
const OWN_SERVER_ONLY = "default-src 'self' 'unsafe-inline' data: blob:; form-action 'none'"

/** A usage error. The message is a sentence for the user. */
class Refusal extends Error {}

const [given] = positionals
const file = given === undefined ? undefined : path.resolve(given)
const whose = given ?? 'the product'

try {
  if (file !== undefined && !(await isFile(file))) throw new Refusal(`${given} is not a file.`)
  if (file !== undefined && values.since !== undefined)
    throw new Refusal('--since only works for the machines of the product.')
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
    console.log(`Wrote the flows of ${whose} to ${values.build}.`)
    return
  }
  const server = await createServer({
    ...config,
    logLevel: 'warn',
    plugins: [...(config.plugins ?? []), ...(file === undefined ? [runnerPlugin(project)] : [])],
    // Only this computer can reach the server. CORS is off, so other sites cannot read its pages, which
    // contain the runner's token.
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
