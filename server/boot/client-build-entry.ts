import path from 'node:path'
import { visualiserConfig } from '@palpite/visualiser/config.ts'
import { build, createBuilder } from 'vite'
import { compressBuild, SMALL } from '#server/files/compress-build.ts'
import { exitOnFileRefusal } from '#server/files/file-refusal.ts'
import { flowsSite } from '../../bundling/flows-site.ts'
import { exitWithParent } from './exit-with-parent.ts'

/** `currentBuild` passes these arguments when it runs this script in a child process. */
const [root = '', folder = ''] = process.argv.slice(2)

exitWithParent()

const outDir = (part: string) => ({ build: { outDir: path.join(folder, part) } })
const environments = { client: outDir('client'), games: outDir('client'), ssr: outDir('server') }
await exitOnFileRefusal(async () => {
  const builder = await createBuilder({ root, logLevel: 'warn', environments })
  await builder.buildApp()
  const { build: own, ...visualiser } = visualiserConfig(flowsSite)
  const flows = path.join(folder, 'flows')
  await build({ ...visualiser, logLevel: 'warn', build: { ...own, outDir: flows } })
  await Promise.all([compressBuild(path.join(folder, 'client')), compressBuild(flows, SMALL)])
})
