import { build } from 'vite'
import { platformBundle } from './platform-bundle.ts'

const [root = '', folder = ''] = process.argv.slice(2)

// Whoever wants the build has gone, be it killed: nobody would take what comes of it. Waiting for that keeps nothing alive.
process.on('disconnect', () => process.exit(1))
process.channel?.unref()

/** A process of its own, started by `currentBuild`: makes the platform of the project in `root` in the folder. */
await build(platformBundle(root, folder))
