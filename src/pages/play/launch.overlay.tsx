import { type GameLaunchActor, LaunchDialog } from '#ui/play/game-launch/launch-dialog.tsx'
import { Opening } from '#ui/play/game-launch/opening.tsx'

export function LaunchOverlay({ actor }: { actor: GameLaunchActor }) {
  return (
    <>
      <Opening actor={actor} />
      <LaunchDialog actor={actor} />
    </>
  )
}
