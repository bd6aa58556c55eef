import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Path, Step } from '#paths/walk/path.ts'

export type Accepted = {
  transitions: readonly string[]
  paths: readonly Path[]
}

const HEADER = [
  '# Generated and reviewed paths, one per line. Steps are separated by "|". A step: "what happens → state".',
  '# "✗" instead of the arrow: the machine ignores the step. "·" precedes each effect of the step.',
]

const TAKEN = ' → '
const IGNORED = ' ✗ '
const INDENT = '  '
const NEXT_STEP = ' | '
const NEXT_EFFECT = ' · '

/** Serialises one path per line, so that a diff shows a changed path as one changed line. */
export function serialise({ transitions, paths }: Accepted): string {
  const sections = [
    HEADER,
    ['transitions', ...transitions.map((transition) => INDENT + transition)],
    ['paths', ...paths.map(({ id, steps }) => INDENT + [id, ...steps.map(stepText)].join(NEXT_STEP))],
  ]
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function stepText({ label, state, isIgnored, effects }: Step): string {
  const move = escapeText(label) + (isIgnored ? IGNORED : TAKEN) + escapeText(state)
  return [move, ...effects.map(escapeText)].join(NEXT_EFFECT)
}

/** Parses a file of accepted paths. Throws on an invalid line. */
export function parse(text: string): Accepted {
  const transitions: string[] = []
  const paths: Path[] = []
  let section = ''
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue
    if (line === 'transitions' || line === 'paths') section = line
    else if (!section || !line.startsWith(INDENT))
      throw new SyntaxError(`Line ${index + 1} is neither a transition nor a path: ${line}`)
    else if (section === 'transitions') transitions.push(line.slice(INDENT.length))
    else paths.push(parsePath(line.slice(INDENT.length), index + 1))
  }
  return { transitions, paths }
}

function parsePath(line: string, lineNumber: number): Path {
  const [id = '', ...steps] = line.split(NEXT_STEP)
  return { id, steps: steps.map((step) => parseStep(step, lineNumber)) }
}

function parseStep(text: string, lineNumber: number): Step {
  const [move = '', ...effects] = text.split(NEXT_EFFECT)
  for (const [mark, isIgnored] of [
    [IGNORED, true],
    [TAKEN, false],
  ] as const) {
    const at = move.indexOf(mark)
    if (at < 0) continue
    const [label, state] = [move.slice(0, at), move.slice(at + mark.length)]
    return {
      label: unescapeText(label),
      state: unescapeText(state),
      isIgnored,
      effects: effects.map(unescapeText),
    }
  }
  throw new SyntaxError(`Line ${lineNumber} has no step in: ${text}`)
}

/** Escapes `|`, `·`, backslashes and line breaks, which texts from models may contain. */
const escapeText = (text: string): string => text.replace(/[\\|·]/g, '\\$&').replaceAll('\n', '\\n')

const unescapeText = (text: string): string =>
  text.replace(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped))

export function readAccepted(file: string): Accepted | undefined {
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined
}

export function writeAccepted(file: string, accepted: Accepted): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, serialise(accepted))
}
