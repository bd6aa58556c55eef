import { API_DOCS, APPLICATION, currentBuild, PLATFORM } from '#server/boot/build-cache.ts'
import { root } from './run.ts'

const buildings = { platform: PLATFORM, application: APPLICATION, 'api-docs': API_DOCS }

/**
 * Builds the application, the platform and the API description, so that tests need not build them one by one.
 * Skips builds that are up to date. Arguments name the builds to run; without arguments, all three run.
 */
const wanted = process.argv.slice(2)
for (const [name, building] of Object.entries(buildings))
  if (wanted.length === 0 || wanted.includes(name)) await currentBuild(root, console.log, building)
