/** Positions of a chart's elements, in CSS pixels from the upper left corner. */
export type Drawing = {
  width: number
  height: number
  direction: Direction
  /** In document order, so that parents come before children. */
  boxes: readonly Box[]
  arrows: readonly Arrow[]
  starts: readonly Start[]
  /** Bars at which an arrow to several states splits. */
  forks: readonly Fork[]
  /** Ids of the arrows that are shown as text, since they would be too long. */
  apart: readonly string[]
}

export type Direction = 'down' | 'right'

export type Point = { x: number; y: number }
export type Area = Point & { width: number; height: number }

export type Box = Area & {
  state: string
  kind: 'leaf' | 'container' | 'history'
  /** Number of ancestors with a border. */
  depth: number
  isFinal: boolean
  /** Whether it is a region of a parallel state. Regions have no border. */
  isRegion: boolean
  isCollapsed: boolean
  hasInside: boolean
  /** `H` or `H*` of a history state. */
  letter: string | undefined
  rows: readonly Row[]
  head: number
  /** Lines between the regions of a parallel state. */
  partings: readonly (readonly [Point, Point])[]
}

export type Row = {
  kind: 'title' | 'description' | 'detail'
  lines: readonly TextLine[]
  /** The transition that the row shows, if it is internal or has no arrow. */
  transition: string | undefined
  /** Incoming transitions without an arrow, if the row lists their sources. */
  arrivals: readonly string[]
  machine: string | undefined
}

export type TextLine = readonly Run[]

export type Run = { text: string; style: TextStyle }

export type TextStyle =
  | 'title'
  | 'description'
  | 'tag'
  | 'word'
  | 'value'
  | 'event'
  | 'system'
  | 'error'
  | 'guard'
  | 'action'
  | 'target'

export type Arrow = {
  /** Unique in its drawing, and stable while it connects the same states. */
  id: string
  source: string
  target: string
  isError: boolean
  /** Whether it ends at a bar and splits there. */
  isStem: boolean
  points: readonly Point[]
  /** The innermost state around both ends, which contains its label. Undefined for the drawing itself. */
  holder: string | undefined
  transitions: readonly string[]
  label: (Area & { parts: readonly LabelPart[] }) | undefined
}

export type LabelPart = { transition: string; lines: readonly TextLine[] }

export type Fork = Area & { transition: string }

export type Start = { state: string; dot: Area; points: readonly Point[] }

/** Pixels from one line to the next. */
export const LINE_HEIGHT = 16
/** Pixels between a box's border and its text, and between description and details. */
export const PADDING = { side: 10, top: 7, bottom: 8, details: 5 } as const
