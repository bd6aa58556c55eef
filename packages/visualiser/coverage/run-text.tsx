import { Trans, useLingui } from '@lingui/react/macro'
import type { Kept } from '../paths/kept.ts'
import { useIsOlder } from '../paths/use-is-older.ts'
import { useLibrary } from '../source/library.tsx'
import type { Flow } from '../source/load-flow.ts'

export function RunText({ kept: { last, built }, flow }: { kept: Kept; flow: Flow }) {
  const { i18n } = useLingui()
  const { flows } = useLibrary()
  const isOlder = useIsOlder(flow)
  const momentOf = (at: string) => i18n.date(at, { dateStyle: 'short', timeStyle: 'short' })
  const builtAt = built === null ? '' : momentOf(built)
  if (flows.find(({ name }) => name === flow.name)?.keptAt === undefined)
    return (
      <Trans id="flows.common.noSavedPaths">
        No saved paths for this machine. You can generate them here.
      </Trans>
    )
  if (last) {
    const moment = momentOf(last.at)
    return (
      <>
        {built === null ? (
          <Trans id="flows.coverage.runOf">Run of {moment}.</Trans>
        ) : (
          <Trans id="flows.coverage.runWhenBuilt">
            Run of {moment}, the last one when this page was built ({builtAt}).
          </Trans>
        )}
        {isOlder(last) && (
          <>
            {' '}
            <Trans id="flows.coverage.chartChanged">
              The chart has changed since. To test the current one, run <code>npm run paths -- all</code>.
            </Trans>
          </>
        )}
      </>
    )
  }
  return built === null ? (
    <Trans id="flows.coverage.noRun">
      No saved run. Start one with <code>npm run paths -- all</code>, then reload this page.
    </Trans>
  ) : (
    <Trans id="flows.coverage.noRunWhenBuilt">
      There was no saved run when this page was built ({builtAt}). To see a newer run, use{' '}
      <code>npm run flows</code> or build the page again.
    </Trans>
  )
}
