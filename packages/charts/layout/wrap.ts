import type { Run, TextLine } from '../drawing.ts'
import type { Measure } from '../text-style.ts'

export type Paragraph = { lines: TextLine[]; width: number }

/** A line can break after a space, dot, comma or opening bracket. */
const BREAK = /(?<= )|(?<=[.,(])(?=\S)/

/** Breaks runs into lines of at most `most` pixels. A word that is too long gets a line of its own. */
export function wrap(runs: readonly Run[], most: number, measure: Measure): Paragraph {
  const lines: Run[][] = [[]]
  let used = 0
  for (const { text, style } of runs) {
    for (const word of text.split(BREAK)) {
      if (used > 0 && used + measure(word.trimEnd(), style) > most) {
        lines.push([])
        used = 0
      }
      append(lines.at(-1) ?? [], { text: word, style })
      used += measure(word, style)
    }
  }
  const trimmed = lines.map(withoutTrail)
  const widths = trimmed.map((line) => line.reduce((sum, { text, style }) => sum + measure(text, style), 0))
  return { lines: trimmed, width: Math.ceil(Math.max(...widths)) }
}

function append(line: Run[], { text, style }: Run): void {
  const last = line.at(-1)
  if (last?.style === style) line[line.length - 1] = { text: last.text + text, style }
  else line.push({ text, style })
}

function withoutTrail(line: readonly Run[]): TextLine {
  const last = line.at(-1)
  return last ? [...line.slice(0, -1), { ...last, text: last.text.trimEnd() }] : line
}
