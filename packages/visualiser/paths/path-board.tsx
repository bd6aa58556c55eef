import { Trans } from '@lingui/react/macro'
import { GenerateForm } from '#visualiser/paths/generate/generate-form.tsx'
import type { Generating } from '#visualiser/paths/generate/use-generating.ts'
import type { PanelProps } from '../panel.ts'
import { Section } from '../simulate/section.tsx'
import { stateTextsOf } from '../simulate/state-texts.ts'
import { ToolButton } from '../simulate/tool-button.tsx'
import type { Kept } from './kept.ts'
import type { KnownPath } from './known-paths.ts'
import { lastResultsOf } from './last-results.ts'
import { NoSuchPath } from './no-such-path.tsx'
import { PathItem } from './path-item.tsx'
import styles from './paths.module.css'
import { useCovers } from './use-covers.ts'
import { useIsOlder } from './use-is-older.ts'
import { useModel } from './use-model.ts'
import { usePageLimits } from './use-page-limits.ts'

type Props = PanelProps & { paths: readonly KnownPath[]; kept: Kept; generating: Generating }

export function PathBoard({ flow, chart, address, go, paths, kept, generating }: Props) {
  const { state } = address
  const model = useModel(flow)
  const all = paths.map(({ path }) => path)
  const { data: covers } = useCovers(flow.name, model, all)
  const isOlder = useIsOlder(flow)
  const limits = usePageLimits(flow.name, model, all)
  const isThrough = (id: string) =>
    state === undefined ||
    covers === undefined ||
    [covers.get(id)?.states, covers.get(id)?.transitions].some((ids) => ids?.includes(state))
  const shown = paths.filter(({ path }) => isThrough(path.id))
  const stateTexts = stateTextsOf(chart, asWritten)
  const { path: missing } = address
  const isMissing = missing !== undefined && generating.progress === undefined
  return (
    <div className={styles.board}>
      {isMissing && <NoSuchPath id={missing} className={styles.missing} />}
      <Section title={<Trans id="flows.common.paths">Paths</Trans>} count={shown.length}>
        {state !== undefined && (
          <p className={styles.filter}>
            <Trans id="flows.paths.through">Through {state}</Trans>{' '}
            <ToolButton onClick={() => go({ state: undefined })}>
              <Trans id="flows.common.showAll">Show all</Trans>
            </ToolButton>
          </p>
        )}
        {shown.length === 0 ? (
          <p className={styles.note}>
            {paths.length === 0 ? (
              <Trans id="flows.common.noSavedPaths">
                No saved paths for this machine. You can generate them here.
              </Trans>
            ) : (
              <Trans id="flows.paths.noneThrough">No path goes through it.</Trans>
            )}
          </p>
        ) : (
          <ul>
            {shown.map((known) => (
              <PathItem
                key={known.path.id}
                known={known}
                covers={covers?.get(known.path.id)}
                isLimited={limits.has(known.path.id)}
                results={lastResultsOf(kept, known.path.id)}
                isOlder={isOlder}
                stateTexts={stateTexts}
                address={address}
              />
            ))}
          </ul>
        )}
      </Section>
      <GenerateForm chart={chart} generating={generating} />
    </div>
  )
}

/** Translates nothing, because the visualiser's charts already have descriptions in the reader's language. */
const asWritten = (sentence: string) => sentence
