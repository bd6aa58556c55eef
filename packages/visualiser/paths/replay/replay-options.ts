import type { KnownPath } from '#visualiser/paths/known-paths.ts'
import type { ReplayAsk } from '#visualiser/runner/replay-ask.ts'

/** The options of a replay as the reader typed them. An empty value means the product's default. */
export type ReplayOptions = {
  language: string
  /** Window width in CSS pixels. */
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

/** Returns the request to the runner. If the path is not stored, the request contains its steps. */
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

/** Returns the terminal command for a replay. Without options, it replays the path on the machine only. */
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
