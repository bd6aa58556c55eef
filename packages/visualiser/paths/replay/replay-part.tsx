import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Kept } from '#visualiser/paths/kept.ts'
import type { KnownPath } from '#visualiser/paths/known-paths.ts'
import { Section } from '#visualiser/simulate/section.tsx'
import { useLibrary } from '#visualiser/source/library.tsx'
import type { Go } from '#visualiser/use-address.ts'
import { CommandLine } from './command-line.tsx'
import { noOptions, type ReplayOptions } from './replay-options.ts'
import { ReplayOptionsForm } from './replay-options-form.tsx'
import { ReplayRun } from './replay-run.tsx'
import { replaysOfPage } from './replay-session.ts'
import { ReplaySteps } from './replay-steps.tsx'

type Props = {
  flow: string
  known: KnownPath
  /** Why the page cannot take the path. Undefined if it can. */
  limit: string | undefined
  kept: Kept
  step: number | undefined
  go: Go
}

export function ReplayPart({ flow, known, limit, kept, step, go }: Props) {
  const { flows } = useLibrary()
  const hasWalker = flows.find(({ name }) => name === flow)?.hasWalker === true
  const replays = replaysOfPage()
  const [options, setOptions] = useState<ReplayOptions>(noOptions)
  const { id } = known.path
  const last = kept.replays.find((replay) => replay.id === id) ?? null
  return (
    <Section title={<Trans id="flows.paths.replayTitle">Replay in a browser</Trans>} isFolded={false}>
      {!hasWalker && (
        <p>
          <Trans id="flows.paths.noPage">
            {flow} has no page of its own. Its paths are replayed on the machine:
          </Trans>
        </p>
      )}
      {limit !== undefined && (
        <p>
          <Trans id="flows.paths.notInPage">This path can’t be replayed on the page: {limit}</Trans>
        </p>
      )}
      {hasWalker && <ReplayOptionsForm options={options} onChange={setOptions} />}
      {hasWalker && replays ? (
        <ReplayRun
          replays={replays}
          flow={flow}
          known={known}
          options={options}
          last={last}
          step={step}
          go={go}
        />
      ) : (
        last && <ReplaySteps result={last} isEarlier={false} runner={replays?.runner} step={step} go={go} />
      )}
      {hasWalker && !replays && (
        <p>
          <Trans id="flows.paths.useTerminal">This page can’t start a browser. Use a terminal:</Trans>
        </p>
      )}
      <CommandLine id={id} flow={flow} options={hasWalker ? options : undefined} />
    </Section>
  )
}
