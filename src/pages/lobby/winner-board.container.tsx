import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useApp, useChild } from '#pages/kit/app-context.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useRevision } from '#pages/kit/use-revision.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { useOnChange } from '#ui/kit/hooks/use-on-change.ts'
import { useReducedMotion } from '#ui/kit/hooks/use-reduced-motion.ts'
import { WinnerBoard } from '#ui/lobby/winner-board/winner-board.tsx'
import { winnerBoardFlow } from './winner-board.flow.ts'

/** Recent big wins on Home (HOME-10). */
export function WinnerBoardContainer() {
  const app = useApp()
  const router = useRouter()
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const calm = useReducedMotion()
  const board = useFlow(winnerBoardFlow, { input: { language, calm } })
  useOnChange(language, () => board.send({ type: 'language.changed', language }))
  useOnChange(useRevision('games'), () => board.send({ type: 'board.look' }))
  return (
    <WinnerBoard
      board={board}
      onPlay={(game: Game) => app.send({ type: 'app.play', game, from: router.state.location.href })}
    />
  )
}
