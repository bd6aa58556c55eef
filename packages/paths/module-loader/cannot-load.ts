import { stripVTControlCharacters } from 'node:util'

/** Why a module is not to be had, in a line. */
export class CannotLoad extends Error {}

/** The same from what was thrown by whoever bundled or ran it. */
export function cannotLoad(file: string, cause: unknown): CannotLoad {
  return new CannotLoad(`${file} cannot be loaded: ${reasonIn(cause)}`, { cause })
}

/** The first thing that an error says. */
export function reasonIn(cause: unknown): string {
  const message = stripVTControlCharacters(cause instanceof Error ? cause.message : String(cause))
  // The bundler counts first, and then tells.
  const lines = message.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('Build failed'))
  const [first = 'it says nothing', second] = lines
  return first.endsWith(':') && second !== undefined ? `${first} ${second.trim()}` : first
}
