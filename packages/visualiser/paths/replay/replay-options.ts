import type { KnownPath } from '#visualiser/paths/known-paths.ts'
import type { ReplayAsk } from '#visualiser/runner/replay-ask.ts'

/** How a path is to be replayed, as it is typed; nothing is left to the product. */
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

/** What the runner is asked for. Paths that nobody keeps go with it. */
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

/** The same as a command for a terminal; on the machine without options. */
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
