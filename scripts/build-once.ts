import { currentBuild } from '#server/build.ts'
import { root } from './run.ts'

/**
 * Builds the application unless the build of these sources is there, so that the tests that start the platform do not each
 * build it.
 */
await currentBuild(root, console.log)
