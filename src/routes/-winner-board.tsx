import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { Game } from '#contract/games.ts'
import { winnerBoardMachine } from '#machines/winner-board.machine.ts'
import { useCalm } from '#ui/hooks/use-calm.ts'
import { useTold } from '#ui/hooks/use-told.ts'
import { WinnerBoard } from '#ui/winners/winner-board.tsx'
import { useApp, useChild } from './-app.ts'
import { useEdition } from './-use-edition.ts'
import { useFlow } from './-use-flow.ts'

/** HOME-10: the board, for as long as Home shows it. */
export function WinnersHere() {
  const app = useApp()
  const router = useRouter()
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const calm = useCalm()
  const board = useFlow(winnerBoardMachine, { input: { language, calm } })
  useTold(language, () => board.send({ type: 'language.changed', language }))
  useTold(useEdition('games'), () => board.send({ type: 'board.look' }))
  return (
    <WinnerBoard
      board={board}
      onPlay={(game: Game) => app.send({ type: 'app.play', game, from: router.state.location.href })}
    />
  )
}
