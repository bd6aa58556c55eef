import { type ParseArgsConfig, parseArgs } from 'node:util'
import { Misuse } from './misuse.ts'
import { didYouMean } from './nearest-name.ts'
import type { Print, Project } from './project.ts'

/** What the command can be told to do. */
export type Verb = {
  /** In a line. */
  summary: string
  /** Everything that may follow it, as lines for whoever asks. */
  help: string
  /**
   * Resolves to the exit code: 0 where all is well, 1 where somebody should look. Throws a {@link Misuse}.
   *
   * @param remark takes what is no part of the result, such as what is being done meanwhile
   */
  run(project: Project, parameters: string[], print: Print, remark: Print): Promise<ExitCode>
}

/** 2 is for what was not understood or not possible here, 3 for a path that nobody can do in the page. */
export type ExitCode = 0 | 1 | 2 | 3

type Options = NonNullable<ParseArgsConfig['options']>

/** Reads what follows a verb. Throws a {@link Misuse} that names the nearest option where one is unknown. */
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

/** The one thing that a verb is told. Throws a {@link Misuse} where it is missing or more than one. */
export function only(positionals: readonly string[], what: string): string {
  const [first, second] = positionals
  if (first === undefined) throw new Misuse(`Say ${what}.`)
  if (second !== undefined) throw new Misuse(`Say ${what}, only one: "${second}" is one too many.`)
  return first
}

/** A whole number from an option; throws a {@link Misuse} where it is none. */
export function wholeNumber(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text)) throw new Misuse(`${option} is a whole number, not "${text}".`)
  return Number(text)
}
