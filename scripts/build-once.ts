import { API_DOCS, APPLICATION, currentBuild, PLATFORM } from '#server/boot/build-cache.ts'
import { root } from './run.ts'

/**
 * Builds the application, the platform and the API description unless current builds exist, so that tests do
 * not each build them.
 */
await currentBuild(root, console.log, PLATFORM)
await currentBuild(root, console.log, APPLICATION)
await currentBuild(root, console.log, API_DOCS)
