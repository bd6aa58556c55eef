import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { readRooms } from '#api/lobby/rooms.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { PageQueries } from '#pages/kit/page-queries.tsx'
import { queryPart } from '#pages/kit/query-part.ts'
import type { GameType } from '#protocol/lobby/games.ts'
import type { Room, RoomList } from '#protocol/lobby/rooms.ts'
import { Rooms } from '#ui/lobby/rooms/rooms.tsx'

/**
 * Polling intervals in ms. The usual interval is `most`. If a round changes its phase sooner, the interval is
 * shorter, but at least `least`.
 */
const LOOK = { most: 5_000, least: 2_000 }

type Props = {
  category: GameType
  vendor: string | null
  isWhole: boolean
  onWhole: (isWhole: boolean) => void
  onJoin: (room: Room) => void
}

export function RoomsContainer(props: Props) {
  return (
    <PageQueries>
      <PollingRooms {...props} />
    </PageQueries>
  )
}

function PollingRooms({ category, vendor, ...shown }: Props) {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const trial = useSelector(useChild('gameLaunch'), ({ context }) => context.player === 'trial')
  const query = useQuery({
    queryKey: ['rooms', category, vendor, trial, language],
    queryFn: ({ signal }) => readRooms({ category, vendor, trial }, language, signal),
    refetchInterval: ({ state }) => untilNextRefresh(state.data),
  })
  return <Rooms rooms={queryPart(query)} {...shown} />
}

/**
 * Returns the polling interval in ms: the time until the next change of phase at any table, within the limits
 * in `LOOK`.
 */
function untilNextRefresh(read: RoomList | undefined): number {
  const lefts = read?.rooms.flatMap(({ round }) => (round ? [round.left] : [])) ?? []
  return Math.max(LOOK.least, Math.min(LOOK.most, ...lefts))
}
