import { calls } from '#protocol/calls.ts'
import type { Call } from '#protocol/kit/call.ts'
import type { SandboxState } from '#protocol/sandbox/platform.ts'
import { billedUntil } from '#server/agents/settlement/billed-until.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readSetting } from '#server/settings/settings.ts'
import { clockSetting, worldSetting } from '#server/settings/site.settings.ts'
import { settings } from './all-settings.ts'
import { listFaults } from './faults.ts'
import { switches } from './switches.ts'

/** How far settlement may lag behind the clock before the console shows the lag, in milliseconds. */
const BEHIND = 60_000

export async function sandboxStateOf({ database, clock }: Platform): Promise<SandboxState> {
  const [now, { offset }, world, faults, billed, values] = await Promise.all([
    clock(),
    readSetting(database, clockSetting),
    readSetting(database, worldSetting),
    listFaults(database),
    billedUntil(database),
    Promise.all(switches.map(async (name) => [name, await readSetting(database, settings[name])] as const)),
  ])
  return {
    world,
    clock: { now: now.toISOString(), offset },
    settledUntil: billed && now.getTime() - billed.getTime() > BEHIND ? billed.toISOString() : null,
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
