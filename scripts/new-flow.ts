import fs from 'node:fs/promises'
import path from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'
import { routerFiles } from '../bundling/router-files.ts'
import { checkLayout } from './check-layout.ts'
import { clientFiles } from './new-flow/client-files.ts'
import { namesOf } from './new-flow/names.ts'
import { platformFiles } from './new-flow/platform-files.ts'
import { withCall, withFlow, withHandler } from './new-flow/register.ts'
import { root, run, runSteps } from './run.ts'

/**
 * `npm run new -- <area>/<flow>` generates all files of a new flow, from protocol to tests, and registers its
 * call, handler and model. The generated code passes the checks and its own tests.
 */
const names = namesOf(process.argv[2] ?? '')
const files = { ...clientFiles(names), ...platformFiles(names) }
const inProject = (file: string) => path.join(root, file)

for (const file of Object.keys(files)) {
  const exists = await fs.stat(inProject(file)).then(
    () => true,
    () => false,
  )
  if (exists) throw new Error(`${file} already exists. No file was written.`)
}
for (const [file, text] of Object.entries(files)) {
  await fs.mkdir(path.dirname(inProject(file)), { recursive: true })
  await fs.writeFile(inProject(file), text)
  console.log(`+ ${file}`)
}
await rewrite('protocol/calls.ts', (text) => withCall(text, names))
await rewrite('server/boot/handlers.ts', (text) => withHandler(text, names))
await rewrite('paths.config.ts', (text) => withFlow(text, names))
const routes = getConfig(routerFiles, root)
await new Generator({ config: routes, root }).run()
const written = [...Object.keys(files), 'protocol/calls.ts', 'server/boot/handlers.ts', 'paths.config.ts']
await runSteps([
  { name: 'Format', run: () => run('biome', ['check', '--write', '--log-level=error', ...written]) },
  { name: 'Texts', run: () => run('lingui', ['extract']) },
  { name: 'Texts of charts', run: () => run('node', ['scripts/extract-chart-texts.ts']) },
  {
    name: 'Paths',
    run: () => run('vitest', ['run', 'tests/machines', '-t', `^${names.file} `], { ACCEPT_PATHS: '1' }),
  },
  // Run the check twice: the first run updates the outdated numbers and fails, and the second run passes.
  { name: 'Numbers of docs/architecture.md', run: () => checkLayout().then(checkLayout) },
])
console.log(
  `\nNext: the call (protocol/${names.area}/${names.file}.ts), then the statechart, then its paths, then the view;`,
)
console.log(
  'the Portuguese of its texts in src/locales/pt.po and src/locales/charts; `npm run check` and `npm test` report what is missing.',
)

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  await fs.writeFile(inProject(file), change(await fs.readFile(inProject(file), 'utf8')))
  console.log(`~ ${file}`)
}
