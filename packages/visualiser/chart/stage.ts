import type { Area } from '@palpite/charts/drawing.ts'
import { farther, nearer, type Size, type View, visibleArea, ZOOM, zoomed } from './camera.ts'

/** A movement has ended when nothing has changed for this long, in ms. */
const REST = 140
/** Zoom per unit of wheel movement. */
const WHEEL = 0.0016
/** Maximum distance in pixels by which the pointer may move during a click. */
const CLICK = 4

/**
 * The viewport in which the reader pans and zooms a drawing. It transforms the drawing without React, and
 * hides the text of a large chart while the view is zoomed far out.
 */
export type Stage = {
  view(): View
  show(view: View, isGlide?: boolean): void
  size(): Size
  seen(): Area
  step(by: 'nearer' | 'farther'): void
  dispose(): void
}

/** @param isLarge whether the content is slow to draw */
export function createStage(
  host: HTMLElement,
  moved: HTMLElement,
  { onMove, isLarge }: { onMove(): void; isLarge(): boolean },
): Stage {
  let view: View = { x: 0, y: 0, zoom: 1 }
  let rest: ReturnType<typeof setTimeout> | undefined
  const listening = new AbortController()
  const { signal } = listening
  const size = () => ({ width: host.clientWidth, height: host.clientHeight })

  const isFar = () => view.zoom < ZOOM.far && isLarge()
  const show = (next: View, isGlide = false) => {
    view = next
    moved.style.transition = isGlide ? 'transform var(--slow) var(--out)' : ''
    moved.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`
    host.classList.add('is-moving')
    if (isFar()) host.classList.add('is-far')
    clearTimeout(rest)
    rest = setTimeout(() => {
      host.classList.remove('is-moving')
      host.classList.toggle('is-far', isFar())
    }, REST)
    onMove()
  }

  const pointers = new Map<number, { x: number; y: number }>()
  let dragged = 0
  host.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 && event.button !== 1) return
      dragged = 0
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    { signal },
  )
  host.addEventListener(
    'pointermove',
    (event) => {
      const was = pointers.get(event.pointerId)
      if (!was) return
      const now = { x: event.clientX, y: event.clientY }
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
      pointers.set(event.pointerId, now)
      dragged += Math.hypot(now.x - was.x, now.y - was.y)
      if (dragged > CLICK && !host.hasPointerCapture(event.pointerId)) host.setPointerCapture(event.pointerId)
      const by = other ? 0.5 : 1
      const panned = { ...view, x: view.x + (now.x - was.x) * by, y: view.y + (now.y - was.y) * by }
      if (!other) return show(panned)
      const { left, top } = host.getBoundingClientRect()
      const middle = { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top }
      show(zoomed(panned, distance(now, other) / Math.max(1, distance(was, other)), middle))
    },
    { signal },
  )
  for (const type of ['pointerup', 'pointercancel'] as const) {
    host.addEventListener(type, (event) => pointers.delete(event.pointerId), { signal })
  }
  // A drag ends with a click event, which must not select anything.
  host.addEventListener('click', (event) => dragged > CLICK && event.stopPropagation(), {
    capture: true,
    signal,
  })
  host.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      if (event.ctrlKey || event.metaKey) {
        const { left, top } = host.getBoundingClientRect()
        const at = { x: event.clientX - left, y: event.clientY - top }
        // A touchpad pinch arrives as many small movements, so each movement counts more.
        const notch = Math.abs(event.deltaY) < 40 ? 6 * WHEEL : WHEEL
        return show(zoomed(view, Math.exp(-event.deltaY * notch), at))
      }
      const [dx, dy] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY]
      show({ ...view, x: view.x - dx, y: view.y - dy })
    },
    { passive: false, signal },
  )

  return {
    view: () => view,
    show,
    size,
    seen: () => visibleArea(view, size()),
    step(by) {
      const { width, height } = size()
      const middle = { x: width / 2, y: height / 2 }
      show(by === 'nearer' ? nearer(view, middle) : farther(view, middle), true)
    },
    dispose() {
      listening.abort()
      clearTimeout(rest)
    },
  }
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y)
