import { createFileRoute, notFound } from '@tanstack/react-router'
import { LobbyPage } from './-lobby-page.tsx'
import { lobbyPlace } from './-lobby-places.ts'

/** ROUTE-08 to 10: the lists of the lobby. One route, for each would be in the scripts that Home waits for. */
export const Route = createFileRoute('/$lobby')({
  beforeLoad: ({ params }) => {
    if (!lobbyPlace(params.lobby)) throw notFound()
  },
  component: Lobby,
})

function Lobby() {
  const { lobby } = Route.useParams()
  const place = lobbyPlace(lobby)
  return place ? <LobbyPage key={lobby} place={place} /> : null
}
