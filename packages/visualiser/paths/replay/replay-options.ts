import type { KnownPath } from '#visualiser/paths/known-paths.ts'
import type { ReplayAsk } from '#visualiser/runner/replay-ask.ts'

/** Options of a replay as typed. Empty values use the product's defaults. */
export type ReplayOptions = {
  language: string
  /** Pixels. */
  width: string
  world: string
  address: string
  headed: boolean
  slow: boolean
}

export const noOptions: ReplayOptions = {
  language: '',
  width: '',
  world: '',
  address: '',
  headed: false,
  slow: false,
}

/** The request to the runner. It includes the steps of paths that are not kept. */
export function askOf(flow: string, { path, origin }: KnownPath, options: ReplayOptions): ReplayAsk {
  const { language, width, world, address, headed, slow } = options
  const steps = path.steps.map(({ label, state, isIgnored, effects }) => ({
    label,
    state,
    isIgnored,
    effects: [...effects],
  }))
  return {
    id: path.id,
    flow,
    ...(origin === 'here' && { path: { id: path.id, steps } }),
    ...(language !== '' && { language }),
    ...(width !== '' && { width: Number(width) }),
    ...(world !== '' && { world }),
    ...(address !== '' && { address }),
    headed,
    slow,
  }
}

/** The equivalent terminal command. Without options it replays on the machine. */
export function commandOf(id: string, flow: string, options: ReplayOptions | undefined): string {
  const command = ['npm run paths -- replay', id, '--flow', flow]
  if (!options) return command.join(' ')
  const { headed, slow, ...named } = options
  const flags = Object.entries(named).flatMap(([name, value]) =>
    value === '' ? [] : [`--${name}`, inShell(value)],
  )
  return [
    ...command,
    '--browser',
    ...(headed ? ['--headed'] : []),
    ...(slow ? ['--slow'] : []),
    ...flags,
  ].join(' ')
}

const inShell = (value: string) =>
  /^[\w./:@-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`
