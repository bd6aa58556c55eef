import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { readHotGames, readMenus } from '#api/home.ts'
import type { Task } from '#machines/overlays/task.ts'
import { targetOf } from '#ui/home/banner-target.ts'
import { PublicPopup } from '#ui/public-popup/public-popup.tsx'
import { useChild } from '../-app.ts'
import { knownPlaces } from '../-known-places.ts'
import { useEdition } from '../-use-edition.ts'
import { useRead } from '../-use-read.ts'

type Props = { task: Extract<Task, { kind: 'popup' }>; onClose: () => void }

/** The overlay `popup`. That it was closed is told before it goes, so that it does not come again. */
export function PublicPopupOverlay({ task: { popup }, onClose }: Props) {
  const { app, boot } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const language = useSelector(useChild('language'), (snapshot) => snapshot.context.language)
  const games = { language, edition: useEdition('games') }
  const menus = useRead(readMenus, { ...games, sent: boot.home?.menus })
  const hot = useRead(readHotGames, { ...games, sent: boot.home?.hot })
  return (
    <PublicPopup
      popup={popup}
      target={targetOf(popup, knownPlaces({ menus, hot, router }))}
      onPlay={(game) => app.send({ type: 'app.play', game, from: router.state.location.pathname })}
      onClose={(notAgainToday) => {
        app.getSnapshot().children.publicPopup?.send({ type: 'popup.dismiss', notAgainToday })
        onClose()
      }}
    />
  )
}
