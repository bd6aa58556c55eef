import { stripVTControlCharacters } from 'node:util'

export class CannotLoad extends Error {}

export function cannotLoad(file: string, cause: unknown): CannotLoad {
  return new CannotLoad(`${file} cannot be loaded: ${reasonIn(cause)}`, { cause })
}

export function reasonIn(cause: unknown): string {
  const message = stripVTControlCharacters(cause instanceof Error ? cause.message : String(cause))
  // The first line of the bundler's message only counts the errors.
  const lines = message.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('Build failed'))
  const [first = 'unknown error', second] = lines
  return first.endsWith(':') && second !== undefined ? `${first} ${second.trim()}` : first
}
