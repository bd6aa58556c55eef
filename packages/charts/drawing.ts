/** Where everything of a chart stands, in CSS pixels from the drawing's upper left corner. */
export type Drawing = {
  width: number
  height: number
  direction: Direction
  /** In document order, so that what is inside comes after what holds it. */
  boxes: readonly Box[]
  arrows: readonly Arrow[]
  /** Where compound states begin. */
  starts: readonly Start[]
  /** Bars at which arrows to several states part. */
  forks: readonly Fork[]
  /** Ids of the arrows that words stand for, since they would be too long. */
  apart: readonly string[]
}

/** Which way most transitions lead. */
export type Direction = 'down' | 'right'

export type Point = { x: number; y: number }
export type Area = Point & { width: number; height: number }

/** A state. */
export type Box = Area & {
  /** Its id in the chart. */
  state: string
  kind: 'leaf' | 'container' | 'history'
  /** How many states with a border hold it. */
  depth: number
  isFinal: boolean
  /** Whether it is one of a parallel state's regions, which have no border. */
  isRegion: boolean
  /** Whether states of it are hidden inside. */
  isCollapsed: boolean
  /** Whether it could be collapsed or expanded. */
  hasInside: boolean
  /** `H` or `H*` of a history state. */
  letter: string | undefined
  rows: readonly Row[]
  /** Height of what is written in it. */
  head: number
  /** Where a parallel state's regions are parted. */
  partings: readonly (readonly [Point, Point])[]
}

export type Row = {
  kind: 'title' | 'description' | 'detail'
  lines: readonly TextLine[]
  /** The transition that it is, where one stays inside its state or has no arrow. */
  transition: string | undefined
  /** Transitions without an arrow that arrive here, where it says whence. */
  arrivals: readonly string[]
  /** Id of the machine that it names. */
  machine: string | undefined
}

export type TextLine = readonly Run[]

/** What is written in one way. */
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

/** One or more transitions between the same two states. */
export type Arrow = {
  /** Unique in its drawing, and the same in the next as long as it joins the same states. */
  id: string
  source: string
  target: string
  isError: boolean
  /** Whether it ends at a bar, where it parts. */
  isStem: boolean
  points: readonly Point[]
  /** The innermost state around both its ends, in which its label lies; none for the drawing itself. */
  holder: string | undefined
  /** Ids of all transitions it stands for. */
  transitions: readonly string[]
  label: (Area & { parts: readonly LabelPart[] }) | undefined
}

export type LabelPart = { transition: string; lines: readonly TextLine[] }

export type Fork = Area & { transition: string }

export type Start = { state: string; dot: Area; points: readonly Point[] }

/** Pixels from one line of text to the next. */
export const LINE_HEIGHT = 16
/** Pixels between a box's border and what is written in it, and between its description and its details. */
export const PADDING = { side: 10, top: 7, bottom: 8, details: 5 } as const
