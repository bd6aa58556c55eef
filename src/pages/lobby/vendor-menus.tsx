import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { readVendors } from '#api/lobby/vendors.ts'
import { vendorMenuMachine } from '#machines/lobby/vendor-menu.machine.ts'
import { useApp, useChild } from '#pages/kit/app-context.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useRead } from '#pages/kit/use-read.ts'
import { useRevision } from '#pages/kit/use-revision.ts'
import { gameTypes } from '#protocol/lobby/game-types.ts'
import type { Game, GameType } from '#protocol/lobby/games.ts'
import type { VendorLane } from '#protocol/lobby/vendors.ts'
import { listOf } from '#ui/kit/lobby-parts/lobby-part.ts'
import { VendorMenu } from '#ui/lobby/vendor-menu/vendor-menu.tsx'

/**
 * The vendor menus of the enclosing navigation (HEAD-04). Hovering with the mouse or pressing the down arrow
 * key opens a menu.
 */
export function VendorMenus() {
  const app = useApp()
  const router = useRouter()
  const place = useRef<HTMLDivElement>(null)
  const menu = useFlow(vendorMenuMachine)
  const isShown = useSelector(menu, (snapshot) => snapshot.hasTag('shown'))
  const category = useSelector(menu, (snapshot) => snapshot.context.category)
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const lanes = useRead(readVendors, { language, edition: useRevision('games'), sent: undefined })

  useEffect(() => {
    const nav = place.current?.closest('nav')
    if (!nav) return
    const point = (target: unknown) => {
      const pointed = categoryOf(target)
      if (pointed) menu.send({ type: 'menu.point', category: pointed })
      else if (target instanceof Node && place.current?.contains(target)) menu.send({ type: 'menu.stay' })
    }
    // The pointer may have entered before this component was loaded.
    point(nav.querySelector('a:hover'))
    const listening = new AbortController()
    const { signal } = listening
    nav.addEventListener(
      'pointerover',
      ({ target, pointerType }) => pointerType === 'mouse' && point(target),
      {
        signal,
      },
    )
    nav.addEventListener('pointerleave', () => menu.send({ type: 'menu.leave' }), { signal })
    nav.addEventListener(
      'keydown',
      (event) => {
        const focused = categoryOf(event.target)
        if (event.key === 'Escape') {
          if (place.current?.contains(document.activeElement))
            entryOf(nav, menu.getSnapshot().context.category)?.focus()
          menu.send({ type: 'menu.close' })
        } else if (event.key === 'ArrowDown' && focused) {
          event.preventDefault()
          menu.send({ type: 'menu.open', category: focused })
          requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('a, button')?.focus())
        }
      },
      { signal },
    )
    nav.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !nav.contains(relatedTarget)) menu.send({ type: 'menu.close' })
      },
      { signal },
    )
    const unsubscribe = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) menu.send({ type: 'menu.close' })
    })
    return () => {
      listening.abort()
      unsubscribe()
    }
  }, [menu, router])

  const lottery = lanes.state === 'known' ? firstGame(lanes.value, 'ELOTT') : null
  // The e-lottery entry starts the first e-lottery game (HOME-08). The list of these games can be reached
  // from the vendor menu and the side menu.
  useEffect(() => {
    const nav = place.current?.closest('nav')
    if (!nav || !lottery) return
    const choose = (event: MouseEvent) => {
      const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (categoryOf(event.target) !== 'ELOTT' || !isPlain) return
      event.preventDefault()
      menu.send({ type: 'menu.close' })
      app.send({ type: 'app.play', game: lottery, from: router.state.location.href })
    }
    nav.addEventListener('click', choose)
    return () => nav.removeEventListener('click', choose)
  }, [app, menu, router, lottery])

  return (
    <div ref={place}>
      {isShown && category ? (
        <VendorMenu
          category={category}
          lanes={lanes}
          onPlay={(game) => app.send({ type: 'app.play', game, from: router.state.location.href })}
          onChosen={() => menu.send({ type: 'menu.close' })}
        />
      ) : null}
    </div>
  )
}

/** Returns the category of the navigation entry that contains `target`. */
function categoryOf(target: unknown): GameType | null {
  const path = target instanceof Element ? target.closest('li > a')?.getAttribute('href') : null
  return gameTypes.find((type) => listOf(type) === path) ?? null
}

const firstGame = (lanes: readonly VendorLane[], category: GameType): Game | null =>
  lanes.find(({ title }) => title === category)?.cards[0]?.game ?? null

const entryOf = (nav: Element, category: GameType | null) =>
  category && nav.querySelector<HTMLElement>(`a[href="${listOf(category)}"]`)
