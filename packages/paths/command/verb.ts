import { type ParseArgsConfig, parseArgs } from 'node:util'
import { Misuse } from './misuse.ts'
import { didYouMean } from './nearest-name.ts'
import type { Print, Project } from './project.ts'

export type Verb = {
  summary: string
  help: string
  /**
   * Resolves to the exit code: 0 if all is well, 1 if there are findings. Throws a {@link Misuse} after a
   * usage error.
   * @param remark receives messages that are not part of the result, such as progress
   */
  run(project: Project, parameters: string[], print: Print, remark: Print): Promise<ExitCode>
}

/**
 * 2 means a usage error, or that the command is not possible here. 3 means that the page cannot take the
 * path.
 */
export type ExitCode = 0 | 1 | 2 | 3

type Options = NonNullable<ParseArgsConfig['options']>

/** Parses the options. If one is unknown, throws a {@link Misuse} that suggests the nearest option. */
export function readParameters<const Wanted extends Options>(parameters: string[], options: Wanted) {
  try {
    return parseArgs({ args: parameters, options, allowPositionals: true })
  } catch (error) {
    throw isMisread(error) ? new Misuse(misread(error, options)) : error
  }
}

function isMisread(error: unknown): error is Error & { code: string } {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
}

function misread(error: Error & { code: string }, options: Options): string {
  const typed = /'(--?[^\s'=]+)/.exec(error.message)?.[1]
  if (error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION' || typed === undefined) return error.message
  const names = Object.keys(options).map((name) => `--${name}`)
  return `There is no option ${typed}.${didYouMean(typed, names)}`
}

/** Returns the only positional argument. Throws a {@link Misuse} if there are none or several. */
export function only(positionals: readonly string[], what: string): string {
  const [first, second] = positionals
  if (first === undefined) throw new Misuse(`Missing argument: ${what}.`)
  if (second !== undefined) throw new Misuse(`Unexpected argument "${second}". Expected only ${what}.`)
  return first
}

/**
 * Returns the value of an option that takes a whole number. Undefined if the option is absent. Throws a
 * {@link Misuse} if the value is not a whole number.
 */
export function wholeNumber(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text)) throw new Misuse(`${option} must be a whole number, not "${text}".`)
  return Number(text)
}
