import { build } from 'vite'
import { exitOnFileRefusal } from '#server/files/file-refusal.ts'
import { exitWithParent } from './exit-with-parent.ts'
import { platformBundle } from './platform-bundle.ts'

const [root = '', folder = ''] = process.argv.slice(2)

exitWithParent()

/** This script runs as a child process of `currentBuild`. */
await exitOnFileRefusal(() => build(platformBundle(root, folder)))
