import type { Area, Point } from '@palpite/charts/drawing.ts'

/** `x` and `y` are the position of the drawing's upper left corner in the view, in CSS pixels. */
export type View = Point & { zoom: number }

export type Size = { width: number; height: number }

/** At `legible`, text of 12 px appears as 11 px. Below `far`, text is illegible. */
export const ZOOM = { least: 0.05, most: 3, far: 0.3, legible: 11 / 12 } as const
const MARGIN = 24
const STEP = 1.25

const clampZoom = (zoom: number): number => Math.min(ZOOM.most, Math.max(ZOOM.least, zoom))

export function fitted(area: Area, view: Size, most = 1): View {
  const zoom = clampZoom(
    Math.min((view.width - 2 * MARGIN) / area.width, (view.height - 2 * MARGIN) / area.height, most),
  )
  return centred(area, view, zoom)
}

/**
 * Centres an area in the view. If the area does not fit along an axis, aligns it to the left or upper edge.
 */
export function centred(area: Area, view: Size, zoom: number): View {
  const place = (length: number, room: number) => (length > room ? MARGIN : (room - length) / 2)
  return {
    x: place(area.width * zoom, view.width) - area.x * zoom,
    y: place(area.height * zoom, view.height) - area.y * zoom,
    zoom,
  }
}

/** Zooms so that the point `at` stays where it is on the screen. */
export function zoomed(view: View, factor: number, at: Point): View {
  const zoom = clampZoom(view.zoom * factor)
  const share = zoom / view.zoom
  return { x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share, zoom }
}

export const nearer = (view: View, at: Point): View => zoomed(view, STEP, at)
export const farther = (view: View, at: Point): View => zoomed(view, 1 / STEP, at)

/** Returns the visible part of the drawing, in the drawing's own pixels. */
export const visibleArea = (view: View, { width, height }: Size): Area => ({
  x: -view.x / view.zoom,
  y: -view.y / view.zoom,
  width: width / view.zoom,
  height: height / view.zoom,
})
