import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { SandboxState } from '#contract/sandbox.ts'
import type { Platform } from '../platform.ts'
import { readSetting } from '../settings.ts'
import { listFaults } from './faults.ts'
import { switches } from './switches.ts'

/** Everything that the console shows besides the outbox. */
export async function sandboxStateOf({ database, clock }: Platform): Promise<SandboxState> {
  const [now, { offset }, world, faults, values] = await Promise.all([
    clock(),
    readSetting(database, 'clock'),
    readSetting(database, 'world'),
    listFaults(database),
    Promise.all(switches.map(async (name) => [name, await readSetting(database, name)] as const)),
  ])
  return {
    world,
    clock: { now: now.toISOString(), offset },
    settings: Object.fromEntries(values),
    calls: Object.entries<Call>(calls).map(([name, { method, path, refusals }]) => ({
      name,
      method,
      path,
      refusals: Object.keys(refusals),
      fault: faults.get(name) ?? null,
    })),
  }
}
