import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { readRooms } from '#api/rooms.ts'
import type { GameType } from '#contract/games.ts'
import type { Room, RoomList } from '#contract/rooms.ts'
import { Rooms } from '#ui/rooms/rooms.tsx'
import { useChild } from './-app.ts'
import { PageQueries } from './-page-queries.tsx'
import { partOf } from './-part-of.ts'

/** Milliseconds between two looks: who waits is looked for often; a round may go on sooner, and not oftener than this. */
const LOOK = { most: 5_000, least: 2_000 }

type Props = {
  category: GameType
  vendor: string | null
  isWhole: boolean
  onWhole: (isWhole: boolean) => void
  onJoin: (room: Room) => void
}

/** The rooms of a category, looked at again and again as long as the page is seen. */
export function RoomsHere(props: Props) {
  return (
    <PageQueries>
      <Looked {...props} />
    </PageQueries>
  )
}

function Looked({ category, vendor, ...shown }: Props) {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const trial = useSelector(useChild('gameLaunch'), ({ context }) => context.player === 'trial')
  const query = useQuery({
    queryKey: ['rooms', category, vendor, trial, language],
    queryFn: ({ signal }) => readRooms({ category, vendor, trial }, language, signal),
    refetchInterval: ({ state }) => untilNextLook(state.data),
  })
  return <Rooms rooms={partOf(query)} {...shown} />
}

/** Until the round at one of the tables goes on. */
function untilNextLook(read: RoomList | undefined): number {
  const lefts = read?.rooms.flatMap(({ round }) => (round ? [round.left] : [])) ?? []
  return Math.max(LOOK.least, Math.min(LOOK.most, ...lefts))
}
