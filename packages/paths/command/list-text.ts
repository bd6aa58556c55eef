import { ROOT } from '@palpite/charts/edges.ts'
import { gapFinding } from '#paths/coverage/coverage.ts'
import type { FlowResult, ResultGap } from '#paths/results/results.ts'
import type { Path } from '#paths/walk/path.ts'
import type { Covers } from '#paths/walk/trace.ts'
import { createNarrator, type NarratedStep } from '#paths/wording/narrate.ts'
import type { Translation } from '#paths/wording/translation.ts'
import { stepsIn } from './all.ts'
import { countText } from './count-text.ts'
import { marksText, type PathMarks } from './path-marks.ts'
import { percentText, shareText } from './share-text.ts'
import type { Study } from './study.ts'

/**
 * Returns a flow's paths as text, followed by gaps and findings. If one of the given steps is impossible, the
 * text begins with that step.
 * @param areGapsListed whether to list the gaps instead of only counting them
 * @param translation the language of the steps
 */
export function listText(
  { flow, result, covers, refused }: Study,
  areGapsListed: boolean,
  marksOf: (path: Path) => PathMarks,
  translation: Translation,
): string[] {
  const narrate = createNarrator(flow.model.machine, translation)
  const shown = new Set<string>()
  const paths = result.paths.flatMap((path, index) => {
    const covered = covers[index] ?? { states: [], transitions: [], pairs: [] }
    return pathText(path, narrate(path), covered, shown, marksText(marksOf(path)))
  })
  return [
    ...(refused === undefined ? [] : [refused, '']),
    ...heading(result),
    ...paths,
    ...(areGapsListed ? gapText(result) : gapCount(result)),
    ...findingText(result, refused),
  ]
}

function heading({ flow, paths, shares, milliseconds }: FlowResult): string[] {
  return [
    `${flow}: ${countText(paths.length, 'path')}, ${countText(stepsIn(paths), 'step')}, ${milliseconds} ms`,
    [
      shareText(shares.states, 'state'),
      shareText(shares.transitions, 'transition'),
      `${shareText(shares.pairs, 'transition pair')} (${percentText(shares.pairs)})`,
      shareText(shares.guards, 'guard outcome'),
    ].join(', '),
    '',
  ]
}

function pathText(
  path: Path,
  steps: readonly NarratedStep[],
  covers: Covers,
  shown: Set<string>,
  marks: readonly string[],
): string[] {
  const { transitions } = covers
  const states = covers.states.filter((id) => id !== ROOT)
  const first = transitions.filter((id) => !shown.has(id))
  for (const id of first) shown.add(id)
  const width = String(steps.length).length + 2
  const indent = ' '.repeat(width + 2)
  const counts = [
    countText(steps.length, 'step'),
    countText(transitions.length, 'transition'),
    countText(states.length, 'state'),
  ]
  return [
    `path ${path.id}: ${counts.join(', ')}`,
    ...marks,
    ...steps.flatMap(({ label, says }, index) => [
      `${String(index + 1).padStart(width)}  ${label}`,
      ...says.map((sentence) => indent + sentence),
    ]),
    ...(first.length > 0 ? ['  is the first to cover', ...first.map((id) => `    ${id}`)] : []),
    '',
  ]
}

const ALL_REACHED = 'Every state is entered and every transition taken.'

function gapText({ gaps }: FlowResult): string[] {
  if (gaps.length === 0) return [ALL_REACHED]
  return ['Not reached:', ...gaps.map(({ kind, what, reason }) => `  ${kind} ${what}: ${reason}`)]
}

/** Counts gaps instead of listing them: strategies other than the tour leave too many. */
function gapCount({ gaps }: FlowResult): string[] {
  return [
    gaps.length === 0 ? ALL_REACHED : `Not reached: ${gapsText(gaps)}. --gaps lists them with the reasons.`,
  ]
}

function gapsText(gaps: readonly ResultGap[]): string {
  const counted = (['state', 'transition'] as const).flatMap((kind) => {
    const { length } = gaps.filter((gap) => gap.kind === kind)
    return length > 0 ? [countText(length, kind)] : []
  })
  return counted.join(' and ')
}

/**
 * Returns findings as text. Findings that repeat gaps are only counted. Omits the refused step, which is
 * shown at the top.
 */
function findingText({ findings, gaps }: FlowResult, refused: string | undefined): string[] {
  const steps = gaps.filter((gap) => findings.includes(gapFinding(gap.kind, gap)))
  const listedAbove = new Set(steps.map((gap) => gapFinding(gap.kind, gap)))
  const others = findings.filter((finding) => finding !== refused && !listedAbove.has(finding))
  if (findings.length === 0) return ['No findings.']
  const all = [...others, ...(steps.length > 0 ? [`not reached (see above): ${gapsText(steps)}`] : [])]
  return all.length === 0 ? [] : ['Findings:', ...all.map((finding) => `  ${finding}`)]
}
