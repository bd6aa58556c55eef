import { run } from '../../../scripts/run.ts'

/** Builds before the first test where the sources have changed: workers would start at the same time, and each build for itself. */
export default async function built(): Promise<void> {
  const code = await run('node', ['scripts/build-once.ts'])
  if (code !== 0) throw new Error('The application could not be built; why is said above.')
}
