import type { AnyActorRef, SnapshotFrom } from 'xstate'
import type { PlayReport } from '#contract/play-report.ts'

/**
 * Tells the page around the game when a round begins, goes on and has been shown. The games are shown in frames of
 * their own site alone; in a window of its own a game has nobody to tell.
 */
export function reportRounds<Game extends AnyActorRef>(
  game: Game,
  isUnderway: (snapshot: SnapshotFrom<Game>) => boolean,
): void {
  if (window.parent === window) return
  let wasUnderway = false
  game.subscribe((snapshot: SnapshotFrom<Game>) => {
    const underway = isUnderway(snapshot)
    if (underway) tell('began')
    else if (wasUnderway) tell('shown')
    wasUnderway = underway
  })
}

function tell(phase: PlayReport['phase']): void {
  window.parent.postMessage({ type: 'palpite.round', phase } satisfies PlayReport, location.origin)
}
