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
    return <Trans>No paths are kept of this machine. They can be generated here.</Trans>
  if (last) {
    const moment = momentOf(last.at)
    return (
      <>
        {built === null ? (
          <Trans>Run of {moment}.</Trans>
        ) : (
          <Trans>
            Run of {moment}, the last one when this page was built ({builtAt}).
          </Trans>
        )}
        {isOlder(last) && (
          <>
            {' '}
            <Trans>
              The chart has changed since; <code>npm run paths -- all</code> walks it as it is.
            </Trans>
          </>
        )}
      </>
    )
  }
  return built === null ? (
    <Trans>
      No run is kept. <code>npm run paths -- all</code> makes one; load this page anew then.
    </Trans>
  ) : (
    <Trans>
      No run was kept when this page was built ({builtAt}). One that is made since is shown by{' '}
      <code>npm run flows</code>, or by a new build.
    </Trans>
  )
}
