import path from 'node:path'
import { build, createBuilder } from 'vite'
import { visualiserConfig } from '#visualiser/config.ts'
import { compressBuild } from './compress-build.ts'
import { endWithAsker } from './end-with-asker.ts'
import { makeOrTell } from './file-refusal.ts'

const [root = '', folder = ''] = process.argv.slice(2)

endWithAsker()

/** A process of its own, started by `currentBuild`: makes the build of the project in `root` in the folder. */
const outDir = (part: string) => ({ build: { outDir: path.join(folder, part) } })
const environments = { client: outDir('client'), games: outDir('client'), ssr: outDir('server') }
await makeOrTell(async () => {
  const builder = await createBuilder({ root, logLevel: 'warn', environments })
  await builder.buildApp()
  const { build: own, ...visualiser } = visualiserConfig()
  const flows = path.join(folder, 'flows')
  await build({ ...visualiser, logLevel: 'warn', build: { ...own, outDir: flows } })
  await Promise.all([compressBuild(path.join(folder, 'client')), compressBuild(flows)])
})
