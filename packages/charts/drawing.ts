/** Positions of a chart's elements, in CSS pixels from the upper left corner. */
export type Drawing = {
  width: number
  height: number
  direction: Direction
  /** In document order, so that parents come before children. */
  boxes: readonly Box[]
  arrows: readonly Arrow[]
  starts: readonly Start[]
  /** Bars at which arrows to several states split. */
  forks: readonly Fork[]
  /** Ids of arrows that are not drawn because they would be too long. Their transitions are shown as text. */
  apart: readonly string[]
}

export type Direction = 'down' | 'right'

export type Point = { x: number; y: number }
export type Area = Point & { width: number; height: number }

export type Box = Area & {
  state: string
  kind: 'leaf' | 'container' | 'history'
  /** Nesting depth, 0 for the root. Children of a parallel state have the depth of that state. */
  depth: number
  isFinal: boolean
  /** Whether the state is a region of a parallel state. Regions have no border. */
  isRegion: boolean
  isCollapsed: boolean
  hasInside: boolean
  /** `H` or `H*`, for a history state. */
  letter: string | undefined
  rows: readonly Row[]
  head: number
  /** Dashed lines inside a parallel state: below its text and between its regions. */
  partings: readonly (readonly [Point, Point])[]
}

export type Row = {
  kind: 'title' | 'description' | 'detail'
  lines: readonly TextLine[]
  /** The transition that the row describes: an internal one, or an outgoing one without an arrow. */
  transition: string | undefined
  /** Incoming transitions without an arrow. The row lists their sources. */
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
  /** Unique within its drawing, and stable as long as the arrow connects the same states. */
  id: string
  source: string
  target: string
  isError: boolean
  /** Whether the arrow ends at a bar, where it splits. */
  isStem: boolean
  points: readonly Point[]
  /** The innermost state that contains both ends and the label. Undefined if there is none. */
  holder: string | undefined
  transitions: readonly string[]
  label: (Area & { parts: readonly LabelPart[] }) | undefined
}

export type LabelPart = { transition: string; lines: readonly TextLine[] }

export type Fork = Area & { transition: string }

export type Start = { state: string; dot: Area; points: readonly Point[] }

/** Line height in pixels. */
export const LINE_HEIGHT = 16
/** Distances in pixels: from a box's border to its text, and between description and details. */
export const PADDING = { side: 10, top: 7, bottom: 8, details: 5 } as const
