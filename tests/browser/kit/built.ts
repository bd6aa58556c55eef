import { run } from '../../../scripts/run.ts'

/**
 * Builds before the first test if the sources have changed, as otherwise each worker would build at the same
 * time.
 */
export default async function built(): Promise<void> {
  const code = await run('node', ['scripts/build-once.ts'])
  if (code !== 0) throw new Error('The application could not be built; why is said above.')
}
