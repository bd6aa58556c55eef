import { build } from 'vite'
import { exitOnFileRefusal } from '#server/files/file-refusal.ts'
import { exitWithParent } from './exit-with-parent.ts'
import { platformBundle } from './platform-bundle.ts'

/** `currentBuild` passes these arguments when it runs this script in a child process. */
const [root = '', folder = ''] = process.argv.slice(2)

exitWithParent()

await exitOnFileRefusal(() => build(platformBundle(root, folder)))
