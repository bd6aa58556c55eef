import type { AnyActorRef, SnapshotFrom } from 'xstate'
import type { PlayReport } from '#protocol/play/play-report.ts'
import { postToPage } from './post-to-page.ts'

export function reportRounds<Game extends AnyActorRef>(
  game: Game,
  isUnderway: (snapshot: SnapshotFrom<Game>) => boolean,
): void {
  let wasUnderway = false
  game.subscribe((snapshot: SnapshotFrom<Game>) => {
    const underway = isUnderway(snapshot)
    if (underway) sendBack('began')
    else if (wasUnderway) sendBack('shown')
    wasUnderway = underway
  })
}

const sendBack = (phase: PlayReport['phase']): void => postToPage({ type: 'palpite.round', phase })
