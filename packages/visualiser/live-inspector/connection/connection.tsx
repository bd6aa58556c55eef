import { Trans, useLingui } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import { Icon } from '#visualiser/icon.tsx'
import { ToolButton } from '#visualiser/simulate/tool-button.tsx'
import type { Go } from '#visualiser/use-address.ts'
import styles from './connection.module.css'
import type { liveMachine } from './live.machine.ts'
import type { LiveSession } from './live-session.ts'
import { sourceNames } from './live-source.ts'
import { OpenApplication } from './open-application.tsx'

type Props = { actor: LiveSession['actor']; snapshot: SnapshotFrom<typeof liveMachine>; go: Go }

export function Connection({ actor, snapshot, go }: Props) {
  const { t } = useLingui()
  const { pages, page, source } = snapshot.context
  const isStill = snapshot.matches({ picture: 'still' })
  const isSilent = snapshot.matches({ connection: 'silent' })
  const isAttached = snapshot.matches({ connection: 'attached' })
  return (
    <div className={styles.connection}>
      <div className={styles.line}>
        <p className={styles.status} role="status">
          <Status snapshot={snapshot} />
        </p>
        <ToolButton
          aria-label={
            isStill
              ? t({ id: 'flows.common.continue', message: 'Continue' })
              : t({ id: 'flows.common.pause', message: 'Pause' })
          }
          aria-pressed={isStill}
          onClick={() => actor.send({ type: isStill ? 'picture.go' : 'picture.stop' })}
        >
          <Icon name={isStill ? 'play' : 'pause'} />
        </ToolButton>
      </div>
      {isStill && (
        <p className={styles.still}>
          <Trans id="flows.liveInspector.paused">Paused. New events are still recorded.</Trans>
        </p>
      )}
      {pages.length > 1 || (pages.length > 0 && snapshot.matches({ connection: 'lost' })) ? (
        <label className={styles.field}>
          <Trans id="flows.liveInspector.page">Page</Trans>
          <select
            value={isAttached ? (page ?? '') : ''}
            onChange={({ target }) => actor.send({ type: 'page.choose', page: target.value })}
          >
            {snapshot.matches({ connection: 'attached' }) ? null : (
              <option value="">
                {t({ id: 'flows.liveInspector.choosePage', message: 'Choose a page' })}
              </option>
            )}
            {[...pages.entries()].map(([index, known]) => (
              <option key={known.page} value={known.page}>
                {index + 1} · {known.address}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <details className={styles.ways} open={!isAttached}>
        <summary>
          <Trans id="flows.liveInspector.whereToLook">Connection</Trans>
        </summary>
        <label className={styles.field}>
          <Trans id="flows.liveInspector.listenTo">Listen to</Trans>
          <select
            value={source}
            onChange={({ target }) => {
              const chosen = sourceNames[target.selectedIndex]
              if (chosen) actor.send({ type: 'source.choose', source: chosen })
            }}
          >
            {sourceNames.map((name) => (
              <option key={name} value={name}>
                {name === 'tabs'
                  ? t({ id: 'flows.liveInspector.browserPages', message: 'Pages in this browser' })
                  : t({ id: 'flows.liveInspector.runner', message: 'The runner on this computer' })}
              </option>
            ))}
          </select>
        </label>
        {snapshot.matches({ connection: 'unreachable' }) && (
          <ToolButton onClick={() => actor.send({ type: 'source.retry' })}>
            <Trans id="flows.common.tryAgain">Try again</Trans>
          </ToolButton>
        )}
        {source === 'tabs' && <OpenApplication isHint={isSilent} actor={actor} go={go} />}
      </details>
    </div>
  )
}

function Status({ snapshot }: Pick<Props, 'snapshot'>) {
  const { pages, page, source } = snapshot.context
  const address = pages.find((known) => known.page === page)?.address ?? ''
  if (snapshot.matches({ connection: 'attached' })) {
    return (
      <>
        <i className={styles.dot} data-state="attached" />
        <Trans id="flows.liveInspector.following">Following {address}</Trans>
      </>
    )
  }
  if (snapshot.matches({ connection: 'lost' })) {
    return (
      <>
        <i className={styles.dot} data-state="lost" />
        <Trans id="flows.liveInspector.pageLost">
          The page is gone. We’ll follow the next one that opens.
        </Trans>
      </>
    )
  }
  return (
    <>
      <i className={styles.dot} />
      {snapshot.matches({ connection: 'unreachable' }) ? (
        <Trans id="flows.liveInspector.noRunner">No runner is responding on this computer.</Trans>
      ) : source === 'runner' ? (
        <Trans id="flows.liveInspector.waitingForReplay">
          Waiting for a replay to open its page. The browser takes a few seconds to start.
        </Trans>
      ) : (
        <Trans id="flows.liveInspector.notOpen">The application isn’t open.</Trans>
      )}
    </>
  )
}
