import type { ActorRefFrom } from 'xstate'
import type { favouriteMachine } from '#machines/lobby/favourite.machine.ts'
import type { lobbyMachine } from '#machines/lobby/lobby.machine.ts'

export type LobbyActor = ActorRefFrom<typeof lobbyMachine>
export type FavouriteActor = ActorRefFrom<typeof favouriteMachine>
