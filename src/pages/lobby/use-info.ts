import { useCallback } from 'react'
import { useChild } from '#pages/kit/app-context.ts'
import type { Game } from '#protocol/lobby/games.ts'

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
