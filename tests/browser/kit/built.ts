import { run } from '../../../scripts/run.ts'

/**
 * Builds the application before the first test if its sources have changed, so that the workers do not all
 * build it at the same time.
 */
export default async function built(): Promise<void> {
  const code = await run('node', ['scripts/build-once.ts'])
  if (code !== 0) throw new Error('The application could not be built. See the output above.')
}
