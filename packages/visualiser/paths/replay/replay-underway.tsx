import { Trans } from '@lingui/react/macro'
import { addressText } from '#visualiser/address.ts'
import styles from '#visualiser/paths/paths.module.css'
import { PATHS } from '#visualiser/views.ts'
import { type ReplaySession, useReplay } from './replay-session.ts'
import { StopReplay } from './stop-replay.tsx'

type Props = {
  replays: ReplaySession
  flow: string
  path: string | undefined
}

/** Names the path that is being replayed, if it is not the selected one. */
export function ReplayUnderway({ replays, flow, path }: Props) {
  const replay = useReplay(replays)
  const { subject } = replay.context
  if (!subject || !replay.hasTag('busy') || (subject.id === path && subject.flow === flow)) return null
  const { id, flow: name } = subject
  return (
    <div className={styles.underway} role="status">
      <p>
        <Trans id="flows.paths.replayRunning">
          Path <a href={addressText({ flow: name, view: PATHS, path: id })}>{id}</a> of {name} is being
          replayed.
        </Trans>
      </p>
      <StopReplay replays={replays} />
    </div>
  )
}
