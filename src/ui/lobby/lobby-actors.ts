import type { ActorRefFrom } from 'xstate'
import type { favouriteMachine } from '#machines/favourite.machine.ts'
import type { lobbyMachine } from '#machines/lobby.machine.ts'

export type LobbyActor = ActorRefFrom<typeof lobbyMachine>
export type FavouriteActor = ActorRefFrom<typeof favouriteMachine>
