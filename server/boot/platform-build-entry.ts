import { build } from 'vite'
import { makeOrTell } from '#server/files/file-refusal.ts'
import { endWithAsker } from './exit-with-parent.ts'
import { platformBundle } from './platform-bundle.ts'

const [root = '', folder = ''] = process.argv.slice(2)

endWithAsker()

/** A process of its own, started by `currentBuild`: makes the platform of the project in `root` in the folder. */
await makeOrTell(() => build(platformBundle(root, folder)))
