import { APPLICATION, currentBuild, PLATFORM } from '#server/boot/build-cache.ts'
import { root } from './run.ts'

/**
 * Builds the application and the platform unless the builds of these sources are there, so that the tests that start the
 * platform do not each build them.
 */
await currentBuild(root, console.log, PLATFORM)
await currentBuild(root, console.log, APPLICATION)
