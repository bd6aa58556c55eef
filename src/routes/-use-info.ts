import { useCallback } from 'react'
import type { Game } from '#contract/games.ts'
import { useChild } from './-app.ts'

/** Opens what is to be known of a game before a stake. */
export function useInfo(): (game: Game) => void {
  const overlays = useChild('overlays')
  return useCallback(
    (game) =>
      overlays.send({
        type: 'overlay.ask',
        task: { id: `gameSheet-${game.nodeId}`, kind: 'gameSheet', game },
      }),
    [overlays],
  )
}
