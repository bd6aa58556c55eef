import { type RefObject, useEffect } from 'react'
import { hearGameStart } from '#api/play/play-reports.ts'
import { gameStartMachine } from '#machines/play/game-start.machine.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { StartedGame } from '#ui/play/game-frame/started-game.tsx'

type Props = {
  /** An absolute URL. */
  address: string
  name: string
  frame: RefObject<HTMLIFrameElement | null>
  onBack: () => void
}

export function GameStart({ address, name, frame, onBack }: Props) {
  const announcesStart = new URL(address).origin === location.origin
  const start = useFlow(gameStartMachine, { input: { announcesStart } })
  useEffect(() => {
    const game = { address, window: () => frame.current?.contentWindow }
    return hearGameStart(game, () => start.send({ type: 'game.started' }))
  }, [address, frame, start])
  return <StartedGame actor={start} frame={frame} address={address} name={name} onBack={onBack} />
}
