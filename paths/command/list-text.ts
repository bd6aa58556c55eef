import type { Covers } from '../passage.ts'
import type { Path } from '../path.ts'
import type { FlowResult } from '../results.ts'
import { createTeller, type ToldStep } from '../told.ts'
import { stepsIn } from './all.ts'
import { percentText, shareText } from './share-text.ts'
import type { Study } from './study.ts'

/** A flow's paths as one reads them, then what cannot be reached and what should be looked at. */
export function listText({ flow, result, covers }: Study): string[] {
  const tell = createTeller(flow.model.machine)
  const shown = new Set<string>()
  const paths = result.paths.flatMap((path, index) => {
    const covered = covers[index] ?? { states: [], transitions: [], pairs: [] }
    return pathText(path, tell(path), covered, shown)
  })
  return [...heading(result), ...paths, ...gapText(result), ...findingText(result)]
}

function heading({ flow, paths, shares, milliseconds }: FlowResult): string[] {
  return [
    `${flow}: ${paths.length} paths, ${stepsIn(paths)} steps, ${milliseconds} ms`,
    [
      shareText(shares.states, 'states'),
      shareText(shares.transitions, 'transitions'),
      `${shareText(shares.pairs, 'transition pairs')} (${percentText(shares.pairs)})`,
      shareText(shares.guards, 'guard outcomes'),
    ].join(', '),
    '',
  ]
}

function pathText(path: Path, told: readonly ToldStep[], covers: Covers, shown: Set<string>): string[] {
  const { states, transitions } = covers
  const first = transitions.filter((id) => !shown.has(id))
  for (const id of first) shown.add(id)
  const width = String(told.length).length + 2
  const indent = ' '.repeat(width + 2)
  return [
    `path ${path.id}: ${told.length} steps, ${transitions.length} transitions, ${states.length} states`,
    ...told.flatMap(({ label, says }, index) => [
      `${String(index + 1).padStart(width)}  ${label}`,
      ...says.map((sentence) => indent + sentence),
    ]),
    ...(first.length > 0 ? ['  is the first to take', ...first.map((id) => `    ${id}`)] : []),
    '',
  ]
}

function gapText({ gaps }: FlowResult): string[] {
  if (gaps.length === 0) return ['Every state is entered and every transition taken.']
  return ['Not reached:', ...gaps.map(({ kind, what, reason }) => `  ${kind} ${what}: ${reason}`)]
}

function findingText({ findings }: FlowResult): string[] {
  if (findings.length === 0) return ['No findings.']
  return ['Findings:', ...findings.map((finding) => `  ${finding}`)]
}
