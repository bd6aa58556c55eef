import { addRoot } from '@palpite/visualiser/inspection/roots.ts'
import { createActor } from 'xstate'
import { savedFavourites, saveFavourites } from '#api/browser/session-storage.ts'
import { isAuthTask } from '#machines/site/app.logic.ts'
import type { AppActor } from '#pages/site/app-actor.ts'
import type { FavouriteActor } from '#ui/lobby/lobby/lobby-actors.ts'
import { favouriteFlow } from './favourite.flow.ts'

const actors = new WeakMap<AppActor, FavouriteActor>()

/**
 * Returns the favourites actor. The first page that shows favourites creates it, and it lives as long as the
 * application.
 */
export function favouritesOf(app: AppActor): FavouriteActor {
  const known = actors.get(app)
  if (known) return known
  const { gameLaunch: launch, overlays } = app.getSnapshot().children
  const playerNow = () => launch?.getSnapshot().context.player ?? null
  const favourites = createActor(favouriteFlow, { input: { player: playerNow(), saved: savedFavourites() } })
  favourites.on('favourite.loginNeeded', () => app.send({ type: 'app.login' }))
  launch?.subscribe(() => {
    const player = playerNow()
    if (player !== favourites.getSnapshot().context.player)
      favourites.send({ type: 'player.changed', player, saved: savedFavourites() })
  })
  // Save the favourites, so that a reloaded page shows them without waiting.
  favourites.subscribe((snapshot) => {
    if (snapshot.matches('known')) saveFavourites(snapshot.context.kept)
  })
  let isAsked = false
  overlays?.subscribe(({ context }) => {
    const wasAsked = isAsked
    isAsked = context.shown.some(isAuthTask)
    if (wasAsked && !isAsked) favourites.send({ type: 'favourite.giveUp' })
  })
  actors.set(app, favourites)
  addRoot(favourites)
  return favourites.start()
}
