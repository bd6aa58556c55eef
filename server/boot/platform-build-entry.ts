import { build } from 'vite'
import { makeOrTell } from '#server/files/file-refusal.ts'
import { endWithAsker } from './exit-with-parent.ts'
import { platformBundle } from './platform-bundle.ts'

const [root = '', folder = ''] = process.argv.slice(2)

endWithAsker()

/** Child process of `currentBuild` that bundles the server of the project in `root`. */
await makeOrTell(() => build(platformBundle(root, folder)))
