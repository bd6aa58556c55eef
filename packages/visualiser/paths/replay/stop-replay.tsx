import { Trans } from '@lingui/react/macro'
import { ToolButton } from '#visualiser/simulate/tool-button.tsx'
import { type ReplaySession, useReplay } from './replay-session.ts'

export function StopReplay({ replays }: { replays: ReplaySession }) {
  const isStopping = useReplay(replays).matches('stopping')
  return (
    <ToolButton
      whyNot={isStopping ? '' : undefined}
      onClick={() => replays.actor.send({ type: 'replay.stop' })}
    >
      <Trans id="flows.paths.stopReplay">Stop the replay</Trans>
    </ToolButton>
  )
}
