import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Path, Step } from './path.ts'

/** What a reviewed file says of a machine: which transitions its paths walk, and how each path goes. */
export type Accepted = {
  transitions: readonly string[]
  paths: readonly Path[]
}

const HEADER = [
  '# Generated paths, reviewed and accepted. A line "what happens → state" is one step; "✗" in place of the arrow',
  '# means that the machine lets it pass; lines below a step are what the machine does to the world around it.',
]

const TAKEN = ' → '
const IGNORED = ' ✗ '
const STEP_INDENT = '  '
const EFFECT_INDENT = '      '

/** The file's text: for readers first, and the same for the same paths. */
export function serialise({ transitions, paths }: Accepted): string {
  const sections = [
    HEADER,
    ['transitions', ...transitions.map((transition) => STEP_INDENT + transition)],
    ...paths.map((path) => [`path ${path.id}`, ...path.steps.flatMap(stepLines)]),
  ]
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function stepLines({ label, state, isIgnored, effects }: Step): string[] {
  return [
    STEP_INDENT + label + (isIgnored ? IGNORED : TAKEN) + state,
    ...effects.map((effect) => EFFECT_INDENT + effect),
  ]
}

/** Reads such a text back. Throws on a line that is none of its kinds. */
export function parse(text: string): Accepted {
  const transitions: string[] = []
  const paths: {
    id: string
    steps: { label: string; state: string; isIgnored: boolean; effects: string[] }[]
  }[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const path = paths.at(-1)
    if (line === '' || line === 'transitions' || line.startsWith('#')) continue
    if (line.startsWith('path ')) paths.push({ id: line.slice('path '.length), steps: [] })
    else if (!line.startsWith(STEP_INDENT))
      throw new SyntaxError(`Line ${index + 1} is no part of a path: ${line}`)
    else if (!path) transitions.push(line.trim())
    else if (line.startsWith(EFFECT_INDENT)) path.steps.at(-1)?.effects.push(line.trim())
    else path.steps.push({ ...parseStep(line.trim(), index + 1), effects: [] })
  }
  return { transitions, paths }
}

function parseStep(line: string, lineNumber: number): { label: string; state: string; isIgnored: boolean } {
  for (const [mark, isIgnored] of [
    [IGNORED, true],
    [TAKEN, false],
  ] as const) {
    const at = line.indexOf(mark)
    if (at >= 0) return { label: line.slice(0, at), state: line.slice(at + mark.length), isIgnored }
  }
  throw new SyntaxError(`Line ${lineNumber} is no step: ${line}`)
}

/** The accepted paths in `file`, or nothing where there is none yet. */
export function readAccepted(file: string): Accepted | undefined {
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined
}

export function writeAccepted(file: string, accepted: Accepted): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, serialise(accepted))
}
